import { wireName } from '#domains/signs/properties.ts'
import type { VocabularyEntry } from '#domains/vocabularies/vocabulary.ts'
import type { Translate } from '#platform/i18n/i18n-resources.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import type { FilterKey } from './entry.ts'
import { type FilterView, presentFilters } from './filter.presenter.ts'
import { exactly, filterName } from './filters.ts'
import { type HandView, presentHand } from './handshape.presenter.ts'
import { type Hand, type HandChoice, hands, keyOfHand, writeHandChoice } from './handshape-choice.ts'
import type { PublishedDictionary } from './published.ts'
import type { ResultsView } from './search.presenter.ts'
import { searchAddress, withoutFilter } from './ui/search-address.ts'

/** One of a few ways to see the same page. */
export interface WayView {
  text: string
  /** Signs that it would leave. */
  count: number
  isChosen: boolean
  /** Query of its address: `?hand=dominant`. */
  address: string
}

/** The page of one handshape. */
export interface HandshapeSignsView {
  hand: HandView
  /** The head of its family; null for a head, and for a handshape of no family. */
  head: Pick<HandView, 'id' | 'name' | 'language'> | null
  hands: WayView[]
  /** The whole family or the head alone; empty for a handshape that leads none. */
  widths: WayView[]
  /** Handshapes much like it that have signs under the same choices, the most alike first. */
  near: HandView[]
  /** Query of the addresses of `near`: the same choices. */
  nearAddress: string
  refinements: FilterView[]
  /** The answer; its filters say the hand as this page's address does. */
  results: ResultsView
  /** The same search in the query language of all pages: `?handshape=flat-hand&location=head`. */
  further: string
}

/** What signs of one handshape are narrowed down by here. */
export const refinementKeys = [
  'location',
  'handednessSearchable',
  'movementDirection',
  'movementShape',
] as const satisfies FilterKey[]

/** As many as stand in a row of a wide page. */
const nearShown = 8

interface Asked {
  entry: VocabularyEntry
  choice: HandChoice
  /** The answer to the address and to `handFilter`. */
  results: ResultsView
  /** Entry ids of the handshapes much like it, the most alike first. */
  near: readonly number[]
}

type Dictionary = Pick<PublishedDictionary, 'vocabulary' | 'languages' | 'media' | 'facets'>

interface Reader {
  locale: Locale
  t: Translate
}

/** What the page of one handshape shows: what is chosen, what else could be, and what would be left of it. */
export function presentHandshapeSigns(
  dictionary: Dictionary,
  { entry, choice, results, near }: Asked,
  reader: Reader,
): HandshapeSignsView {
  const { vocabulary } = dictionary
  const { locale } = reader
  const ways = waysOf(dictionary, { entry, choice, results, near }, reader)
  const headId = vocabulary.headOf(entry.id)
  const described = headId === undefined ? null : vocabulary.describe(headId, locale)
  const address = (change: HandChoice) => addressOf(results, choice, change)
  return {
    hand: presentHand(entry, dictionary, locale, ways.counts[entry.id] ?? 0),
    head:
      headId === undefined || described === null
        ? null
        : { id: headId, name: described.text, language: described.language },
    hands: ways.hands,
    widths: ways.widths,
    near: near
      .flatMap((id) => {
        const count = ways.counts[id] ?? 0
        const other = count > 0 && vocabulary.entry(id)
        return other ? presentHand(other, dictionary, locale, count) : []
      })
      .slice(0, nearShown),
    nearAddress: address({ ...choice, only: false }),
    refinements: presentFilters(dictionary, results.query, refinementKeys, reader),
    results: saidByPath(results, choice),
    further: searchAddress({ ...results.query, page: 1 }, results.filters),
  }
}

/** The hands and widths to choose from, and the counts of all handshapes for the chosen hand. */
function waysOf(dictionary: Dictionary, { entry, choice, results }: Asked, { t }: Reader) {
  const key = keyOfHand(choice.hand)
  const { [key]: _, ...filters } = results.query.filters
  const facets = dictionary.facets({ ...results.query, filters }, hands.map(keyOfHand))
  const isHead = dictionary.vocabulary.isHead(entry.id)
  const countOf = ({ hand, only }: HandChoice) =>
    facets[keyOfHand(hand)]?.[only ? exactly(entry.id) : entry.id] ?? 0
  const way = (change: Partial<HandChoice>, text: string): WayView => {
    const changed = { ...choice, ...change }
    return {
      text,
      count: countOf(changed),
      isChosen: writeHandChoice(changed) === writeHandChoice(choice),
      address: addressOf(results, choice, changed),
    }
  }
  return {
    counts: facets[key] ?? {},
    hands: hands.map((hand) => way({ hand }, textOf(hand, t))),
    widths: isHead
      ? [way({ only: false }, t('handshapes:signs.family')), way({ only: true }, t('handshapes:signs.only'))]
      : [],
  }
}

/** The two hands are called as the properties of each. */
const textOf = (hand: Hand, t: Translate): string =>
  hand === 'either'
    ? t('handshapes:signs.either')
    : t(
        `properties:${wireName(hand === 'dominant' ? 'handshapeDominant' : 'handshapeNondominant') as 'gloss'}`,
      )

/** The filters without what the path says, and with what it leaves open. */
const written = (filters: string, before: HandChoice, now: HandChoice): string =>
  [writeHandChoice(now), withoutFilter(filters, filterName(keyOfHand(before.hand)))].filter(Boolean).join('&')

const addressOf = ({ query, filters }: ResultsView, before: HandChoice, now: HandChoice): string =>
  searchAddress({ ...query, page: 1 }, written(filters, before, now))

/** The answer for a page whose path says the handshape: it is no filter to be taken away. */
function saidByPath(results: ResultsView, choice: HandChoice): ResultsView {
  const name = filterName(keyOfHand(choice.hand))
  return {
    ...results,
    filters: written(results.filters, choice, choice),
    chosen: results.chosen
      .filter((one) => one.name !== name)
      .map((one) => ({ ...one, without: written(one.without, choice, choice) })),
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
  query.within !== null ||
  chosen.length > 0
