import { matchTier, textMatcher, tierAt, tierBetween } from '#platform/text/text-match.ts'
import type { SearchType } from '../search-model.ts'

/** The kinds of match, best first. */
const tier = { glossEquals: 0, ...matchTier } as const

/** Whether a text of a tier begins with the search text. */
const isAtStart = (found: number) => found <= tier.wordStarts || found === tier.textStarts

/** Within a tier, texts with fewer additional characters come first; this many or more are equal. */
const maxAdditional = 15
/** A gloss precedes another text unless it has more additional characters than that text and this: those of "-2". */
const glossAdvantage = 2
const ranksOfTier = maxAdditional + glossAdvantage + 1
const rankOf = (found: number, isForeign: boolean, isGloss: boolean, additional: number) =>
  1 + (2 * found + Number(isForeign)) * ranksOfTier + additional + (isGloss ? 0 : glossAdvantage)

export const textRankCount = rankOf(tier.textInside, true, false, maxAdditional)

/** The number of ranks of a tier. */
export const inTier = 2 * ranksOfTier
/** Tiers of whole words. */
export const wholeWordTiers = tier.wordInside + 1
/** The tier of a rank. */
export const tierOfRank = (rank: number): number => Math.floor((rank - 1) / inTier)

/** The best rank of a tier. */
const firstRankOf = (found: number) => rankOf(found, false, true, 0)

/** Whether a rank is that of a text which is equal to the search text. */
export const isEqualRank = (rank: number): boolean => rank < firstRankOf(tier.wordStarts)

/** Whether a rank is that of a text which contains the search text as whole words. */
export const isWholeWordRank = (rank: number): boolean => rank < firstRankOf(tier.textStarts)

/** A typing error is about as likely as so many letters that are not typed yet. */
const maxNearAdditional = 5

/** Whether a rank is that of a text which begins with the search text and has few additional characters. */
export function isNearRank(rank: number): boolean {
  const found = tierOfRank(rank)
  return isAtStart(found) && (rank - 1) % ranksOfTier <= maxNearAdditional
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

const additionalCount = maxAdditional + 1
/** The tier of a text that equals a gram except for spaces between its letters; only general searches find it. */
const spacedTier = tier.textInside + 1
/** Matches of grams are below this number. */
export const gramMatchCount = (spacedTier + 1) * additionalCount

/**
 * How a folded text matches one to three letters that it contains: everything that decides its ranks. Spaces may be
 * between the letters; 0 if the text is then no match.
 * @param start the position of the first letter
 * @param end the position of the last letter
 * @param length the number of letters
 */
export function gramMatch(text: string, start: number, end: number, length: number): number {
  const isSpaced = end - start >= length
  if (isSpaced && (start > 0 || end + 1 < text.length)) return 0
  const additional = Math.min(text.length - length, maxAdditional)
  return (isSpaced ? spacedTier : tierBetween(text, start, end + 1)) * additionalCount + additional
}

/** The match that counts when a text contains a gram twice; the earlier one is given first. */
export function betterGramMatch(earlier: number, later: number): number {
  if (later === 0 || (earlier !== 0 && isAtStart(tierOfMatch(earlier)))) return earlier
  return earlier === 0 ? later : Math.min(earlier, later)
}

const tierOfMatch = (match: number) => Math.floor(match / additionalCount)

/** The ranks of the match of a gram; null when the type of search does not find it. */
export function gramMatchRanks(match: number, type: SearchType): TextRanks | null {
  const found = tierOfMatch(match)
  const additional = match % additionalCount
  if (match === 0 || (found === spacedTier && type !== 'general')) return null
  if (found === spacedTier) return ranksOf(tier.textEquals, additional, type)
  return type === 'starts' && !isAtStart(found) ? null : ranksOf(found, additional, type)
}

/** Returns a function that ranks folded texts for a folded search text; it returns null for texts without a match. */
export function textRanker(part: string, type: SearchType): (text: string) => TextRanks | null {
  const generalTierOf = textMatcher(part)

  const tierOf = (text: string): number | null => {
    if (type === 'general') return generalTierOf(text)
    const at = text.indexOf(part)
    return at < 0 || (type === 'starts' && at > 0) ? null : tierAt(text, part, at)
  }

  return (text) => {
    const found = tierOf(text)
    return found === null ? null : ranksOf(found, additionalIn(text, part), type)
  }
}
