import { entryIdOf } from '../query/filter-value.ts'
import { type FindLocation, filteredLocationsOutsideAreas } from '../query/location-filters.ts'
import type { SearchQuery } from '../search-model.ts'

type Filters = SearchQuery['filters']

/**
 * The filters after an area was chosen, or taken away when it is chosen already: precise places that then lie in
 * none of the chosen areas go with it.
 */
export function toggleLocationArea(filters: Filters, area: number, entryById: FindLocation): Filters {
  const { location = [], locationPrecise: preciseLocations = [], ...others } = filters
  const isDeselected = location.includes(area)
  const areas = isDeselected ? location.filter((one) => one !== area) : [...location, area]
  const removedIds =
    areas.length > 0
      ? filteredLocationsOutsideAreas({ location: areas, locationPrecise: preciseLocations }, entryById)
      : preciseLocations.map(entryIdOf).filter((place) => isWithinAreas(place, location, entryById))
  const remaining = preciseLocations.filter((place) => !removedIds.includes(entryIdOf(place)))
  return {
    ...others,
    ...(areas.length > 0 && { location: areas }),
    ...(remaining.length > 0 && { locationPrecise: remaining }),
  }
}

const isWithinAreas = (place: number, areas: number[], entryById: FindLocation) =>
  filteredLocationsOutsideAreas({ location: areas, locationPrecise: [place] }, entryById).length === 0
