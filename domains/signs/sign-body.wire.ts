import { AppError, type FieldError } from '#platform/errors/app-error.ts'
import { canonicalDocument } from './canonical-document.ts'
import type { ExternalId } from './external-id.ts'
import { property, type ReferenceKey, referenceKeys, textKeys, wireName, yesNoKeys } from './properties.ts'
import { emptyDocument, type RelationKind, type SignDocument, type SignExample } from './sign-document.ts'

/**
 * The content of a sign as programs write and read it: the keys of CSV, stable values of reference entries, ids of
 * signs. Missing keys leave a property unchanged; null and empty lists remove its values. Files are not part of it.
 */
export interface SignBody {
  translations?: Record<string, string[][] | null> | undefined
  notes?: { kind: string; text: string; public: boolean }[] | undefined
  relations?: { kind: RelationKind; sign: number }[] | undefined
  foreign_relations?: { sign_language: string; text: string }[] | undefined
  minimal_pairs?: number[] | undefined
  examples?: { texts?: Record<string, string> | undefined; signs?: string | undefined }[] | undefined
  source?: string | null | undefined
  source_id?: string | null | undefined
  /** Texts, yes/no properties, and values of reference lists. */
  [property: string]: unknown
}

/** The ids and stable values of reference entries. */
export interface EntryNames {
  id(list: string, value: string): number | undefined
  value(id: number): string | undefined
}

/** The values of reference lists that a body names. */
export const valuesNamedIn = (body: SignBody): string[] => [
  ...referenceKeys.flatMap((key) => (body[wireName(key)] as string | string[] | null | undefined) ?? []),
  ...(body.notes ?? []).map(({ kind }) => kind),
]

/**
 * The document of a sign after a program wrote these properties.
 * @throws AppError `request.invalid` with a field for each unknown value
 */
export function documentFromBody(
  body: SignBody,
  before: SignDocument | undefined,
  names: Pick<EntryNames, 'id'>,
): SignDocument {
  const fields: FieldError[] = []
  const document = structuredClone(before ?? emptyDocument(''))
  const entryIds = (key: string, list: string, values: readonly string[]) =>
    values.flatMap((value) => {
      const id = names.id(list, value)
      if (id === undefined)
        fields.push({ field: key, code: 'value.unknown', params: { value: value.slice(0, 100) } })
      return id ?? []
    })

  for (const key of textKeys) {
    const text = body[wireName(key)] as string | null | undefined
    if (text !== undefined) document.texts = { ...document.texts, [key]: text ?? '' }
  }
  for (const key of yesNoKeys) {
    const flag = body[wireName(key)] as boolean | null | undefined
    if (flag !== undefined) document.flags = { ...document.flags, [key]: flag ?? undefined }
  }
  for (const key of referenceKeys) {
    const values = body[wireName(key)] as string | string[] | null | undefined
    if (values !== undefined)
      document.values[key] = entryIds(
        wireName(key),
        property(key).list ?? '',
        values === null ? [] : [values].flat(),
      )
  }
  for (const [language, senses] of Object.entries(body.translations ?? {}))
    document.translations[language] = senses ?? []
  if (body.notes)
    document.notes = body.notes.flatMap((note) =>
      entryIds('notes', property('notes').list ?? '', [note.kind]).map((kind) => ({ ...note, kind })),
    )
  if (body.relations) document.relations = body.relations
  if (body.foreign_relations)
    document.foreignRelations = body.foreign_relations.map(({ sign_language, text }) => ({
      signLanguage: sign_language,
      text,
    }))
  if (body.minimal_pairs) document.minimalPairs = body.minimal_pairs
  if (body.examples) document.examples = withVideos(body.examples, document.examples)
  if (fields.length > 0) throw new AppError('request.invalid', { fields })
  return canonicalDocument(document)
}

/** Examples keep the videos of the sentences at their positions. */
const withVideos = (
  examples: NonNullable<SignBody['examples']>,
  before: readonly SignExample[],
): SignExample[] => examples.map(({ texts = {}, signs = '' }, index) => ({ ...before[index], texts, signs }))

/**
 * The external id that a program wrote; undefined when it is unchanged.
 * @throws AppError `request.invalid` when one of its two parts is missing
 */
export function externalIdFromBody({ source, source_id }: SignBody): ExternalId | null | undefined {
  if (source === undefined && source_id === undefined) return undefined
  if (source && source_id) return { source, sourceId: source_id }
  if (!source && !source_id) return null
  const field = source ? 'source_id' : 'source'
  throw new AppError('request.invalid', { fields: [{ field, code: 'value.required' }] })
}

/** The content of a sign as a program reads it, every property included. */
export function bodyFromDocument(document: SignDocument, names: EntryNames): SignBody {
  const value = (id: number) => names.value(id) ?? ''
  const reference = (key: ReferenceKey) => {
    const values = (document.values[key] ?? []).map(value)
    return property(key).many ? values : (values[0] ?? null)
  }
  return {
    ...Object.fromEntries(textKeys.map((key) => [wireName(key), document.texts[key] ?? null])),
    translations: document.translations,
    ...Object.fromEntries(referenceKeys.map((key) => [wireName(key), reference(key)])),
    ...Object.fromEntries(yesNoKeys.map((key) => [wireName(key), document.flags[key] ?? null])),
    notes: document.notes.map((note) => ({ ...note, kind: value(note.kind) })),
    relations: document.relations,
    foreign_relations: document.foreignRelations.map(({ signLanguage, text }) => ({
      sign_language: signLanguage,
      text,
    })),
    minimal_pairs: document.minimalPairs,
    examples: document.examples.map(({ texts, signs }) => ({ texts, signs })),
  }
}
