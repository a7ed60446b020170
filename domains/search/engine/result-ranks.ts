import type { SearchStep } from '../search-model.ts'
import {
  inTier,
  isEqualRank,
  isNearRank,
  isWholeWordRank,
  textRankCount,
  tierOfRank,
  wholeWordTiers,
} from './ranking.ts'
import { correctionClassCount } from './spelling-index.ts'

/**
 * Groups of results, best first. Beside what contains the search text, texts that are equal to another form or to a
 * correction precede those that contain one. Corrections have one group per class.
 */
const group = {
  wholeWords: 0,
  equalListedForm: 1,
  nearText: 2,
  equalForm: 3,
  equalCorrection: 4,
  otherText: 4 + correctionClassCount,
  earlierGloss: 5 + correctionClassCount,
  withForm: 6 + correctionClassCount,
  withCorrection: 7 + correctionClassCount,
  words: 7 + 2 * correctionClassCount,
} as const

const rankIn = (where: number, rank: number) => where * textRankCount + rank

/**
 * The rank of a text that contains the search text, among all results.
 * @param isWord whether a text equals the search text; else it may be unfinished, and near texts come first
 */
export function rankAsTyped(rank: number, isWord: boolean): number {
  const isNear = isNearRank(rank)
  if (isWholeWordRank(rank) && (isWord || isNear)) return rankIn(group.wholeWords, rank)
  return rankIn(isNear ? group.nearText : group.otherText, rank)
}

/** The rank of a sign by an earlier gloss, after all signs with a present text that contains the search text. */
export const rankOfEarlierGloss = (rank: number): number => rankIn(group.earlierGloss, rank)

/** Whether a result is a text that begins with the search text and has few additional characters. */
export const isNearResult = (rank: number): boolean => isNearRank(((rank - 1) % textRankCount) + 1)

/**
 * The rank of a text with an inflected form of the search text.
 * @param isListed whether all forms are in the list of irregular forms
 */
export function rankOfForm(rank: number, isListed: boolean): number {
  if (!isEqualRank(rank)) return rankIn(group.withForm, rank)
  return rankIn(isListed ? group.equalListedForm : group.equalForm, rank)
}

/** The rank of a text with a correction of the search text; the likeliest correction comes first. */
export const rankOfCorrection = (rank: number, unlikeliness: number): number =>
  rankIn((isEqualRank(rank) ? group.equalCorrection : group.withCorrection) + unlikeliness, rank)

/** Further words of a phrase are not looked for one by one. */
export const maxPhraseWords = 8
const firstPhraseRank = rankIn(group.words, 1)

/**
 * The rank of a sign that has single words of a phrase: with most of its words first, then the best match, then the
 * order of the words.
 * @param wordRanks the rank of each word in the sign; 0 for a word that it lacks
 * @returns 0 when it has none
 */
export function rankOfPhraseWords(wordRanks: readonly number[]): number {
  const missing = wordRanks.filter((rank) => rank === 0).length
  if (missing === wordRanks.length) return 0
  const places = wordRanks.map((rank, position) => {
    const found = missing * wholeWordTiers + tierOfRank(rank)
    return rank === 0
      ? Number.POSITIVE_INFINITY
      : (found * maxPhraseWords + position) * inTier + ((rank - 1) % inTier)
  })
  return firstPhraseRank + Math.min(...places)
}

/** The number of groups; the words of phrases are one. */
export const groupCount = group.words + 1

/** The group of a result. */
export const groupOf = (rank: number): number => Math.min(Math.floor((rank - 1) / textRankCount), group.words)

/** The step that finds the signs of a group. */
export function stepOf(where: number): SearchStep {
  if (where === group.words) return 'words'
  if (where >= group.withCorrection) return 'typing'
  if (where === group.withForm || where === group.equalListedForm || where === group.equalForm) return 'forms'
  return where >= group.equalCorrection && where < group.otherText ? 'typing' : 'text'
}
