import { type DescribedHandshape, rankHandshapes } from '#domains/phonology/rank-handshapes.ts'
import type { VocabularyEntry } from '#domains/vocabularies/vocabulary.ts'
import { type HandLook, rememberedFrom } from '../query/hand-look.ts'
import { searchAddress } from '../query/search-address.ts'
import { maxValues } from '../query/search-query-url.ts'
import { emptyQuery } from '../search-model.ts'
import type { SearchableDictionary } from '../searchable-dictionary.ts'
import { describeHandDifference } from './hand-difference.ts'
import { type HandshapeFamilyView, type HandshapeView, presentHandshape } from './handshape.presenter.ts'
import type { HandshapePath } from './handshape-paths.ts'
import type { LocaleContext } from './presenter-context.ts'
import type { SignCardView } from './search.presenter.ts'
import { searchResults } from './search-results.ts'
import { ownFilterValue } from './used-values.ts'

/** A handshape by itself: its count is that of the signs with exactly this handshape. */
export interface SingleHandshapeView extends HandshapeView {
  /** The path that choosing it leads to, without the language. */
  path: string
}

/** What the dictionary has for the look of a hand. */
export interface HandMatchesView {
  /** The handshapes that fit, those of most signs first. */
  fitting: SingleHandshapeView[]
  /** Those nearly equal that have signs, the nearest first. */
  near: NearHandshapeView[]
  /** The first signs with the handshapes that fit. */
  signs: { total: number; cards: SignCardView[]; queryString: string | null }
}

export interface NearHandshapeView extends SingleHandshapeView {
  /** What differs from the look: "thumb out instead of across". */
  reason: string
}

const maxNear = 6

/** Farther handshapes have only one of two fingers in common; they are offered when none is nearer. */
const alikeDistance = 0.6
const maxSigns = 12

/** Signs by entry id; the negative id of a head counts its signs without those of its family. */
export type HandshapeCounts = Readonly<Record<number, number>>

interface HandMatchesInput {
  look: HandLook
  /** The handshapes that visitors are offered, in the order of the list. */
  handshapes: readonly DescribedHandshape[]
  counts: HandshapeCounts
  /** The path that choosing a handshape leads to: see `handshapePaths`. */
  pathOf: HandshapePath
}

type Dictionary = Pick<
  SearchableDictionary,
  | 'vocabulary'
  | 'languages'
  | 'media'
  | 'search'
  | 'nearest'
  | 'card'
  | 'combination'
  | 'defaultLanguage'
  | 'hasFrequencies'
>

/** The handshapes that fit a look, those nearly equal to it, and the signs with those that fit. */
export function presentHandMatches(
  dictionary: Dictionary,
  { look, handshapes, counts, pathOf }: HandMatchesInput,
  context: LocaleContext,
): HandMatchesView {
  const ranked = rankHandshapes(rememberedFrom(look), handshapes).flatMap((one) => {
    const entry = dictionary.vocabulary.entry(one.id)
    return entry
      ? [{ ...one, view: presentSingleHandshape(dictionary, entry, { counts, pathOf }, context) }]
      : []
  })
  const fitting = ranked.filter(({ distance }) => distance === 0).map(({ view }) => view)
  const others = ranked.filter(({ distance, view }) => distance > 0 && view.count > 0)
  const alike = others.filter(({ distance }) => distance < alikeDistance)
  const near = (alike.length > 0 ? alike : others).slice(0, maxNear)
  const used = fitting.filter(({ count }) => count > 0).map(({ id }) => id)
  return {
    fitting: fitting.toSorted((a, b) => b.count - a.count),
    near: near.map((one) => ({ ...one.view, reason: describeHandDifference(look, one, context) })),
    signs: findSigns(dictionary, used, context),
  }
}

/** A handshape with its own signs, without those of its family. */
export function presentSingleHandshape(
  dictionary: Pick<Dictionary, 'vocabulary' | 'media'>,
  entry: VocabularyEntry,
  { counts, pathOf }: Pick<HandMatchesInput, 'counts' | 'pathOf'>,
  { locale }: Pick<LocaleContext, 'locale'>,
): SingleHandshapeView {
  const value = ownFilterValue(dictionary.vocabulary, entry.id)
  return { ...presentHandshape(entry, dictionary, locale, counts[value] ?? 0), path: pathOf(value) }
}

/** The first signs with one of some handshapes; without a URL for all of them if a query cannot name so many. */
function findSigns(
  dictionary: Dictionary,
  handshapes: readonly number[],
  context: LocaleContext,
): HandMatchesView['signs'] {
  if (handshapes.length === 0) return { total: 0, cards: [], queryString: null }
  const every = emptyQuery(context.locale)
  const query = {
    ...every,
    filters: { handshape: handshapes.map((id) => ownFilterValue(dictionary.vocabulary, id)) },
    perPage: maxSigns,
  }
  const { total, cards, filters } = searchResults(dictionary, query, context)
  return { total, cards, queryString: handshapes.length > maxValues ? null : searchAddress(every, filters) }
}

/** The handshapes of a family that have signs, each by itself. */
export interface HandChartFamilyView {
  /** Entry id of its head, its name and the language of the name. */
  id: number
  name: string
  language: string
  /** The number of signs with any handshape of the family. */
  count: number
  hands: SingleHandshapeView[]
}

/** All handshapes that have signs, in families. */
export const presentHandChart = (
  dictionary: Pick<Dictionary, 'vocabulary' | 'media'>,
  families: readonly HandshapeFamilyView[],
  choice: Pick<HandMatchesInput, 'counts' | 'pathOf'>,
  context: Pick<LocaleContext, 'locale'>,
): HandChartFamilyView[] =>
  families
    .map(({ head, members }) => ({
      id: head.id,
      name: head.name,
      language: head.language,
      count: head.count,
      hands: [head, ...members]
        .flatMap(({ id }) => dictionary.vocabulary.entry(id) ?? [])
        .map((entry) => presentSingleHandshape(dictionary, entry, choice, context))
        .filter(({ count }) => count > 0),
    }))
    .filter(({ hands }) => hands.length > 0)
