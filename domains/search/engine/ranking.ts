import type { SearchType } from '../search-model.ts'

/** The kinds of match, best first. */
const tier = {
  glossEquals: 0,
  textEquals: 1,
  wordStarts: 2,
  textStarts: 3,
  wordInside: 4,
  textInside: 5,
} as const
/** Ranks start at 1; each tier has one rank for the visitor's language and one for others; 0 means no match. */
export const rankCount = 2 * 6 + 1

/** Whether the character at this position does not continue the word before it. */
function isWordEnd(text: string, at: number): boolean {
  if (at >= text.length) return true
  const char = text.charCodeAt(at)
  return char < 48 || (char > 57 && char < 97) || (char > 122 && char < 128)
}

function isWholeWordInside(text: string, part: string, first: number): boolean {
  for (let at = first; at >= 0; at = text.indexOf(part, at + 1)) {
    if (isWordEnd(text, at + part.length) && (at === 0 || isWordEnd(text, at - 1))) return true
  }
  return false
}

/** The tier of a folded text that is not a gloss; null when the type of search excludes it. */
function textTier(text: string, part: string, type: SearchType): number | null {
  const at = text.indexOf(part)
  if (at < 0) return null
  if (text.length === part.length) return tier.textEquals
  if (at === 0) return isWordEnd(text, part.length) ? tier.wordStarts : tier.textStarts
  if (type === 'starts') return null
  return isWholeWordInside(text, part, at) ? tier.wordInside : tier.textInside
}

/**
 * The ranks of a folded text for a folded search text by kind of field, 1 for the best, 0 for no match. `own` is a
 * label or a translation in the visitor's language, `foreign` a translation in another; null when nothing matches.
 */
export function ranksOf(
  text: string,
  part: string,
  type: SearchType,
): { gloss: number; own: number; foreign: number } | null {
  const found = textTier(text, part, type)
  if (found === null) return null
  if (type === 'exact') return found === tier.textEquals ? { gloss: 1, own: 0, foreign: 0 } : null
  const own = 2 * found + 1
  return { gloss: found === tier.textEquals ? 2 * tier.glossEquals + 1 : own, own, foreign: own + 1 }
}
