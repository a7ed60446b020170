/** A search text is cut here, in UTF-16 units: far above any word, far below what could cost time. */
export const maxQueryLength = 200

const plainAscii = /^[a-z0-9 ]*$/
const spacingAcute = /\u00B4/g
const spaceLike = /[\s\p{Pd}_]+/gu
const dropped = /[\p{M}\p{Cf}\p{Cc}\p{Cs}\p{Ps}\p{Pe}\p{Pi}\p{Pf}'"`ʹʻʼʽˈ′″]/gu
const special = /[ßæœøđðþłıħŧŋĸς]/g
const spelledOut: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ĸ: 'k',
  ς: 'σ',
}

/**
 * The form in which texts are compared, the same on the server and in the browser: lower case, without
 * accents, apostrophes, quotes, brackets and invisible marks, ligatures and ß spelled out, hyphens and
 * underscores as spaces, single spaces. Folding twice changes nothing.
 */
export function fold(text: string): string {
  const lower = text.toLowerCase()
  const letters = plainAscii.test(lower) ? lower : foldLetters(text)
  return letters.replace(/ {2,}/g, ' ').trim()
}

/** Every letter folded for itself; spaces stay as many as they are. */
export const foldLetters = (text: string): string =>
  text
    .replace(spacingAcute, '')
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(special, (letter) => spelledOut[letter] as string)
    .replace(spaceLike, ' ')
    .replace(dropped, '')

/** A search text, cut and folded; '' when nothing to search for is left. */
export const foldQuery = (q: string): string =>
  fold(fold(q.slice(0, maxQueryLength)).slice(0, maxQueryLength))

const otherThanPunctuation = /[^\p{P}\p{S}\s]/u
const letter = /\p{L}/u

/** The heading of the letters bar for a gloss: its first letter in upper case, `#` for digits and the rest. */
export function firstLetter(text: string): string {
  const first = fold(text).match(otherThanPunctuation)?.[0]
  return first !== undefined && letter.test(first) ? first.toUpperCase() : '#'
}
