/** How a text matches a search text, best first: whole words before beginnings of words. */
export const matchTier = {
  textEquals: 1,
  wordStarts: 2,
  wordInside: 3,
  textStarts: 4,
  wordStartsInside: 5,
  textInside: 6,
} as const

/** A text whose spaces differ from those of the search text must share so many letters with it. */
const minJoinedLength = 5

/** Whether the character at this position does not continue the word before it. */
export function isWordEnd(text: string, at: number): boolean {
  if (at >= text.length) return true
  const char = text.charCodeAt(at)
  return char < 48 || (char > 57 && char < 97) || (char > 122 && char < 128)
}

/** Whether no word contains both the character at this position and the one before. */
export const isWordStart = (text: string, at: number): boolean => at === 0 || isWordEnd(text, at - 1)

function tierInside(text: string, part: string, first: number): number {
  let found: number = matchTier.textInside
  for (let at = first; at >= 0 && found !== matchTier.wordInside; at = text.indexOf(part, at + 1))
    found = Math.min(found, tierBetween(text, at, at + part.length))
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
    if (at === 0 && end === text.length) return matchTier.textEquals
    if (end >= 0 && isLong) return matchTier.textInside
  }
  return null
}

/** The tier of a folded text that contains the folded search text first at this position. */
export const tierAt = (text: string, part: string, at: number): number =>
  at === 0 ? tierBetween(text, 0, part.length) : tierInside(text, part, at)

/** The tier of a folded text by one occurrence of the search text, which ends before a position. */
export function tierBetween(text: string, start: number, end: number): number {
  if (start === 0 && end === text.length) return matchTier.textEquals
  if (start === 0) return isWordEnd(text, end) ? matchTier.wordStarts : matchTier.textStarts
  if (!isWordStart(text, start)) return matchTier.textInside
  return isWordEnd(text, end) ? matchTier.wordInside : matchTier.wordStartsInside
}

/** Returns a function that finds the tier of folded texts for a folded search text, whatever its spaces; null for no match. */
export function textMatcher(part: string): (text: string) => number | null {
  const letters = part.replaceAll(' ', '')
  const hasSpace = letters.length < part.length
  return (text) => {
    const at = text.indexOf(part)
    if (at >= 0) return tierAt(text, part, at)
    return hasSpace || text.includes(' ') ? tierWithoutSpaces(text, letters) : null
  }
}
