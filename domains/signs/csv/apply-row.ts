import {
  type PropertyKey,
  property,
  type ReferenceKey,
  type TextKey,
  wireName,
  type YesNoKey,
} from '../properties.ts'
import type { SignDocument, SignExample } from '../sign-document.ts'
import { exampleMedia, signMedia } from './apply-media.ts'
import type { Complain } from './csv-error.ts'
import type { Lookups } from './lookups.ts'
import type { SignReference, SignRow } from './sign-row.ts'

/**
 * The document after a row: what has no column stays, what is empty is cleared, an absent file changes nothing.
 * @param self the sign's own id, which it cannot relate to
 */
export function applyRow(
  row: SignRow,
  before: SignDocument,
  self: number,
  lookups: Lookups,
  complain: Complain,
  notice: Complain,
): SignDocument {
  const signs = (key: PropertyKey, references: SignReference[]) =>
    references.map((reference) =>
      findSign(reference, self, lookups, (...said) => complain(wireName(key), ...said)),
    )
  const relations =
    row.relations &&
    signs(
      'relations',
      row.relations.map(({ target }) => target),
    )

  return {
    texts: { ...before.texts, ...withoutEmpty(row.texts), gloss: row.texts.gloss ?? before.texts.gloss },
    translations: { ...before.translations, ...row.translations },
    values: { ...before.values, ...values(row, lookups, complain) },
    flags: { ...before.flags, ...flags(row) },
    notes: row.notes ? notes(row.notes, lookups, complain) : before.notes,
    relations: row.relations
      ? row.relations.flatMap(({ kind }, index) => relations?.[index]?.map((sign) => ({ kind, sign })) ?? [])
      : before.relations,
    foreignRelations: row.foreignRelations ?? before.foreignRelations,
    minimalPairs: row.minimalPairs ? signs('minimalPairs', row.minimalPairs).flat() : before.minimalPairs,
    examples: examples(row, before, exampleMedia(row, before, lookups, notice)),
    media: signMedia(row, before, lookups, notice),
  }
}

const withoutEmpty = (texts: Partial<Record<TextKey, string>>) =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, text || undefined]))

function values(row: SignRow, lookups: Lookups, complain: Complain): SignDocument['values'] {
  const found = Object.entries(row.values) as [ReferenceKey, string[]][]
  return Object.fromEntries(
    found.map(([key, names]) => [
      key,
      names.flatMap((value) => entry(property(key).list ?? '', value, key, lookups, complain)),
    ]),
  )
}

function entry(
  list: string,
  value: string,
  key: PropertyKey,
  lookups: Lookups,
  complain: Complain,
): number[] {
  const id = lookups.entry(list, value)
  if (id === undefined) complain(wireName(key), 'import.valueUnknown', { value, list })
  return id === undefined ? [] : [id]
}

const flags = (row: SignRow): Partial<Record<YesNoKey, boolean>> =>
  Object.fromEntries(Object.entries(row.flags).map(([key, answer]) => [key, answer ?? undefined]))

const notes = (all: NonNullable<SignRow['notes']>, lookups: Lookups, complain: Complain) =>
  all.flatMap((note) =>
    entry('notes', note.kind, 'notes', lookups, complain).map((kind) => ({ ...note, kind })),
  )

function findSign(
  reference: SignReference,
  self: number,
  lookups: Lookups,
  complain: (code: 'import.signUnknown' | 'import.signItself', params: Record<string, string>) => void,
): number[] {
  const sign = 'id' in reference ? `#${reference.id}` : reference.gloss
  const id = lookups.sign(reference)
  if (id === undefined) complain('import.signUnknown', { sign })
  else if (id === self) complain('import.signItself', { sign })
  return id === undefined || id === self ? [] : [id]
}

function examples(
  row: SignRow,
  { examples: before }: SignDocument,
  videos: (number | undefined)[] | undefined,
): SignExample[] {
  const languages = Object.entries(row.examples)
  if (languages.length === 0 && !row.exampleSigns && !videos) return before
  const lists = [before, row.exampleSigns ?? [], videos ?? [], ...languages.map(([, sentences]) => sentences)]
  return Array.from({ length: Math.max(...lists.map(({ length }) => length)) }, (_, index) => {
    const { texts = {}, signs = '', media: had } = before[index] ?? {}
    const said = Object.fromEntries(
      languages.map(([language, sentences]) => [language, sentences[index] ?? '']),
    )
    const example = {
      texts: { ...texts, ...said },
      signs: row.exampleSigns ? (row.exampleSigns[index] ?? '') : signs,
    }
    const media = videos ? videos[index] : had
    return media === undefined ? example : { ...example, media }
  })
}
