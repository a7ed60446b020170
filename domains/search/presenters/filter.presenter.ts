import { type HandPictureView, presentHandPicture } from '#domains/hand-drawings/hand-picture.presenter.ts'
import { baseProperty, wireName } from '#domains/signs/properties.ts'
import { type ListName, listDefinition } from '#domains/vocabularies/reference-lists.ts'
import type { VocabularyEntry } from '#domains/vocabularies/vocabulary.ts'
import type { Translate } from '#platform/i18n/i18n-resources.ts'
import { entryIdOf, isExact } from '../query/filter-value.ts'
import { filterKeys, filterList, filterName } from '../query/filters.ts'
import { withoutFilter } from '../query/search-address.ts'
import { formatFilters, formatFilterValue, queryContext } from '../query/search-query-url.ts'
import type { FilterKey, SearchQuery } from '../search-model.ts'
import type { SearchableDictionary } from '../searchable-dictionary.ts'
import type { LocaleContext } from './presenter-context.ts'
import type { ChosenFilter } from './search.presenter.ts'
import { filtersAfterLocation } from './toggle-location-area.ts'

/** The list of handshapes, whose values are drawn. */
const handshapeList = 'handshape-of-hand' satisfies ListName

type Dictionary = Pick<SearchableDictionary, 'vocabulary' | 'languages' | 'media' | 'facets'>

/** One filter with the values that can be chosen. */
export interface FilterView {
  /** Its name in URLs. */
  name: string
  title: string
  values: FilterValueView[]
}

/** A value that can be chosen. */
export interface FilterValueView extends HandPictureView {
  /** Id of its entry; 1 and 0 for yes and no. */
  id: number
  /** Its form in URLs. */
  value: string
  text: string
  /** Content language of the text. */
  language: string
  /** The number of signs that it would leave, given the other choices. */
  count: number
  isChosen: boolean
  /** Entry id of the head of its group. */
  headId: number | null
  /** Entry id of the entry that contains it: the area of a precise location. */
  parentId: number | null
  isHead: boolean
}

/** The name of a filter in the interface language; a searchable variant has the name of its property. */
export function filterTitle(key: FilterKey, t: Translate): string {
  if (key === 'handshape') return t('search:filter.handshape')
  return t(`properties:${wireName(baseProperty(key)) as 'gloss'}`)
}

/** The filters of a query: formatted together, and one by one. */
export function presentChosenFilters(
  dictionary: Pick<SearchableDictionary, 'vocabulary' | 'languages' | 'media'>,
  { filters }: Pick<SearchQuery, 'filters'>,
  context: LocaleContext,
): { filters: string; chosen: ChosenFilter[] } {
  if (Object.keys(filters).length === 0) return { filters: '', chosen: [] }
  const urlContext = queryContext(dictionary, context.locale, 'ignore')
  const filterParams = formatFilters(filters, urlContext)
  const filtersAfter = filtersAfterLocation(dictionary, filters, context)
  const chosen = filterKeys.flatMap((key) =>
    (filters[key] ?? []).map((filterValue): ChosenFilter => {
      const name = filterName(key)
      const value = formatFilterValue(key, filterValue, urlContext)
      return {
        name,
        value,
        property: filterTitle(key, context.t),
        text: textOf(key, filterValue, dictionary, context),
        hand: handOf(key, filterValue, dictionary),
        filtersWithout:
          key === 'location' ? filtersAfter(filterValue) : withoutFilter(filterParams, name, value),
      }
    }),
  )
  return { filters: filterParams, chosen }
}

/** The picture of a chosen handshape; null for a value of another list. */
function handOf(
  key: FilterKey,
  filterValue: number,
  { vocabulary, media }: Pick<SearchableDictionary, 'vocabulary' | 'media'>,
): HandPictureView | null {
  const isHandshape = filterList(key) === handshapeList
  const entry = isHandshape ? vocabulary.entry(entryIdOf(filterValue)) : undefined
  return entry ? presentHandPicture(entry, media) : null
}

