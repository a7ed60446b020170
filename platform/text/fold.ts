/** Longer search texts are cut, in UTF-16 units; far longer than any word, short enough to search quickly. */
export const maxQueryLength = 200

const plainAscii = /^[a-z0-9 ]*$/
/** Glosses often have hyphens. */
const hyphenatedAscii = /^[a-z0-9 _-]*$/
const hyphen = /[_-]/g
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
 * The normalized form for comparing texts, equal on the server and in the browser: lower case, without accents,
 * apostrophes, quotes, brackets and invisible characters, with ligatures and ß spelled out, hyphens and underscores
 * as spaces, and single spaces. Folding is idempotent.
 */
export function fold(text: string): string {
  const lower = text.toLowerCase()
  const letters = hyphenatedAscii.test(lower) ? lower.replace(hyphen, ' ') : foldLetters(text)
  return letters.replace(/ {2,}/g, ' ').trim()
}

/** Folds each letter; the number of spaces is unchanged. */
export const foldLetters = (text: string): string =>
  text
    .replace(spacingAcute, '')
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(special, (letter) => spelledOut[letter] as string)
    .replace(spaceLike, ' ')
    .replace(dropped, '')

/** Punctuation between words. Folding has already removed quotes and brackets. */
const punctuation = /\p{Po}/gu

/** A folded text without punctuation: the words of “How are you?”. '' for a text of punctuation. */
export function foldWords(text: string): string {
  const folded = fold(text)
  return plainAscii.test(folded) ? folded : foldPunctuation(folded).replace(/ {2,}/g, ' ').trim()
}

/** Replaces each punctuation mark of a folded text by a space. */
export const foldPunctuation = (folded: string): string => folded.replace(punctuation, ' ')

/** A search text, cut and folded; '' when nothing searchable is left. */
export const foldQuery = (q: string): string =>
  fold(fold(q.slice(0, maxQueryLength)).slice(0, maxQueryLength))

const visible = /[^\s\p{M}\p{C}]/u

/** Whether a text has no visible character. Folding also removes punctuation, which is visible. */
export const isBlank = (text: string): boolean => !visible.test(text)

const otherThanPunctuation = /[^\p{P}\p{S}\s]/u
const letter = /\p{L}/u

/** The letter of the letters bar for a gloss: its first letter in upper case, `#` for digits and others. */
export function firstLetter(text: string): string {
  const first = fold(text).match(otherThanPunctuation)?.[0]
  return first !== undefined && letter.test(first) ? first.toUpperCase() : '#'
}
