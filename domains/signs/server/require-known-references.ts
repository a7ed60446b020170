import type { Actor } from '#platform/actor.ts'
import type { Tx } from '#platform/db/transaction.ts'
import { AppError, type FieldError } from '#platform/errors/app-error.ts'
import { property, wireName } from '../properties.ts'
import { referencesOf, signIdsOf } from '../references-of.ts'
import { mediaIdsOf, type SignDocument } from '../sign-document.ts'
import { findKnownReferences } from './reference.queries.ts'
import { findNameableSigns } from './visible-signs.queries.ts'

/** What a document refers to, by wire name; entries with the list that each must belong to. */
function namedReferences(document: SignDocument) {
  const { entries, languages, signs } = referencesOf(document)
  return {
    entries: entries.map(({ key, id }) => ({ key: wireName(key), list: property(key).list ?? '', id })),
    languages: languages.map(({ key, code }) => ({ key: wireName(key), code })),
    signs: signs.map(({ key, id }) => ({ key: wireName(key), id })),
    media: mediaIdsOf(document).map((id) => ({ key: wireName('video'), id })),
  }
}

interface DocumentToCheck {
  document: SignDocument
  /** The id of the sign; undefined for a new one. */
  self: number | undefined
  previous: SignDocument | undefined
}

/**
 * Refuses values, languages, signs and files that do not exist, signs that the actor may not name, and relations of a sign
 * to itself. What the sign already had is accepted: it may have been deleted since, or somebody else may have added it.
 * @throws AppError `request.invalid` with a field for each property
 */
export async function requireKnownReferences(
  tx: Tx,
  actor: Actor,
  { document, self, previous }: DocumentToCheck,
): Promise<void> {
  const { entries, languages, signs, media } = namedReferences(document)
  const before = new Set(previous ? signIdsOf(previous) : [])
  const known = await findKnownReferences(tx, {
    entries: entries.map(({ id }) => id),
    languages: languages.map(({ code }) => code),
    media: media.map(({ id }) => id),
  })
  const nameable = await findNameableSigns(
    tx,
    actor,
    signs.map(({ id }) => id),
  )
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
