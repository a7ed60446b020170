import type { SearchStep, SearchType } from '../search-model.ts'
import { correctionClassCount } from './spelling-index.ts'

/** The kinds of match, best first: whole words before beginnings of words. */
const tier = {
  glossEquals: 0,
  textEquals: 1,
  wordStarts: 2,
  wordInside: 3,
  textStarts: 4,
  wordStartsInside: 5,
  textInside: 6,
} as const

/** Whether a text of a tier begins with the search text. */
const isAtStart = (found: number) => found <= tier.wordStarts || found === tier.textStarts

/** Within a tier, texts with fewer additional characters come first; this many or more are equal. */
const maxAdditional = 15
/** A gloss precedes another text unless it has more additional characters than that text and this: those of "-2". */
const glossAdvantage = 2
const ranksOfTier = maxAdditional + glossAdvantage + 1
const rankOf = (found: number, isForeign: boolean, isGloss: boolean, additional: number) =>
  1 + (2 * found + Number(isForeign)) * ranksOfTier + additional + (isGloss ? 0 : glossAdvantage)

const textRankCount = rankOf(tier.textInside, true, false, maxAdditional)

/** The best rank of a tier. */
const firstRankOf = (found: number) => rankOf(found, false, true, 0)

/** Whether a rank is that of a text which is equal to the search text. */
export const isEqualRank = (rank: number): boolean => rank < firstRankOf(tier.wordStarts)

/** Whether a rank is that of a text which contains the search text as whole words. */
export const isWholeWordRank = (rank: number): boolean => rank < firstRankOf(tier.textStarts)

/** A typing error is about as likely as so many letters that are not typed yet. */
const maxNearAdditional = 5

/** Whether a rank is that of a text which begins with the search text and has few additional characters. */
function isNearRank(rank: number): boolean {
  const found = Math.floor((rank - 1) / (2 * ranksOfTier))
  return isAtStart(found) && (rank - 1) % ranksOfTier <= maxNearAdditional
}

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
  withForm: 5 + correctionClassCount,
  withCorrection: 6 + correctionClassCount,
  words: 6 + 2 * correctionClassCount,
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
const wholeWordTiers = tier.wordInside + 1
const firstPhraseRank = rankIn(group.words, 1)

const inTier = 2 * ranksOfTier

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
    const found = missing * wholeWordTiers + Math.floor((rank - 1) / inTier)
    return rank === 0
      ? Number.POSITIVE_INFINITY
      : (found * maxPhraseWords + position) * inTier + ((rank - 1) % inTier)
  })
  return firstPhraseRank + Math.min(...places)
}

/** The step that found a sign of a rank. */
export function stepOf(rank: number): SearchStep {
  if (rank >= firstPhraseRank) return 'words'
  const where = Math.floor((rank - 1) / textRankCount)
  if (where >= group.withCorrection) return 'typing'
  if (where === group.withForm || where === group.equalListedForm || where === group.equalForm) return 'forms'
  return where >= group.equalCorrection && where < group.otherText ? 'typing' : 'text'
}

/** A text whose spaces differ from those of the search text must share so many letters with it. */
const minJoinedLength = 5

/** Whether the character at this position does not continue the word before it. */
function isWordEnd(text: string, at: number): boolean {
  if (at >= text.length) return true
  const char = text.charCodeAt(at)
  return char < 48 || (char > 57 && char < 97) || (char > 122 && char < 128)
}

const isWordStart = (text: string, at: number) => at === 0 || isWordEnd(text, at - 1)

function tierInside(text: string, part: string, first: number): number {
  let found: number = tier.textInside
  for (let at = first; at >= 0; at = text.indexOf(part, at + 1)) {
    if (!isWordStart(text, at)) continue
    if (isWordEnd(text, at + part.length)) return tier.wordInside
    found = tier.wordStartsInside
  }
  return found
}

/** Where the letters end that a text has from a position on, whatever its spaces; -1 when it has others. */
function endOfLetters(text: string, from: number, letters: string): number {
  let at = from
  for (let found = 0; found < letters.length; at++) {
    if (at >= text.length) return -1
    if (text[at] === ' ') continue
    if (text[at] !== letters[found]) return -1
    found++
  }
  return at
}

/** The tier of a text with other spaces than the search text: "thank you" for "thankyou"; null for no match. */
function tierWithoutSpaces(text: string, letters: string): number | null {
  const isLong = letters.length >= minJoinedLength
  for (let at = 0; at < (isLong ? text.length : 1); at++) {
    if (text[at] === ' ' || !isWordStart(text, at)) continue
    const end = endOfLetters(text, at, letters)
    if (at === 0 && end === text.length) return tier.textEquals
    if (end >= 0 && isLong) return tier.textInside
  }
  return null
}

/** Ranks by kind of field, 1 for the best, 0 for no match. */
export interface TextRanks {
  gloss: number
  /** Of a label or a translation in the visitor's language. */
  own: number
  /** Of a translation in another language. */
  foreign: number
}

/** The additional characters of a text, as far as they decide. */
const additionalIn = (text: string, part: string) =>
  Math.min(Math.abs(text.length - part.length), maxAdditional)

function ranksOf(found: number, additional: number, type: SearchType): TextRanks | null {
  if (type === 'exact') return found === tier.textEquals ? { gloss: 1, own: 0, foreign: 0 } : null
  return {
    gloss: rankOf(found === tier.textEquals ? tier.glossEquals : found, false, true, additional),
    own: rankOf(found, false, false, additional),
    foreign: rankOf(found, true, false, additional),
  }
}

function tierAt(text: string, part: string, at: number): number {
  if (text.length === part.length) return tier.textEquals
  if (at === 0) return isWordEnd(text, part.length) ? tier.wordStarts : tier.textStarts
  return tierInside(text, part, at)
}

const additionalCount = maxAdditional + 1
/** Matches of one character are below this number. */
export const characterMatchCount = (tier.textInside + 1) * additionalCount

/** How a folded text matches a character that it contains: everything that decides its ranks. */
export const characterMatch = (text: string, character: string): number =>
  tierAt(text, character, text.indexOf(character)) * additionalCount + additionalIn(text, character)

/** The ranks of a match of one character; null when the type of search does not find it. */
export function characterMatchRanks(match: number, type: SearchType): TextRanks | null {
  const found = Math.floor(match / additionalCount)
  if (type === 'starts' && !isAtStart(found)) return null
  return ranksOf(found, match % additionalCount, type)
}

/** Returns a function that ranks folded texts for a folded search text; it returns null for texts without a match. */
export function textRanker(part: string, type: SearchType): (text: string) => TextRanks | null {
  const letters = part.replaceAll(' ', '')
  const hasSpace = letters.length < part.length

  const tierOf = (text: string): number | null => {
    const at = text.indexOf(part)
    if (at < 0)
      return type === 'general' && (hasSpace || text.includes(' ')) ? tierWithoutSpaces(text, letters) : null
    return type === 'starts' && at > 0 ? null : tierAt(text, part, at)
  }

  return (text) => {
    const found = tierOf(text)
    return found === null ? null : ranksOf(found, additionalIn(text, part), type)
  }
}
