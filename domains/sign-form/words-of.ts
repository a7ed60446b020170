import type { SignDocument } from '#domains/signs/sign-document.ts'
import { fold } from '#platform/text/fold.ts'

/** As many words as are looked up; a sign has few, and an address has an end. */
const maxWords = 20
const maxWordLength = 100

/** The gloss and the keywords of a described sign, by which an equal one is found; each word once. */
export function wordsOf({ texts, translations }: Pick<SignDocument, 'texts' | 'translations'>): string[] {
  const words = [texts.gloss, ...Object.values(translations).flat(2)]
    .map((word) => (word ?? '').trim())
    .filter((word) => word !== '' && word.length <= maxWordLength)
  return [...new Map(words.map((word) => [fold(word), word])).values()].slice(0, maxWords)
}
