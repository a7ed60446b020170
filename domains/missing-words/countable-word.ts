import { foldWords } from '#platform/text/fold.ts'

/** A word as it is counted. */
export interface CountableWord {
  /** Folded, as search compares texts. */
  word: string
  /** As it was typed, in one line. */
  spelling: string
}

/** In UTF-16 units. Longer texts are sentences, which may be about a person. */
export const maxWordLength = 60
const maxWords = 6

const number = /\p{N}/u
/** Addresses of mails and pages; a full stop between two letters is part of both. */
const address = /[@＠﹫\\/]|\bwww\b|[\p{L}]\.[\p{L}]/u

/** Words for streets in the languages of the interface, folded. With a second word they may be a postal address. */
const streets = new Set(
  [
    'rua avenida av travessa alameda rodovia cep',
    'street road avenue boulevard postcode',
    'strasse gasse allee',
    'utca korut',
    'tanav puiestee maantee',
  ].flatMap((words) => words.split(' ')),
)
const streetEnding = /(strasse|str|gasse|allee)$/

/**
 * The word of a search that found nothing, if it may be counted. Null for what looks like a number, a postal address, an
 * address of mails or pages, for long texts, and for texts without a letter (D47).
 */
export function countableWord(text: string): CountableWord | null {
  const spelling = text
    .normalize('NFC')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
  if (spelling.length > maxWordLength || number.test(spelling)) return null
  if (address.test(spelling.normalize('NFKC'))) return null
  const word = foldWords(spelling)
  // Folding makes a digit of some signs: ㎟ becomes mm2.
  if (!/\p{L}/u.test(word) || word.length > maxWordLength || number.test(word)) return null
  const words = word.split(' ')
  if (words.length > maxWords || isPostalAddress(words)) return null
  return { word, spelling }
}

const isPostalAddress = (words: readonly string[]): boolean =>
  words.length > 1 && words.some((one) => streets.has(one) || streetEnding.test(one))
