import { shownFile } from '#domains/media/media.ts'
import { type PropertyKey, wireName } from '#domains/signs/properties.ts'
import { type ListName, listDefinition } from '#domains/vocabularies/reference-lists.ts'
import type { VocabularyEntry } from '#domains/vocabularies/vocabulary.ts'
import type { Translate } from '#platform/i18n/i18n-resources.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { entryIdOf, filterKeys, filterList, filterName, isExact } from '../query/filters.ts'
import { withoutFilter } from '../query/search-address.ts'
import { formatFilters, formatFilterValue, type QueryContext, queryContext } from '../query/search-query.ts'
import type { FilterKey, SearchQuery } from '../search-model.ts'
import type { SearchableDictionary } from '../searchable-dictionary.ts'
import { type ChosenFilter, mediaAddress } from './search.presenter.ts'
import { toggleLocationArea } from './toggle-location-area.ts'

type Dictionary = Pick<SearchableDictionary, 'vocabulary' | 'languages' | 'media' | 'facets'>

interface Reader {
  locale: Locale
  t: Translate
}

/** One filter with the values that can be chosen. */
export interface FilterView {
  /** As the address says it. */
  name: string
  title: string
  values: FilterValueView[]
}

/** A value that can be chosen, with the signs that it would leave. */
export interface FilterValueView {
  /** Of its entry; 1 and 0 for yes and no. */
  id: number
  /** As the address says it. */
  value: string
  text: string
  /** Content language of the text. */
  language: string
  count: number
  isChosen: boolean
  symbol: string | null
  /** Address of its picture. */
  picture: string | null
  /** Entry id of the head it is grouped under, and of what it belongs to. */
  group: number | null
  parent: number | null
  isHead: boolean
}

/** The filter's name in the reader's words; the searchable variant of a property is what visitors know of it. */
export function filterTitle(key: FilterKey, t: Translate): string {
  if (key === 'handshape') return t('search:filter.handshape')
  return t(`properties:${wireName(plainVariants[key] ?? key) as 'gloss'}`)
}

const plainVariants: Partial<Record<FilterKey, PropertyKey>> = {
  handednessSearchable: 'handedness',
  semanticFieldSearchable: 'semanticField',
}

/** The filters of a query: written, and one by one. */
export function presentChosenFilters(
  dictionary: Pick<SearchableDictionary, 'vocabulary' | 'languages'>,
  { filters }: Pick<SearchQuery, 'filters'>,
  { locale, t }: Reader,
): { filters: string; chosen: ChosenFilter[] } {
  if (Object.keys(filters).length === 0) return { filters: '', chosen: [] }
  const facts = queryContext(dictionary, locale, 'ignore')
  const filterParams = formatFilters(filters, facts)
  const chosen = filterKeys.flatMap((key) =>
    (filters[key] ?? []).map((wanted): ChosenFilter => {
      const name = filterName(key)
      const value = formatFilterValue(key, wanted, facts)
      return {
        name,
        value,
        property: filterTitle(key, t),
        text: textOf(key, wanted, dictionary, { locale, t }),
        symbol: (filterList(key) && dictionary.vocabulary.entry(entryIdOf(wanted))?.symbol) ?? null,
        // An area takes its precise places with it.
        without:
          key === 'location'
            ? formatFilters(toggleLocationArea(filters, wanted, facts.entryById), facts)
            : withoutFilter(filterParams, name, value),
      }
    }),
  )
  return { filters: filterParams, chosen }
}

function textOf(
  key: FilterKey,
  wanted: number,
  { vocabulary }: Pick<SearchableDictionary, 'vocabulary'>,
  { locale, t }: Reader,
): string {
  if (filterList(key) === undefined) return t(wanted === 1 ? 'search:filter.yes' : 'search:filter.no')
  const { text } = vocabulary.describe(entryIdOf(wanted), locale)
  return isExact(wanted) ? t('search:filter.alone', { value: text }) : text
}

/**
 * Filters with their values, each list in its order, and the signs that each value would leave, given the other
 * choices. Values without a sign are left out, but for chosen ones.
 */
export function presentFilters(
  dictionary: Dictionary,
  query: SearchQuery,
  keys: readonly FilterKey[],
  reader: Reader,
): FilterView[] {
  const facts = queryContext(dictionary, reader.locale, 'ignore')
  const counts = dictionary.facets(query, keys)
  return keys.map((key) => ({
    name: filterName(key),
    title: filterTitle(key, reader.t),
    values: presentValues(
      dictionary,
      { key, counts: counts[key] ?? {}, chosen: query.filters[key] ?? [] },
      facts,
      reader,
    ),
  }))
}

interface FacetValues {
  key: FilterKey
  counts: Record<number, number>
  chosen: readonly number[]
}

function presentValues(
  dictionary: Dictionary,
  { key, counts, chosen }: FacetValues,
  facts: QueryContext,
  reader: Reader,
): FilterValueView[] {
  const name = filterList(key)
  const shown = (id: number) => counts[id] !== undefined || chosen.includes(id)
  if (name === undefined)
    return [1, 0].filter(shown).map((id) => ({
      ...yesNoDefaults,
      id,
      value: String(id),
      text: textOf(key, id, dictionary, reader),
      language: reader.locale,
      count: counts[id] ?? 0,
      isChosen: chosen.includes(id),
    }))
  return entriesOf(dictionary, name)
    .filter(({ id }) => shown(id))
    .map((entry) => ({
      ...entryFields(entry, dictionary, reader.locale),
      value: formatFilterValue(key, entry.id, facts),
      count: counts[entry.id] ?? 0,
      isChosen: chosen.includes(entry.id),
    }))
}

/** The values of a list, and the heads above them where those stand in a list of their own. */
function entriesOf({ vocabulary }: Dictionary, name: ListName): readonly VocabularyEntry[] {
  const group = listDefinition(name).group as ListName | undefined
  const own = vocabulary.list(name)
  return group === undefined || group === name ? own : [...vocabulary.list(group), ...own]
}

function entryFields(entry: VocabularyEntry, { vocabulary, media }: Dictionary, locale: Locale) {
  const { id, symbol, groupId, parentId, pictureId } = entry
  const { text, language } = vocabulary.describe(id, locale)
  const picture = media(pictureId)
  return {
    id,
    text,
    language,
    symbol,
    picture: mediaAddress((picture && shownFile(picture)?.key) ?? null),
    group: groupId,
    parent: parentId,
    isHead: vocabulary.isHead(id),
  }
}

const yesNoDefaults = { symbol: null, picture: null, group: null, parent: null, isHead: false }
