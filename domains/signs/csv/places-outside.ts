import { preciseLocationsOutsideAreas } from '#domains/search/places.ts'
import { type ReferenceKey, wireName } from '../properties.ts'
import type { SignDocument } from '../sign-document.ts'
import type { Complain } from './csv-error.ts'
import type { EntryFacts, Lookups } from './lookups.ts'
import type { SignRow } from './sign-row.ts'

/**
 * The precise places (entry ids) that lie in none of the areas beside them; an area that is the head of a group stands
 * for its members. None where no area is said, and never a place of which no area is known.
 */
export function placesOutside(
  { location = [], locationPrecise = [] }: SignDocument['values'],
  entryById: (id: number) => EntryFacts | undefined,
): number[] {
  // What the import itself makes has a negative number, which means another thing to the rule, and no area.
  return preciseLocationsOutsideAreas(
    {
      location: location.map((id) => Math.max(id, 0)),
      locationPrecise: locationPrecise.filter((id) => id > 0),
    },
    entryById,
  )
}

const keys = ['locationPrecise', 'location'] as const satisfies ReferenceKey[]

/** Complains of places that a row puts outside their area; what a sign has already is left as it is. */
export function complainOfPlaces(
  row: SignRow,
  before: SignDocument,
  { values }: SignDocument,
  lookups: Lookups,
  complain: Complain,
): void {
  const said = keys.find((key) => row.values[key] !== undefined)
  const isChanged = keys.some((key) => String(values[key] ?? []) !== String(before.values[key] ?? []))
  if (said === undefined || !isChanged) return
  const nameOf = (id: number) => lookups.facts(id)?.value ?? ''
  for (const place of placesOutside(values, lookups.facts))
    complain(wireName(said), 'import.placeOutside', {
      value: nameOf(place),
      area: (values.location ?? []).map(nameOf).join(', '),
    })
}
