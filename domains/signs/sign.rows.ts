import { attributionOf } from './attribution.ts'
import {
  property,
  type ReferenceKey,
  referenceKeys,
  textKeys,
  wireName,
  type YesNoKey,
  yesNoKeys,
} from './properties.ts'
import {
  type Attribution,
  type MediaRole,
  mediaRoles,
  type RelationKind,
  type SignDocument,
  type SignExample,
} from './sign-document.ts'

type AttributionColumns = Record<keyof Attribution, string | null>

/** A document as rows of the database, by table. */
export interface SignRows {
  /** Text and yes/no columns of `sign`, by property key; null where empty. */
  columns: Record<string, string | boolean | null>
  values: {
    signId: number
    property: string
    many: boolean
    list: string
    entryId: number
    position: number
  }[]
  translations: { signId: number; language: string; sense: number; position: number; text: string }[]
  notes: { signId: number; position: number; kindId: number; text: string; public: boolean }[]
  relations: { signId: number; position: number; kind: RelationKind; targetId: number }[]
  minimalPairs: { signId: number; position: number; targetId: number }[]
  foreignRelations: { signId: number; position: number; signLanguage: string; text: string }[]
  examples: (AttributionColumns & {
    signId: number
    position: number
    signs: string
    mediaId: number | null
  })[]
  exampleTexts: { signId: number; position: number; language: string; text: string }[]
  media: (AttributionColumns & { signId: number; mediaId: number; role: MediaRole; position: number })[]
}

const referenceByWireName = new Map<string, ReferenceKey>(referenceKeys.map((key) => [wireName(key), key]))

interface RowPosition {
  signId: number
  position: number
}

const attributionColumns = ({ licence, credit, signer }: Attribution): AttributionColumns => ({
  licence: licence ?? null,
  credit: credit ?? null,
  signer: signer ?? null,
})

/** The rows of a canonical document. */
export function documentToRows(signId: number, document: SignDocument): SignRows {
  const numbered = <Item, Row>(items: readonly Item[], toRow: (item: Item) => Row): (RowPosition & Row)[] =>
    items.map((item, position) => ({ signId, position, ...toRow(item) }))

  return {
    columns: {
      ...Object.fromEntries(textKeys.map((key) => [key, document.texts[key] ?? null])),
      ...Object.fromEntries(yesNoKeys.map((key) => [key, document.flags[key] ?? null])),
    },
    values: referenceKeys.flatMap((key) => {
      const { list, many = false } = property(key)
      const facts = { property: wireName(key), many, list: list ?? '' }
      return numbered(document.values[key] ?? [], (entryId: number) => ({ ...facts, entryId }))
    }),
    translations: Object.entries(document.translations).flatMap(([language, senses]) =>
      senses.flatMap((keywords, sense) => numbered(keywords, (text) => ({ language, sense, text }))),
    ),
    notes: numbered(document.notes, (note) => ({ kindId: note.kind, text: note.text, public: note.public })),
    relations: numbered(document.relations, ({ kind, sign }) => ({ kind, targetId: sign })),
    minimalPairs: numbered(document.minimalPairs, (targetId) => ({ targetId })),
    foreignRelations: numbered(document.foreignRelations, (relation) => ({ ...relation })),
    examples: numbered(document.examples, ({ signs, media, ...attribution }) => ({
      signs,
      mediaId: media ?? null,
      ...attributionColumns(attribution),
    })),
    exampleTexts: document.examples.flatMap(({ texts }, position) =>
      Object.entries(texts).map(([language, text]) => ({ signId, position, language, text })),
    ),
    media: mediaRoles.flatMap((role) =>
      numbered(
        document.media.filter((item) => item.role === role),
        ({ media, ...attribution }) => ({ role, mediaId: media, ...attributionColumns(attribution) }),
      ),
    ),
  }
}

/** The document of these rows; they belong to one sign and are ordered by position. */
export function rowsToDocument(rows: SignRows): SignDocument {
  const { columns } = rows
  const document: SignDocument = {
    texts: { gloss: String(columns.gloss) },
    translations: {},
    values: {},
    flags: {},
    notes: rows.notes.map((note) => ({ kind: note.kindId, text: note.text, public: note.public })),
    relations: rows.relations.map(({ kind, targetId }) => ({ kind, sign: targetId })),
    foreignRelations: rows.foreignRelations.map(({ signLanguage, text }) => ({ signLanguage, text })),
    minimalPairs: rows.minimalPairs.map(({ targetId }) => targetId),
    examples: examples(rows),
    media: rows.media.map(({ role, mediaId, ...columns }) => ({
      role,
      media: mediaId,
      ...attributionOf(columns),
    })),
  }
  for (const key of textKeys) if (typeof columns[key] === 'string') document.texts[key] = columns[key]
  for (const key of yesNoKeys)
    if (typeof columns[key] === 'boolean') document.flags[key as YesNoKey] = columns[key]
  for (const row of rows.values) {
    const key = referenceByWireName.get(row.property)
    if (key) document.values[key] = [...(document.values[key] ?? []), row.entryId]
  }
  for (const { language, sense, text } of rows.translations) {
    const senses = document.translations[language] ?? []
    while (senses.length <= sense) senses.push([])
    senses[sense]?.push(text)
    document.translations[language] = senses
  }
  return document
}

function examples(rows: SignRows): SignExample[] {
  const byPosition = new Map<number, SignExample>()
  for (const { position, signs, mediaId, ...columns } of rows.examples)
    byPosition.set(position, {
      texts: {},
      signs,
      ...(mediaId !== null && { media: mediaId, ...attributionOf(columns) }),
    })
  for (const { position, language, text } of rows.exampleTexts) {
    const example = byPosition.get(position)
    if (example) example.texts[language] = text
  }
  return [...byPosition.values()]
}
