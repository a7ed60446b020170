import { type PropertyKey, wireName } from '../properties.ts'
import type { ReportIssue } from './csv-error.ts'
import type { Lookups, NameLookup } from './lookups.ts'
import type { SignReference } from './sign-row.ts'

interface ReferenceContext {
  lookups: Lookups
  reportError: ReportIssue
}

/** The entry with a value of a list, as a list of one; empty and reported when it is unknown. */
export function findEntry(
  list: string,
  value: string,
  key: PropertyKey,
  { lookups, reportError }: ReferenceContext,
): number[] {
  const id = lookups.entry(list, value)
  if (id === undefined) reportError(wireName(key), 'import.valueUnknown', { value, list })
  return id === undefined ? [] : [id]
}

/** The sign that a cell refers to, as a list of one; empty and reported when it is unknown or the sign itself. */
export function findSign(
  reference: SignReference,
  key: PropertyKey,
  { lookups, reportError, self }: ReferenceContext & { self: number },
): number[] {
  const sign = 'id' in reference ? `#${reference.id}` : reference.gloss
  const id = lookups.sign(reference)
  if (id === undefined) reportError(wireName(key), 'import.signUnknown', { sign })
  else if (id === self) reportError(wireName(key), 'import.signItself', { sign })
  return id === undefined || id === self ? [] : [id]
}

/** The gloss of a sign; `#` and the id when the sign is gone or its gloss reads like an id. */
export function writeSignReference(id: number, { gloss: glossOf }: Pick<NameLookup, 'gloss'>): string {
  const gloss = glossOf(id)
  return gloss === undefined || /^#\d{1,9}$/.test(gloss) ? `#${id}` : gloss
}

/** The names of ids, without those that have none. */
export const resolveNames = <Name>(ids: readonly number[], name: (id: number) => Name | undefined): Name[] =>
  ids.flatMap((id) => {
    const found = name(id)
    return found === undefined ? [] : [found]
  })
