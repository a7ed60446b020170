import { entryIdOf } from '../query/filter-value.ts'
import { type FindLocation, filteredLocationsOutsideAreas } from '../query/locations-outside-areas.ts'
import { formatFilters, queryContext } from '../query/search-query-url.ts'
import type { SearchQuery } from '../search-model.ts'
import type { SearchableDictionary } from '../searchable-dictionary.ts'
import type { LocaleContext } from './presenter-context.ts'

type Filters = SearchQuery['filters']

/**
 * The filters after an area was chosen, or removed when it is already chosen. Precise locations that then lie in none
 * of the chosen areas are removed as well.
 */
export function toggleLocationArea(filters: Filters, area: number, entryById: FindLocation): Filters {
  const { location = [], locationPrecise: preciseLocations = [], ...others } = filters
  const isDeselected = location.includes(area)
  const areas = isDeselected ? location.filter((one) => one !== area) : [...location, area]
  const removedIds =
    areas.length > 0
      ? filteredLocationsOutsideAreas({ location: areas, locationPrecise: preciseLocations }, entryById)
      : preciseLocations.map(entryIdOf).filter((id) => isWithinAreas(id, location, entryById))
  const remaining = preciseLocations.filter((value) => !removedIds.includes(entryIdOf(value)))
  return {
    ...others,
    ...(areas.length > 0 && { location: areas }),
    ...(remaining.length > 0 && { locationPrecise: remaining }),
  }
}

const isWithinAreas = (preciseLocation: number, areas: number[], entryById: FindLocation) =>
  filteredLocationsOutsideAreas({ location: areas, locationPrecise: [preciseLocation] }, entryById).length ===
  0

/** The formatted filters after an area (entry id) was chosen or removed; see `toggleLocationArea`. */
export function filtersAfterLocation(
  dictionary: Pick<SearchableDictionary, 'vocabulary' | 'languages'>,
  filters: Filters,
  { locale }: Pick<LocaleContext, 'locale'>,
): (area: number) => string {
  const context = queryContext(dictionary, locale, 'ignore')
  return (area) => formatFilters(toggleLocationArea(filters, area, context.entryById), context)
}
