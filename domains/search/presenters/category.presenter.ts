import type { Translate } from '#platform/i18n/i18n-resources.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { filterList, filterName } from '../query/filters.ts'
import { emptyQuery, formatFilters, queryContext } from '../query/search-query.ts'
import type { FilterKey, SearchQuery } from '../search-model.ts'
import type { SearchableDictionary } from '../searchable-dictionary.ts'
import { categoryGroups } from './categories.ts'
import { type FilterValueView, type FilterView, filterTitle, presentFilters } from './filter.presenter.ts'
import { toggleLocationArea } from './toggle-location-area.ts'

type Dictionary = Pick<SearchableDictionary, 'vocabulary' | 'languages' | 'media' | 'facets'>

interface Reader {
  locale: Locale
  t: Translate
}

/** A value as a category offers it. */
export interface ChoiceView extends FilterValueView {
  /** The filters after the choice as parameters, where it changes more than this one value. */
  next?: string
}

/** Values under the head of their group; those of no group have no head, and come first. */
export interface FamilyView {
  head: ChoiceView | null
  members: ChoiceView[]
}

/** An open category: what can be chosen in it. */
export interface CategoryView {
  /** As the address says it. */
  name: string
  title: string
  /** How its values are shown. */
  display: 'hands' | 'places' | 'values'
  families: FamilyView[]
  /** Values that are left out here. */
  hiddenCount: number
  /** Of the place: the precise places of the chosen areas. */
  preciseLocations: PreciseLocationsView[]
}

/** The precise places within one area. */
export interface PreciseLocationsView {
  /** The area's stable name, and for the reader. */
  area: string
  title: string
  /** As the address names the precise places. */
  name: string
  values: ChoiceView[]
}

/** One line of the list of categories. */
export interface CategoryLink {
  name: string
  title: string
  /** Values chosen in it. */
  chosenCount: number
  /** Whether any published sign says something here. */
  isUsed: boolean
}

export interface CategoryGroupView {
  title: string
  categories: CategoryLink[]
}

/** Every category in its group. */
export function presentCategoryGroups(
  dictionary: Pick<Dictionary, 'facets'>,
  { filters, language }: Pick<SearchQuery, 'filters' | 'language'>,
  { t }: Reader,
): CategoryGroupView[] {
  const all = categoryGroups.flatMap(({ keys }) => keys)
  const used = dictionary.facets(emptyQuery(language), all)
  return categoryGroups.map(({ group, keys }) => ({
    title: t(`properties:group.${group}`),
    categories: keys.map((key) => ({
      name: filterName(key),
      title: filterTitle(key, t),
      chosenCount: filters[key]?.length ?? 0,
      isUsed: Object.keys(used[key] ?? {}).length > 0,
    })),
  }))
}

/** The category with its values, each with the signs that it would leave given the other choices. */
export function presentCategory(
  dictionary: Dictionary,
  query: SearchQuery,
  key: FilterKey,
  reader: Reader,
): CategoryView {
  return key === 'location' || key === 'locationPrecise'
    ? presentLocations(dictionary, query, key, reader)
    : {
        name: filterName(key),
        title: filterTitle(key, reader.t),
        display: filterList(key) === 'handshape-of-hand' ? 'hands' : 'values',
        families: groupIntoFamilies(presentFilters(dictionary, query, [key], reader)[0]?.values ?? []),
        hiddenCount: 0,
        preciseLocations: [],
      }
}

/** A category with its commonest values alone, and those that are chosen. */
export function limitCategoryValues(category: CategoryView, maxValues: number): CategoryView {
  const values = category.families.flatMap(({ head, members }) => [...(head ? [head] : []), ...members])
  if (values.length <= maxValues) return category
  const commonest = new Set(values.toSorted((a, b) => b.count - a.count).slice(0, maxValues))
  const shown = values.filter((value) => commonest.has(value) || value.isChosen)
  return { ...category, families: groupIntoFamilies(shown), hiddenCount: values.length - shown.length }
}

/** The area comes before the precise place, whichever of the two was opened. */
function presentLocations(
  dictionary: Dictionary,
  query: SearchQuery,
  key: 'location' | 'locationPrecise',
  reader: Reader,
): CategoryView {
  const facts = queryContext(dictionary, reader.locale, 'ignore')
  const [areas, places] = presentFilters(dictionary, query, ['location', 'locationPrecise'], reader)
  const values = (areas?.values ?? []).map((value) => ({
    ...value,
    next: formatFilters(toggleLocationArea(query.filters, value.id, facts.entryById), facts),
  }))
  return {
    name: filterName(key),
    title: filterTitle(key, reader.t),
    display: 'places',
    families: groupIntoFamilies(values),
    hiddenCount: 0,
    preciseLocations: places ? presentPreciseLocations(places, query, dictionary, reader) : [],
  }
}

/** Of the chosen areas alone, and of those that a chosen place lies in. */
function presentPreciseLocations(
  { name, values }: FilterView,
  { filters: { location = [] } }: SearchQuery,
  { vocabulary }: Dictionary,
  { locale }: Reader,
): PreciseLocationsView[] {
  const byArea = Map.groupBy(values, ({ parent }) => parent)
  return [...byArea].flatMap(([area, within]) => {
    const entry = area === null ? undefined : vocabulary.entry(area)
    const isOpen =
      within.some(({ isChosen }) => isChosen) ||
      (entry !== undefined && location.some((wanted) => includesArea(wanted, entry.id, vocabulary)))
    if (!entry || !isOpen) return []
    return [{ area: entry.value, title: vocabulary.describe(entry.id, locale).text, name, values: within }]
  })
}

/** An area, or one grouped under it when it is not meant alone. */
function includesArea(wanted: number, area: number, { headOf }: Dictionary['vocabulary']): boolean {
  return Math.abs(wanted) === area || wanted === headOf(area)
}

function groupIntoFamilies(values: readonly ChoiceView[]): FamilyView[] {
  const heads = new Map(values.filter(({ isHead }) => isHead).map((value) => [value.id, value]))
  const byHead = Map.groupBy(values, ({ id, group }) =>
    heads.has(id) ? id : group !== null && heads.has(group) ? group : null,
  )
  return [...byHead]
    .toSorted(([a], [b]) => Number(b === null) - Number(a === null))
    .map(([id, family]) => {
      const head = id === null ? null : (heads.get(id) ?? null)
      return { head, members: family.filter((value) => value !== head) }
    })
}
