import { entryIdOf } from '../query/filter-value.ts'
import { filterList, filterName } from '../query/filters.ts'
import { emptyQuery, type FilterKey, type SearchQuery } from '../search-model.ts'
import type { SearchableDictionary } from '../searchable-dictionary.ts'
import { categoryGroups, chosenCategories } from './categories.ts'
import {
  type CountedValue,
  countFilterValues,
  type FilterValueView,
  filterTitle,
  filterValuePresenter,
} from './filter.presenter.ts'
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

/**
 * A category with its values; each value has the number of signs it would leave, given the other choices.
 * @param maxValues with more values, only the most frequent ones and the chosen ones are presented
 */
export function presentCategory(
  dictionary: Dictionary,
  query: SearchQuery,
  key: FilterKey,
  context: LocaleContext,
  maxValues = Number.POSITIVE_INFINITY,
): CategoryView {
  return presentCounted(
    dictionary,
    query,
    { key, counted: countCategories(dictionary, query, [key]), maxValues },
    context,
  )
}

interface Counted {
  key: FilterKey
  /** The values of all properties that the categories show. */
  counted: ReadonlyMap<FilterKey, readonly CountedValue[]>
  maxValues: number
}

/** Areas and precise locations are shown together. */
const shownTogether = ['location', 'locationPrecise'] as const satisfies FilterKey[]
const hasPlaces = (key: FilterKey) => key === 'location' || key === 'locationPrecise'

const countCategories = (dictionary: Dictionary, query: SearchQuery, keys: readonly FilterKey[]) =>
  countFilterValues(dictionary, query, [
    ...new Set(keys.flatMap((key) => (hasPlaces(key) ? shownTogether : key))),
  ])

function presentCounted(
  dictionary: Dictionary,
  query: SearchQuery,
  { key, counted, maxValues }: Counted,
  context: LocaleContext,
): CategoryView {
  if (hasPlaces(key)) return presentLocations(dictionary, query, { key, counted, maxValues }, context)
  const values = counted.get(key) ?? []
  const shown = limitValues(values, maxValues)
  const present = filterValuePresenter(dictionary, context)
  return {
    name: filterName(key),
    title: filterTitle(key, context.t),
    display: hasHands(key) ? 'hands' : 'values',
    families: groupIntoFamilies(shown.map((value) => present(key, value))),
    hiddenCount: values.length - shown.length,
    preciseLocations: [],
  }
}

const hasHands = (key: FilterKey) => filterList(key) === 'handshape-of-hand'

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
  const keys = [...commonCategories, ...further]
  const ofAllLetters = { ...query, letter: null }
  const counted = countCategories(dictionary, ofAllLetters, keys)
  return keys.map((key) => {
    const limited = { key, counted, maxValues: hasHands(key) ? maxHands : maxValues }
    return presentCounted(dictionary, ofAllLetters, limited, context)
  })
}

/** The most frequent values and the chosen ones, by families when some are left out. */
function limitValues(values: readonly CountedValue[], maxValues: number): readonly CountedValue[] {
  if (values.length <= maxValues) return values
  const ordered = familyValues(groupIntoFamilies(values))
  const commonest = new Set(ordered.toSorted((a, b) => b.count - a.count).slice(0, maxValues))
  return ordered.filter((value) => commonest.has(value) || value.isChosen)
}

/** Areas come first, then the precise locations, whichever of the two categories was opened. */
function presentLocations(
  dictionary: Dictionary,
  query: SearchQuery,
  { key, counted, maxValues }: Counted,
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
  dictionary: Dictionary,
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
function includesArea(filterValue: number, area: number, { headOf }: Dictionary['vocabulary']): boolean {
  return entryIdOf(filterValue) === area || filterValue === headOf(area)
}

/** Values under the heads that are among them. */
function groupIntoFamilies<Value extends Pick<CountedValue, 'id' | 'headId' | 'isHead'>>(
  values: readonly Value[],
): { head: Value | null; members: Value[] }[] {
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
