import { type HandPictureView, presentHandPicture } from '#domains/hand-drawings/hand-picture.presenter.ts'
import { translationLanguages } from '#domains/languages/language.ts'
import type { PublishedDictionary } from '#domains/publication/published-dictionary.ts'
import type { FacetCounts } from '#domains/search/index.ts'
import { usedValues } from '#domains/search/presenters/used-values.ts'
import type { SearchEntry } from '#domains/search/search-model.ts'
import { emptyQuery } from '#domains/search/search-model.ts'
import { demoSource } from '#domains/signs/demo-source.ts'
import type { ListName } from '#domains/vocabularies/index.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { memoizePerVersion } from '../memoize-per-version.ts'

/** A handshape of the strip on the home page. */
export interface FrequentHandshape extends HandPictureView {
  /** Entry id of the handshape. */
  id: number
  name: string
  /** Language of the name. */
  language: string
  /** Number of signs in which a hand has this shape, or one of its group, at the start. */
  count: number
}

/** Fits in one row of a wide page. */
export const maxHandshapes = 12

/** The handshapes with a picture, the most frequent first; equally frequent ones in the order of their list. */
export function mostFrequentHandshapes(
  counts: Record<number, number>,
  { vocabulary, media }: Pick<PublishedDictionary, 'vocabulary' | 'media'>,
  locale: Locale,
): FrequentHandshape[] {
  const hands = vocabulary
    .list('handshape-of-hand')
    .flatMap((entry) => {
      const picture = presentHandPicture(entry, media)
      const isShown = Object.values(picture).some((one) => one !== null)
      return isShown && counts[entry.id] ? { entry, picture } : []
    })
    .toSorted((a, b) => (counts[b.entry.id] ?? 0) - (counts[a.entry.id] ?? 0))
    .slice(0, maxHandshapes)
  return hands.map(({ entry, picture }) => {
    const { text, language } = vocabulary.describe(entry.id, locale)
    return { ...picture, id: entry.id, name: text, language, count: counts[entry.id] ?? 0 }
  })
}

/** A sign with its nearest neighbours in the network, for the picture of the network. */
export interface NetworkCorner {
  centre: CornerSign
  around: CornerSign[]
}
interface CornerSign {
  id: number
  gloss: string
  /** Storage key. */
  poster: string
}

/** As many as fit around one sign in a small picture. */
export const maxCornerSigns = 4

type Relations = Pick<PublishedDictionary, 'relations' | 'byIds'>

/** The signs that are related to others, with those; the ones with most relations first. */
function relatedSigns({ relations }: Pick<Relations, 'relations'>): [number, ReadonlySet<number>][] {
  const related = new Map<number, Set<number>>()
  const add = (from: number, to: number) => related.set(from, (related.get(from) ?? new Set()).add(to))
  for (const { from, to } of relations()) {
    if (from === to) continue
    add(from, to)
    add(to, from)
  }
  return [...related].toSorted(([a, ofA], [b, ofB]) => ofB.size - ofA.size || a - b)
}

/** More of them are not looked at. */
const maxCandidates = 50

/** The sign that is related to most others, with some of them; null if fewer than two fit. Offensive ones do not. */
export function findNetworkCorner(dictionary: Relations): NetworkCorner | null {
  const seen = (ids: Iterable<number>) =>
    dictionary
      .byIds([...ids])
      .flatMap(({ id, gloss, poster, isOffensive }) =>
        poster === null || isOffensive ? [] : { id, gloss, poster },
      )
  for (const [id, others] of relatedSigns(dictionary).slice(0, maxCandidates)) {
    const [centre] = seen([id])
    const around = seen(others).slice(0, maxCornerSigns)
    if (centre && around.length > 1) return { centre, around }
  }
  return null
}

export const maxExamples = 3
const shortWord = /^\p{L}{2,8}$/u

/**
 * Short words of a language to try the search with: of signs with many relations, which are everyday ones, but not of
 * signs that are related to each other.
 */
export function exampleWords(dictionary: Relations, language: string): string[] {
  const chosen: { word: string; id: number; others: ReadonlySet<number> }[] = []
  for (const [id, others] of relatedSigns(dictionary).slice(0, maxCandidates)) {
    const [entry] = dictionary.byIds([id])
    const word = entry?.isOffensive ? undefined : entry?.translations[language]?.[0]
    if (!word || !shortWord.test(word)) continue
    if (chosen.some((one) => one.others.has(id) || one.word === word)) continue
    chosen.push({ word, id, others })
    if (chosen.length === maxExamples) break
  }
  return chosen.map(({ word }) => word)
}

/** Data about the whole dictionary. */
export interface HomeData {
  statistics: Record<StatisticKey, number>
  frequentHandshapes: FrequentHandshape[]
  /** First letters with signs. */
  letters: string[]
  networkCorner: NetworkCorner | null
  /** Words to try. */
  examples: string[]
  /** See `dayCandidates`. */
  signOfTheDayCandidates: readonly SearchEntry[]
}

const statisticKeys = ['signs', 'videos', 'handshapes', 'locations', 'fields', 'languages'] as const
export type StatisticKey = (typeof statisticKeys)[number]

function computeStatistics(
  dictionary: PublishedDictionary,
  counts: FacetCounts,
  videos: number,
): HomeData['statistics'] {
  const { vocabulary } = dictionary
  const used = (list: ListName, of: Record<number, number> = {}) => usedValues(vocabulary, list, of).length
  const fields = vocabulary.list('semantic-field').filter(({ id }) => counts.semanticField?.[id]).length
  return {
    signs: dictionary.count,
    // Not shown if every sign has a video.
    videos: videos === dictionary.count ? 0 : videos,
    handshapes: used('handshape-of-hand', counts.handshape),
    locations: used('location', counts.location),
    fields,
    languages: translationLanguages(dictionary.languages).length,
  }
}

/**
 * The signs among which each day has one: not offensive, of the demonstration only without others, those with a preview
 * video before those with a poster, and these before the rest.
 */
export function dayCandidates(signs: readonly SearchEntry[]): readonly SearchEntry[] {
  const wishes: ((sign: SearchEntry) => boolean)[] = [
    ({ isOffensive }) => !isOffensive,
    ({ source }) => source !== demoSource,
    ({ poster }) => poster !== null,
    ({ preview }) => preview !== null,
  ]
  return wishes.reduce((candidates, isWished) => {
    const wished = candidates.filter(isWished)
    return wished.length > 0 ? wished : candidates
  }, signs)
}

function computeHomeData(dictionary: PublishedDictionary, locale: Locale): HomeData {
  const counts = dictionary.facets(emptyQuery(locale), ['handshape', 'location', 'semanticField'])
  const signs = dictionary.byIds(dictionary.ids())
  const videos = signs.filter(({ video }) => video !== null).length
  return {
    statistics: computeStatistics(dictionary, counts, videos),
    letters: [...dictionary.search({ ...emptyQuery(locale), perPage: 1 }).letters.keys()],
    networkCorner: findNetworkCorner(dictionary),
    examples: exampleWords(dictionary, locale),
    frequentHandshapes: mostFrequentHandshapes(counts.handshape ?? {}, dictionary, locale),
    signOfTheDayCandidates: dayCandidates(signs),
  }
}

/** Computed once for each language after each public change. */
export const getHomeData = memoizePerVersion(computeHomeData)
