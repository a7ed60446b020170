import { entryIdOf } from '../query/filter-value.ts'
import { filterName } from '../query/filters.ts'
import type { SearchQuery } from '../search-model.ts'
import type { CategoryView, PreciseLocationsView } from './category-views.ts'
import type { CategoryDictionary, CountedCategory } from './counted-category.ts'
import { type CountedValue, filterTitle, filterValuePresenter } from './filter.presenter.ts'
import type { LocaleContext } from './presenter-context.ts'
import { filtersAfterLocation } from './toggle-location-area.ts'
import { groupIntoFamilies, limitValues } from './value-family.ts'

/** Areas come first, then the precise locations, whichever of the two categories was opened. */
export function presentLocations(
  dictionary: CategoryDictionary,
  query: SearchQuery,
  { key, counted, maxValues }: CountedCategory,
  context: LocaleContext,
): CategoryView {
  const areas = counted.get('location') ?? []
  const shown = limitValues(areas, maxValues)
  const present = filterValuePresenter(dictionary, context)
  const filtersAfter = filtersAfterLocation(dictionary, query.filters, context)
  const values = shown.map((value) => ({
    ...present('location', value),
    filtersAfter: filtersAfter(value.id),
  }))
  return {
    name: filterName(key),
    title: filterTitle(key, context.t),
    display: 'places',
    families: groupIntoFamilies(values),
    hiddenCount: areas.length - shown.length,
    preciseLocations: presentPreciseLocations(
      counted.get('locationPrecise') ?? [],
      query,
      dictionary,
      context,
    ),
  }
}

/** Only those of the chosen areas, and of areas that contain a chosen precise location. */
function presentPreciseLocations(
  places: readonly CountedValue[],
  { filters: { location = [] } }: SearchQuery,
  dictionary: CategoryDictionary,
  context: LocaleContext,
): PreciseLocationsView[] {
  const { vocabulary } = dictionary
  const present = filterValuePresenter(dictionary, context)
  const byArea = Map.groupBy(places, ({ parentId }) => parentId)
  return [...byArea].flatMap(([area, within]) => {
    const entry = area === null ? undefined : vocabulary.entry(area)
    const isOpen =
      within.some(({ isChosen }) => isChosen) ||
      (entry !== undefined && location.some((value) => includesArea(value, entry.id, vocabulary)))
    if (!entry || !isOpen) return []
    return [
      {
        area: entry.value,
        title: vocabulary.describe(entry.id, context.locale).text,
        name: filterName('locationPrecise'),
        values: within.map((value) => present('locationPrecise', value)),
      },
    ]
  })
}

/** Whether a filter value is this area, or includes it as the head of its group. */
function includesArea(
  filterValue: number,
  area: number,
  { headOf }: CategoryDictionary['vocabulary'],
): boolean {
  return entryIdOf(filterValue) === area || filterValue === headOf(area)
}
