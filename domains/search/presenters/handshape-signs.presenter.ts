import { wireName } from '#domains/signs/properties.ts'
import type { VocabularyEntry } from '#domains/vocabularies/vocabulary.ts'
import type { Translate } from '#platform/i18n/i18n-resources.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { exactEntry, filterName } from '../query/filters.ts'
import {
  filterKeyOfHand,
  formatHandChoice,
  type Hand,
  type HandChoice,
  hands,
} from '../query/handshape-choice.ts'
import { searchAddress, withoutFilter } from '../query/search-address.ts'
import type { FilterKey } from '../search-model.ts'
import type { SearchableDictionary } from '../searchable-dictionary.ts'
import { type FilterView, presentFilters } from './filter.presenter.ts'
import { type HandshapeView, presentHandshape } from './handshape.presenter.ts'
import type { ResultsView } from './search.presenter.ts'

/** One of a few ways to see the same page. */
export interface FacetLinkView {
  text: string
  /** Signs that it would leave. */
  count: number
  isChosen: boolean
  /** Query of its address: `?hand=dominant`. */
  queryString: string
}

/** The page of one handshape. */
export interface HandshapeSignsView {
  hand: HandshapeView
  /** The head of its family; null for a head, and for a handshape of no family. */
  head: Pick<HandshapeView, 'id' | 'name' | 'language'> | null
  hands: FacetLinkView[]
  /** The whole family or the head alone; empty for a handshape that leads none. */
  scopes: FacetLinkView[]
  /** Handshapes much like it that have signs under the same choices, the most alike first. */
  nearestHandshapes: HandshapeView[]
  /** Query of the addresses of `near`: the same choices. */
  nearestQueryString: string
  refinements: FilterView[]
  /** The answer; its filters say the hand as this page's address does. */
  results: ResultsView
  /** The same search in the query language of all pages: `?handshape=flat-hand&location=head`. */
  searchQueryString: string
}

/** What signs of one handshape are narrowed down by here. */
export const refinementKeys = [
  'location',
  'handednessSearchable',
  'movementDirection',
  'movementShape',
] as const satisfies FilterKey[]

/** As many as stand in a row of a wide page. */
const maxNearestShown = 8

interface HandshapeSignsInput {
  entry: VocabularyEntry
  choice: HandChoice
  /** The answer to the address and to `handFilter`. */
  results: ResultsView
  /** Entry ids of the handshapes much like it, the most alike first. */
  near: readonly number[]
}

type Dictionary = Pick<SearchableDictionary, 'vocabulary' | 'languages' | 'media' | 'facets'>

interface Reader {
  locale: Locale
  t: Translate
}

/** What the page of one handshape shows: what is chosen, what else could be, and what would be left of it. */
export function presentHandshapeSigns(
  dictionary: Dictionary,
  { entry, choice, results, near }: HandshapeSignsInput,
  reader: Reader,
): HandshapeSignsView {
  const { vocabulary } = dictionary
  const { locale } = reader
  const links = facetLinksOf(dictionary, { entry, choice, results, near }, reader)
  const headId = vocabulary.headOf(entry.id)
  const described = headId === undefined ? null : vocabulary.describe(headId, locale)
  const address = (change: HandChoice) => queryStringOf(results, choice, change)
  return {
    hand: presentHandshape(entry, dictionary, locale, links.counts[entry.id] ?? 0),
    head:
      headId === undefined || described === null
        ? null
        : { id: headId, name: described.text, language: described.language },
    hands: links.hands,
    scopes: links.widths,
    nearestHandshapes: near
      .flatMap((id) => {
        const count = links.counts[id] ?? 0
        const other = count > 0 && vocabulary.entry(id)
        return other ? presentHandshape(other, dictionary, locale, count) : []
      })
      .slice(0, maxNearestShown),
    nearestQueryString: address({ ...choice, withoutFamily: false }),
    refinements: presentFilters(dictionary, results.query, refinementKeys, reader),
    results: withoutPathFilter(results, choice),
    searchQueryString: searchAddress({ ...results.query, page: 1 }, results.filters),
  }
}

/** The hands and widths to choose from, and the counts of all handshapes for the chosen hand. */
function facetLinksOf(
  dictionary: Dictionary,
  { entry, choice, results }: HandshapeSignsInput,
  { t }: Reader,
) {
  const key = filterKeyOfHand(choice.hand)
  const { [key]: _, ...filters } = results.query.filters
  const facets = dictionary.facets({ ...results.query, filters }, hands.map(filterKeyOfHand))
  const isHead = dictionary.vocabulary.isHead(entry.id)
  const countOf = ({ hand, withoutFamily }: HandChoice) =>
    facets[filterKeyOfHand(hand)]?.[withoutFamily ? exactEntry(entry.id) : entry.id] ?? 0
  const facetLink = (change: Partial<HandChoice>, text: string): FacetLinkView => {
    const changed = { ...choice, ...change }
    return {
      text,
      count: countOf(changed),
      isChosen: formatHandChoice(changed) === formatHandChoice(choice),
      queryString: queryStringOf(results, choice, changed),
    }
  }
  return {
    counts: facets[key] ?? {},
    hands: hands.map((hand) => facetLink({ hand }, handLabel(hand, t))),
    widths: isHead
      ? [
          facetLink({ withoutFamily: false }, t('handshapes:signs.family')),
          facetLink({ withoutFamily: true }, t('handshapes:signs.only')),
        ]
      : [],
  }
}

/** The two hands are called as the properties of each. */
const handLabel = (hand: Hand, t: Translate): string =>
  hand === 'either'
    ? t('handshapes:signs.either')
    : t(
        `properties:${wireName(hand === 'dominant' ? 'handshapeDominant' : 'handshapeNondominant') as 'gloss'}`,
      )

/** The filters without what the path says, and with what it leaves open. */
const formatFiltersWithHand = (filters: string, before: HandChoice, now: HandChoice): string =>
  [formatHandChoice(now), withoutFilter(filters, filterName(filterKeyOfHand(before.hand)))]
    .filter(Boolean)
    .join('&')

const queryStringOf = ({ query, filters }: ResultsView, before: HandChoice, now: HandChoice): string =>
  searchAddress({ ...query, page: 1 }, formatFiltersWithHand(filters, before, now))

/** The answer for a page whose path says the handshape: it is no filter to be taken away. */
function withoutPathFilter(results: ResultsView, choice: HandChoice): ResultsView {
  const name = filterName(filterKeyOfHand(choice.hand))
  return {
    ...results,
    filters: formatFiltersWithHand(results.filters, choice, choice),
    chosen: results.chosen
      .filter((one) => one.name !== name)
      .map((one) => ({ ...one, without: formatFiltersWithHand(one.without, choice, choice) })),
  }
}

/** Whether an address says more than which handshape, which hand, letter and page. */
export const isNarrowed = ({
  query,
  chosen,
}: Pick<HandshapeSignsView['results'], 'query' | 'chosen'>): boolean =>
  query.q !== '' ||
  query.type !== 'general' ||
  query.order !== 'best' ||
  query.translationLanguage !== null ||
  chosen.length > 0
