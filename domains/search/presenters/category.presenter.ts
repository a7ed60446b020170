import { entryIdOf } from '../query/filter-value.ts'
import { filterList, filterName } from '../query/filters.ts'
import { emptyQuery, type FilterKey, type SearchQuery } from '../search-model.ts'
import type { SearchableDictionary } from '../searchable-dictionary.ts'
import { categoryGroups, chosenCategories } from './categories.ts'
import { type FilterValueView, type FilterView, filterTitle, presentFilters } from './filter.presenter.ts'
import type { LocaleContext } from './presenter-context.ts'
import { filtersAfterLocation } from './toggle-location-area.ts'
import { familyValues } from './value-family.ts'

type Dictionary = Pick<SearchableDictionary, 'vocabulary' | 'languages' | 'media' | 'facets'>

/** A value of a category that can be chosen. */
export interface ChoiceView extends FilterValueView {
  /** The formatted filters after the choice, when it changes more than this one value. */
  filtersAfter?: string
}

/** Values under the head of their group; values of no group have no head and come first. */
export interface FamilyView {
  head: ChoiceView | null
  members: ChoiceView[]
}

/** An open category with the values that can be chosen. */
export interface CategoryView {
  /** Its name in URLs. */
  name: string
  title: string
  /** How its values are displayed. */
  display: 'hands' | 'places' | 'values'
  families: FamilyView[]
  /** The number of values that are not displayed. */
  hiddenCount: number
  /** For locations: the precise locations of the chosen areas. */
  preciseLocations: PreciseLocationsView[]
}

/** The precise locations within one area. */
export interface PreciseLocationsView {
  /** The stable value of the area, and its name. */
  area: string
  title: string
  /** The name of the filter for precise locations in URLs. */
  name: string
  values: ChoiceView[]
}

/** One item of the list of categories. */
export interface CategoryLink {
  name: string
  title: string
  /** The number of its chosen values. */
  chosenCount: number
  /** Whether any published sign has a value here. */
  isUsed: boolean
}

export interface CategoryGroupView {
  title: string
  categories: CategoryLink[]
}

/** All categories in their groups. */
export function presentCategoryGroups(
  dictionary: Pick<Dictionary, 'facets'>,
  { filters, language }: Pick<SearchQuery, 'filters' | 'language'>,
  { t }: LocaleContext,
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

/** A category with its values; each value has the number of signs it would leave, given the other choices. */
export function presentCategory(
  dictionary: Dictionary,
  query: SearchQuery,
  key: FilterKey,
  context: LocaleContext,
): CategoryView {
  return key === 'location' || key === 'locationPrecise'
    ? presentLocations(dictionary, query, key, context)
    : {
        name: filterName(key),
        title: filterTitle(key, context.t),
        display: filterList(key) === 'handshape-of-hand' ? 'hands' : 'values',
        families: groupIntoFamilies(presentFilters(dictionary, query, [key], context)[0]?.values ?? []),
        hiddenCount: 0,
        preciseLocations: [],
      }
}

/** The categories that results always offer. */
const commonCategories: readonly FilterKey[] = ['handshape', 'location', 'semanticFieldSearchable']
/** Limits for a narrow column. */
const maxHands = 8
const maxValues = 6

/**
 * The filters beside results: the common categories, those with a chosen value, and the open one. A choice leads to all
 * letters, so the counts are those of all letters.
 */
export function presentResultFilters(
  dictionary: Dictionary,
  query: SearchQuery,
  context: LocaleContext,
  open: FilterKey | null = null,
): CategoryView[] {
  const further = chosenCategories(query.filters, open).filter(
    (key) => !commonCategories.includes(key) && key !== 'locationPrecise',
  )
  return [...commonCategories, ...further].map((key) => {
    const category = presentCategory(dictionary, { ...query, letter: null }, key, context)
    return limitCategoryValues(category, category.display === 'hands' ? maxHands : maxValues)
  })
}

/** A category reduced to its most frequent values and the chosen ones. */
export function limitCategoryValues(category: CategoryView, maxValues: number): CategoryView {
  const values = familyValues(category.families)
  if (values.length <= maxValues) return category
  const commonest = new Set(values.toSorted((a, b) => b.count - a.count).slice(0, maxValues))
  const shown = values.filter((value) => commonest.has(value) || value.isChosen)
  return { ...category, families: groupIntoFamilies(shown), hiddenCount: values.length - shown.length }
}

/** Areas come first, then the precise locations, whichever of the two categories was opened. */
function presentLocations(
  dictionary: Dictionary,
  query: SearchQuery,
  key: 'location' | 'locationPrecise',
  context: LocaleContext,
): CategoryView {
  const [areas, places] = presentFilters(dictionary, query, ['location', 'locationPrecise'], context)
  const filtersAfter = filtersAfterLocation(dictionary, query.filters, context)
  const values = (areas?.values ?? []).map((value) => ({ ...value, filtersAfter: filtersAfter(value.id) }))
  return {
    name: filterName(key),
    title: filterTitle(key, context.t),
    display: 'places',
    families: groupIntoFamilies(values),
    hiddenCount: 0,
    preciseLocations: places ? presentPreciseLocations(places, query, dictionary, context) : [],
  }
}

/** Only those of the chosen areas, and of areas that contain a chosen precise location. */
function presentPreciseLocations(
  { name, values }: FilterView,
  { filters: { location = [] } }: SearchQuery,
  { vocabulary }: Dictionary,
  { locale }: LocaleContext,
): PreciseLocationsView[] {
  const byArea = Map.groupBy(values, ({ parentId }) => parentId)
  return [...byArea].flatMap(([area, within]) => {
    const entry = area === null ? undefined : vocabulary.entry(area)
    const isOpen =
      within.some(({ isChosen }) => isChosen) ||
      (entry !== undefined && location.some((value) => includesArea(value, entry.id, vocabulary)))
    if (!entry || !isOpen) return []
    return [{ area: entry.value, title: vocabulary.describe(entry.id, locale).text, name, values: within }]
  })
}

/** Whether a filter value is this area, or includes it as the head of its group. */
function includesArea(filterValue: number, area: number, { headOf }: Dictionary['vocabulary']): boolean {
  return entryIdOf(filterValue) === area || filterValue === headOf(area)
}

function groupIntoFamilies(values: readonly ChoiceView[]): FamilyView[] {
  const heads = new Map(values.filter(({ isHead }) => isHead).map((value) => [value.id, value]))
  const byHead = Map.groupBy(values, ({ id, headId }) =>
    heads.has(id) ? id : headId !== null && heads.has(headId) ? headId : null,
  )
  return [...byHead]
    .toSorted(([a], [b]) => Number(b === null) - Number(a === null))
    .map(([id, family]) => {
      const head = id === null ? null : (heads.get(id) ?? null)
      return { head, members: family.filter((value) => value !== head) }
    })
}
