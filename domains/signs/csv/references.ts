import { type PropertyKey, property, type ReferenceKey, referenceKeys, wireName } from '../properties.ts'
import type { ReportIssue, ReportReadAs } from './csv-error.ts'
import type { Lookups, NameLookup } from './lookups.ts'
import type { SignReference } from './sign-csv-row.ts'

interface ReferenceContext {
  lookups: Lookups
  reportError: ReportIssue
  reportReadAs: ReportReadAs
}

interface SignContext extends Pick<ReferenceContext, 'lookups' | 'reportError'> {
  self: number
  reportNotice: ReportIssue
}

/** The entry with this value, alias or new value, as a list of one; empty and reported when it is unknown. */
export function findEntry(
  list: string,
  name: string,
  key: PropertyKey,
  { lookups, reportError, reportReadAs }: ReferenceContext,
): number[] {
  const known = lookups.entry(list, name)
  if (known !== undefined) {
    const value = lookups.hierarchy(known)?.value ?? name
    if (value !== name) reportReadAs(wireName(key), name, value)
    return [known]
  }
  const created = lookups.createEntry(list, name)
  if (created === undefined) reportUnknownName(list, name, key, { lookups, reportError })
  return created === undefined ? [] : [created]
}

function reportUnknownName(
  list: string,
  name: string,
  key: PropertyKey,
  { lookups, reportError }: Pick<ReferenceContext, 'lookups' | 'reportError'>,
) {
  const wider = lookups.widerEntry(list, name)
  if (wider === undefined) reportError(wireName(key), 'import.valueUnknown', { value: name, list })
  else {
    const params = { value: name, list, wider: lookups.hierarchy(wider)?.value ?? '' }
    reportError(wireName(key), 'import.valueNarrower', params)
  }
}

/** A name in a cell that belongs to the list of a narrower property, such as a precise location among the areas. */
export interface NarrowerEntry {
  name: string
  key: ReferenceKey
  entry: number
  /** The entry that contains it; undefined when it lies in none. */
  container: number | undefined
}

const innerKeys = new Map(referenceKeys.map((key) => [property(key).within, key]))

/** The entry of the property within this one, if its own list does not have the name. */
export function findNarrowerEntry(
  name: string,
  key: ReferenceKey,
  lookups: Pick<Lookups, 'entry' | 'hierarchy'>,
): NarrowerEntry | undefined {
  const inner = innerKeys.get(key)
  if (inner === undefined || lookups.entry(property(key).list ?? '', name) !== undefined) return undefined
  const entry = lookups.entry(property(inner).list ?? '', name)
  // A value that this import creates does not exist yet, so that the order of rows does not matter.
  if (entry === undefined || entry < 0) return undefined
  return { name, key: inner, entry, container: lookups.hierarchy(entry)?.parentId ?? undefined }
}

/**
 * The sign that a cell refers to, as a list of one; empty and reported when it is unknown or the sign itself. A sign of
 * another installation that the file lacks is left out with a notice.
 */
export function findSign(
  reference: SignReference,
  key: PropertyKey,
  { lookups, reportError, reportNotice, self }: SignContext,
): number[] {
  const sign = 'id' in reference ? `#${reference.id}` : reference.gloss
  const id = lookups.sign(reference)
  if (lookups.isElsewhere(reference)) reportNotice(wireName(key), 'import.signElsewhere', { sign })
  else if (id === undefined) reportError(wireName(key), 'import.signUnknown', { sign })
  else if (id === self) reportError(wireName(key), 'import.signItself', { sign })
  return id === undefined || id === self ? [] : [id]
}

/** The gloss of a sign; `#` and the id when the sign is gone or its gloss reads like an id. */
export function writeSignReference(id: number, { gloss: glossOf }: Pick<NameLookup, 'gloss'>): string {
  const gloss = glossOf(id)
  return gloss === undefined || /^#\d{1,9}$/.test(gloss) ? `#${id}` : gloss
}
