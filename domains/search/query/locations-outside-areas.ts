import { preciseLocationsOutsideAreas } from '#domains/signs/location-containment.ts'
import type { SearchQuery } from '../search-model.ts'
import { entryIdOf, isExact } from './filter-value.ts'

export type FindLocation = Parameters<typeof preciseLocationsOutsideAreas>[2]

/** The chosen precise locations (entry ids) that lie in none of the chosen areas. */
export const filteredLocationsOutsideAreas = (
  { location = [], locationPrecise = [] }: SearchQuery['filters'],
  entryById: FindLocation,
): number[] =>
  preciseLocationsOutsideAreas(
    location.map((value) => ({ id: entryIdOf(value), isExact: isExact(value) })),
    locationPrecise.map(entryIdOf),
    entryById,
  )
