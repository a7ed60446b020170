import { AppError, type FieldError } from '#platform/errors/app-error.ts'
import { canonicalDocument } from './canonical-document.ts'
import type { ExternalId } from './external-id.ts'
import type { WireProperties } from './kinds/kind-wire.ts'
import { wireKinds } from './kinds/wire-kinds.ts'
import { type PropertyKey, property, wireName } from './properties.ts'
import { emptyDocument, type SignDocument } from './sign-document.ts'

/**
 * The content of a sign as programs write and read it: the keys of CSV, stable values of reference entries, ids of
 * signs. Missing keys leave a property unchanged; null and empty lists remove its values. Files are not part of it.
 */
export interface SignBody extends WireProperties {
  source?: string | null | undefined
  source_id?: string | null | undefined
}

/** The ids and stable values of reference entries. */
export interface EntryNames {
  id(list: string, value: string): number | undefined
  value(id: number): string | undefined
}

/** The values of reference lists that a body names. */
export const valuesNamedIn = (body: SignBody): string[] =>
  wireKinds.flatMap((kind) => kind.namedValues?.(body) ?? [])

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
  const previous = before ?? emptyDocument('')
  const entryIds = (key: PropertyKey, values: readonly string[]) =>
    values.flatMap((value) => {
      const id = names.id(property(key).list ?? '', value)
      if (id === undefined)
        fields.push({ field: wireName(key), code: 'value.unknown', params: { value: value.slice(0, 100) } })
      return id ?? []
    })
  const parts = wireKinds.map((kind) => kind.parse(body, previous, entryIds))
  if (fields.length > 0) throw new AppError('request.invalid', { fields })
  return canonicalDocument(Object.assign({ ...previous }, ...parts))
}

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
export const bodyFromDocument = (document: SignDocument, names: Pick<EntryNames, 'value'>): SignBody =>
  Object.assign({}, ...wireKinds.map((kind) => kind.write(document, (id) => names.value(id) ?? '')))
