import { sql } from 'kysely'
import type { Actor } from '#platform/actor.ts'
import type { Tx } from '#platform/db/transaction.ts'
import { AppError, type FieldError } from '#platform/errors/app-error.ts'
import { property, referenceKeys, wireName } from '../properties.ts'
import { mediaIdsOf, type SignDocument } from '../sign-document.ts'
import { findNameableSigns } from './visible-signs.queries.ts'

/** Entries with the list that each must belong to, signs, languages and files that a document refers to. */
function referencesOf(document: SignDocument) {
  const { values, notes, translations, examples, relations, minimalPairs } = document
  const entries = [
    ...referenceKeys.flatMap((key) =>
      (values[key] ?? []).map((id) => ({ key: wireName(key), list: property(key).list ?? '', id })),
    ),
    ...notes.map(({ kind }) => ({ key: 'notes', list: property('notes').list ?? '', id: kind })),
  ]
  const languages = [
    ...Object.keys(translations).map((code) => ({ key: 'translation', code })),
    ...examples.flatMap(({ texts }) => Object.keys(texts).map((code) => ({ key: 'example', code }))),
  ]
  const signs = [
    ...relations.map(({ sign }) => ({ key: 'relations', id: sign })),
    ...minimalPairs.map((sign) => ({ key: 'minimal_pairs', id: sign })),
  ]
  const media = mediaIdsOf(document).map((id) => ({ key: 'video', id }))
  return { entries, languages, signs, media }
}

/**
 * Refuses values, languages, signs and files that do not exist, signs that the actor may not name, and relations of a sign
 * to itself. What the sign already had is accepted: it may have been deleted since, or somebody else may have added it.
 * @throws AppError `request.invalid` with a field for each property
 */
export async function requireKnownReferences(
  tx: Tx,
  actor: Actor,
  document: SignDocument,
  { self, previous }: { self: number | undefined; previous: SignDocument | undefined },
): Promise<void> {
  const { entries, languages, signs, media } = referencesOf(document)
  const before = new Set(previous ? referencesOf(previous).signs.map(({ id }) => id) : [])
  const { rows } = await sql<{ kind: 'entry' | 'language' | 'media'; name: string }>`
    select 'entry' as kind, list || '/' || id as name from vocabulary_entry
      where id = any(${entries.map(({ id }) => id)}::integer[])
    union all select 'language', code from language where code = any(${languages.map(({ code }) => code)}::text[])
    union all select 'media', id::text from media where id = any(${media.map(({ id }) => id)}::integer[])
  `.execute(tx)
  const nameable = await findNameableSigns(
    tx,
    actor,
    signs.map(({ id }) => id),
  )
  const known = new Set(rows.map(({ kind, name }) => `${kind}/${name}`))
  const unknown = (field: string, value: string | number): FieldError => ({
    field,
    code: 'value.unknown',
    params: { value },
  })
  const fields: FieldError[] = [
    ...entries
      .filter(({ list, id }) => !known.has(`entry/${list}/${id}`))
      .map(({ key, id }) => unknown(key, id)),
    ...languages
      .filter(({ code }) => !known.has(`language/${code}`))
      .map(({ key, code }) => unknown(key, code)),
    ...media.filter(({ id }) => !known.has(`media/${id}`)).map(({ key, id }) => unknown(key, id)),
    ...signs.flatMap(({ key, id }): FieldError[] => {
      if (id === self) return [{ field: key, code: 'sign.relatedToItself' }]
      return nameable.has(id) || before.has(id) ? [] : [{ field: key, code: 'sign.relatedToDeleted' }]
    }),
  ]
  if (fields.length > 0) throw new AppError('request.invalid', { fields })
}
