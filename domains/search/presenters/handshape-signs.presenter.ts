import { turnStart } from '#domains/hand-drawings/turn-start.ts'
import { wireName } from '#domains/signs/properties.ts'
import type { VocabularyEntry } from '#domains/vocabularies/vocabulary.ts'
import type { Translate } from '#platform/i18n/i18n-resources.ts'
import { exactEntry } from '../query/filter-value.ts'
import { filterName } from '../query/filters.ts'
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
import { type FilterValueView, type FilterView, presentFilters } from './filter.presenter.ts'
import { type HandshapeView, presentHandshape } from './handshape.presenter.ts'
import type { LocaleContext } from './presenter-context.ts'
import type { ResultsView } from './search.presenter.ts'
import { filtersAfterLocation } from './toggle-location-area.ts'

/** A link to the same page with another choice. */
export interface FacetLinkView {
  text: string
  /** The number of signs that it would leave. */
  count: number
  isChosen: boolean
  /** The query part of its URL: `?hand=dominant`. */
  queryString: string
}

/** The page of one handshape. */
export interface HandshapeSignsView {
  hand: HandshapeView
  /** The first of the views that the drawn hand turns through. */
  turnStart: number
  /** The head of its family; null for a head and for a handshape without a family. */
  head: Pick<HandshapeView, 'id' | 'name' | 'language'> | null
  hands: FacetLinkView[]
  /** The whole family or the head alone; empty for a handshape that is not a head. */
  scopes: FacetLinkView[]
  /** Similar handshapes that have signs for the same choices, the most similar first. */
  nearestHandshapes: HandshapeView[]
  /** The query part of the URLs of `nearestHandshapes`: the same choices. */
  nearestQueryString: string
  refinements: RefinementView[]
  /** The results; their filters describe the hand as this page's URL does. */
  results: ResultsView
  /** The same search in the parameters of all search pages: `?handshape=flat-hand&location=head`. */
  searchQueryString: string
}

/** A filter that narrows the signs of the handshape. */
export interface RefinementView extends Omit<FilterView, 'values'> {
  values: RefinementValueView[]
}

/** A value of a refinement. */
export interface RefinementValueView extends FilterValueView {
  /** The formatted filters after the choice, when it changes more than this one value. */
  filtersAfter?: string
}

/** The filters that narrow the signs of a handshape. */
export const refinementKeys = [
  'location',
  'handednessSearchable',
  'movementDirection',
  'movementShape',
] as const satisfies FilterKey[]

/** One row of a wide page. */
const maxNearestShown = 8

interface HandshapeSignsInput {
  entry: VocabularyEntry
  choice: HandChoice
  /** The results for the URL's query together with `handFilter`. */
  results: ResultsView
  /** Entry ids of similar handshapes, the most similar first. */
  near: readonly number[]
}

type Dictionary = Pick<SearchableDictionary, 'vocabulary' | 'languages' | 'media' | 'facets'>

/** The page of one handshape: its signs, its choices and the number of signs that each choice would leave. */
export function presentHandshapeSigns(
  dictionary: Dictionary,
  { entry, choice, results, near }: HandshapeSignsInput,
  context: LocaleContext,
): HandshapeSignsView {
  const { vocabulary } = dictionary
  const { locale } = context
  const links = facetLinksOf(dictionary, { entry, choice, results, near }, context)
  const headId = vocabulary.headOf(entry.id)
  const described = headId === undefined ? null : vocabulary.describe(headId, locale)
  const hand = presentHandshape(entry, dictionary, locale, links.counts[entry.id] ?? 0)
  const address = (change: HandChoice) => queryStringOf(results, choice, change)
  return {
    hand,
    turnStart: hand.drawing === null ? 0 : turnStart(hand.drawing),
    head:
      headId === undefined || described === null
        ? null
        : { id: headId, name: described.text, language: described.language },
    hands: links.hands,
    scopes: links.scopes,
    nearestHandshapes: near
      .flatMap((id) => {
        const count = links.counts[id] ?? 0
        const other = count > 0 && vocabulary.entry(id)
        return other ? presentHandshape(other, dictionary, locale, count) : []
      })
      .slice(0, maxNearestShown),
    nearestQueryString: address({ ...choice, withoutFamily: false }),
    refinements: presentRefinements(dictionary, { choice, results }, context),
    results: withoutPathFilter(results, choice),
    searchQueryString: searchAddress({ ...results.query, page: 1 }, results.filters),
  }
}

function presentRefinements(
  dictionary: Dictionary,
  { choice, results: { query } }: Pick<HandshapeSignsInput, 'choice' | 'results'>,
  context: LocaleContext,
): RefinementView[] {
  const filtersAfter = filtersAfterLocation(dictionary, query.filters, context)
  return presentFilters(dictionary, query, refinementKeys, context).map((filter) =>
    filter.name === filterName('location')
      ? {
          ...filter,
          values: filter.values.map((value) => ({
            ...value,
            filtersAfter: formatFiltersWithHand(filtersAfter(value.id), choice, choice),
          })),
        }
      : filter,
  )
}

/** The links for hands and scopes, and the counts of all handshapes for the chosen hand. */
function facetLinksOf(
  dictionary: Dictionary,
  { entry, choice, results }: HandshapeSignsInput,
  { t }: LocaleContext,
) {
  const key = filterKeyOfHand(choice.hand)
  const { [key]: _, ...filters } = results.query.filters
  const facets = dictionary.facets({ ...results.query, filters }, hands.map(filterKeyOfHand))
  const isHead = dictionary.vocabulary.isHead(entry.id)
  const countOf = ({ hand, withoutFamily }: Pick<HandChoice, 'hand' | 'withoutFamily'>) =>
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
    scopes: isHead
      ? [
          facetLink({ withoutFamily: false }, t('handshapes:signs.family')),
          facetLink({ withoutFamily: true }, t('handshapes:signs.only')),
        ]
      : [],
  }
}

/** Each hand has the name of its handshape property. */
const handLabel = (hand: Hand, t: Translate): string =>
  hand === 'either'
    ? t('handshapes:signs.either')
    : t(
        `properties:${wireName(hand === 'dominant' ? 'handshapeDominant' : 'handshapeNondominant') as 'gloss'}`,
      )

/** The filters without the handshape of the path, and with the choice of hand and scope. */
const formatFiltersWithHand = (filters: string, before: HandChoice, after: HandChoice): string =>
  [formatHandChoice(after), withoutFilter(filters, filterName(filterKeyOfHand(before.hand)))]
    .filter(Boolean)
    .join('&')

const queryStringOf = ({ query, filters }: ResultsView, before: HandChoice, after: HandChoice): string =>
  searchAddress({ ...query, page: 1 }, formatFiltersWithHand(filters, before, after))

/** The results without the handshape of the path, which cannot be removed like another filter. */
function withoutPathFilter(results: ResultsView, choice: HandChoice): ResultsView {
  const name = filterName(filterKeyOfHand(choice.hand))
  return {
    ...results,
    filters: formatFiltersWithHand(results.filters, choice, choice),
    chosen: results.chosen
      .filter((one) => one.name !== name)
      .map((one) => ({
        ...one,
        filtersWithout: formatFiltersWithHand(one.filtersWithout, choice, choice),
      })),
  }
}

/** Whether a URL contains more choices than handshape, hand, letter and page. */
export const isNarrowed = ({
  query,
  chosen,
}: Pick<HandshapeSignsView['results'], 'query' | 'chosen'>): boolean =>
  query.q !== '' ||
  query.type !== 'general' ||
  query.order !== 'best' ||
  query.translationLanguage !== null ||
  chosen.length > 0
