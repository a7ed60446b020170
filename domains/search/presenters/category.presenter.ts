import { filterList, filterName } from '../query/filters.ts'
import { emptyQuery, type FilterKey, type SearchQuery } from '../search-model.ts'
import { categoryGroups, chosenCategories } from './categories.ts'
import type { CategoryGroupView, CategoryView } from './category-views.ts'
import {
  type CategoryDictionary,
  type CountedCategory,
  countCategories,
  hasPlaces,
} from './counted-category.ts'
import { filterTitle, filterValuePresenter } from './filter.presenter.ts'
import { presentLocations } from './location-category.presenter.ts'
import type { LocaleContext } from './presenter-context.ts'
import { groupIntoFamilies, limitValues } from './value-family.ts'

/** All categories in their groups. */
export function presentCategoryGroups(
  dictionary: Pick<CategoryDictionary, 'facets'>,
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
  dictionary: CategoryDictionary,
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

function presentCounted(
  dictionary: CategoryDictionary,
  query: SearchQuery,
  { key, counted, maxValues }: CountedCategory,
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
  dictionary: CategoryDictionary,
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