function textOf(
  key: FilterKey,
  filterValue: number,
  { vocabulary }: Pick<SearchableDictionary, 'vocabulary'>,
  { locale, t }: LocaleContext,
): string {
  if (filterList(key) === undefined) return t(filterValue === 1 ? 'search:filter.yes' : 'search:filter.no')
  const { text } = vocabulary.describe(entryIdOf(filterValue), locale)
  return isExact(filterValue) ? t('search:filter.alone', { value: text }) : text
}

/** A value that can be chosen, before it is described. */
export type CountedValue = Pick<
  FilterValueView,
  'id' | 'count' | 'isChosen' | 'headId' | 'parentId' | 'isHead'
>

/**
 * Filters with their values in the order of each list. A value without a sign is left out unless it is chosen.
 */
export function presentFilters(
  dictionary: Dictionary,
  query: SearchQuery,
  keys: readonly FilterKey[],
  context: LocaleContext,
): FilterView[] {
  const counted = countFilterValues(dictionary, query, keys)
  const present = filterValuePresenter(dictionary, context)
  return keys.map((key) => ({
    name: filterName(key),
    title: filterTitle(key, context.t),
    values: (counted.get(key) ?? []).map((value) => present(key, value)),
  }))
}

/** The values of filters that `presentFilters` describes, by filter. */
export function countFilterValues(
  dictionary: Dictionary,
  query: SearchQuery,
  keys: readonly FilterKey[],
): Map<FilterKey, CountedValue[]> {
  const all = dictionary.facets(query, keys)
  return new Map(
    keys.map((key) => {
      const counts = all[key] ?? {}
      const chosen = query.filters[key] ?? []
      const countsOf = (id: number) => ({ count: counts[id] ?? 0, isChosen: chosen.includes(id) })
      const values = valuesOf(dictionary, key)
        .filter(({ id }) => counts[id] !== undefined || chosen.includes(id))
        .map((value) => ({ ...value, ...countsOf(value.id) }))
      return [key, values]
    }),
  )
}

type ListValue = Omit<CountedValue, 'count' | 'isChosen'>

function valuesOf(dictionary: Dictionary, key: FilterKey): ListValue[] {
  const name = filterList(key)
  return name === undefined
    ? [1, 0].map((id) => ({ id, headId: null, parentId: null, isHead: false }))
    : entriesOf(dictionary, name).map(({ id, groupId, parentId }) => ({
        id,
        headId: groupId,
        parentId,
        isHead: dictionary.vocabulary.isHead(id),
      }))
}

/** Returns a function that describes a value of a filter. */
export function filterValuePresenter(
  dictionary: Dictionary,
  context: LocaleContext,
): (key: FilterKey, value: CountedValue) => FilterValueView {
  const urlContext = queryContext(dictionary, context.locale, 'ignore')
  const { vocabulary, media } = dictionary
  return (key, value) => {
    const counted = { ...value, value: formatFilterValue(key, value.id, urlContext) }
    const entry = filterList(key) === undefined ? undefined : vocabulary.entry(value.id)
    if (!entry)
      return {
        ...counted,
        ...noPicture,
        text: textOf(key, value.id, dictionary, context),
        language: context.locale,
      }
    const { text, language } = vocabulary.describe(value.id, context.locale)
    return { ...counted, ...presentHandPicture(entry, media), text, language }
  }
}

const noPicture = { drawing: null, symbol: null, picture: null }

/** The values of a list, preceded by their heads when those are entries of a separate list. */
function entriesOf({ vocabulary }: Dictionary, name: ListName): readonly VocabularyEntry[] {
  const group = listDefinition(name).group as ListName | undefined
  const own = vocabulary.list(name)
  return group === undefined || group === name ? own : [...vocabulary.list(group), ...own]
}
