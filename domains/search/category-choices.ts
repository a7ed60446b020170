import type { SearchQuery } from './entry.ts'
import { foreignPlaces } from './places.ts'
import { entryOf } from './wanted-value.ts'

type Filters = SearchQuery['filters']

/** What must be known of the places. */
type PlaceById = Parameters<typeof foreignPlaces>[1]

/**
 * The filters after an area was chosen, or taken away when it is chosen already: precise places that then lie in
 * none of the chosen areas go with it.
 */
export function chooseArea(filters: Filters, area: number, entryById: PlaceById): Filters {
  const { location = [], locationPrecise: places = [], ...others } = filters
  const isTakenAway = location.includes(area)
  const areas = isTakenAway ? location.filter((one) => one !== area) : [...location, area]
  const gone =
    areas.length > 0
      ? foreignPlaces({ location: areas, locationPrecise: places }, entryById)
      : places.map(entryOf).filter((place) => liesIn(place, location, entryById))
  const left = places.filter((place) => !gone.includes(entryOf(place)))
  return {
    ...others,
    ...(areas.length > 0 && { location: areas }),
    ...(left.length > 0 && { locationPrecise: left }),
  }
}

const liesIn = (place: number, areas: number[], entryById: PlaceById) =>
  foreignPlaces({ location: areas, locationPrecise: [place] }, entryById).length === 0
