import { preciseLocationsOutsideAreas } from '../location-containment.ts'
import { type ReferenceKey, wireName } from '../properties.ts'
import type { SignDocument } from '../sign-document.ts'
import type { ReportIssue } from './csv-error.ts'
import type { EntryHierarchy, Lookups } from './lookups.ts'
import type { SignRow } from './sign-row.ts'

/**
 * The precise places (entry ids) that lie in none of the areas beside them; an area that is the head of a group stands
 * for its members. None where no area is said, and never a place of which no area is known.
 */
export function locationsOutsideArea(
  { location = [], locationPrecise = [] }: SignDocument['values'],
  entryById: (id: number) => EntryHierarchy | undefined,
): number[] {
  // Values that the import itself creates have negative ids and no area yet.
  return preciseLocationsOutsideAreas(
    location.map((id) => ({ id })),
    locationPrecise.filter((id) => id > 0),
    entryById,
  )
}

const keys = ['locationPrecise', 'location'] as const satisfies ReferenceKey[]

/** Complains of places that a row puts outside their area; what a sign has already is left as it is. */
export function reportLocationsOutsideArea(
  row: SignRow,
  before: SignDocument,
  { values }: SignDocument,
  lookups: Lookups,
  reportError: ReportIssue,
): void {
  const changedKey = keys.find((key) => row.values[key] !== undefined)
  const isChanged = keys.some((key) => String(values[key] ?? []) !== String(before.values[key] ?? []))
  if (changedKey === undefined || !isChanged) return
  const nameOf = (id: number) => lookups.hierarchy(id)?.value ?? ''
  for (const location of locationsOutsideArea(values, lookups.hierarchy))
    reportError(wireName(changedKey), 'import.placeOutside', {
      value: nameOf(location),
      area: (values.location ?? []).map(nameOf).join(', '),
    })
}
