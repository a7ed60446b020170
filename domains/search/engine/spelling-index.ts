import { WordHashes } from './word-hashes.ts'

const words = /[\p{L}\p{N}]+/gu
const plainAscii = /^[a-z0-9 ]*$/

/** The words of a folded text. */
const wordsOf = (text: string): readonly string[] =>
  plainAscii.test(text) ? text.split(' ') : (text.match(words) ?? [])

/** Shorter words are not corrected and are no corrections, because too many words differ from them by one edit. */
const minTypedLength = 3
const minKnownLength = 4
const maxCorrections = 24

/** A word with each of its doubled letters once: “tomorow” for “tommorow” and “tomorrow”. */
export function withoutDoubled(word: string): string {
  let single = ''
  let from = 0
  for (let at = 1; at < word.length; at++) {
    if (word.charCodeAt(at) !== word.charCodeAt(at - 1)) continue
    single += word.slice(from, at)
    from = at + 1
  }
  return from === 0 ? word : single + word.slice(from)
}

/** How likely a word is meant; a lower number is likelier. */
export const correctionClassCount = 4

/** A text that may be meant instead of the typed one. */
export interface Correction {
  text: string
  /** From 0 (the likeliest) to `correctionClassCount` - 1. */
  unlikeliness: number
}

/**
 * Letters that are left out, doubled or swapped can go wrong in one way each, replaced and added letters in as many ways
 * as there are letters: of two words at the same distance, the former is likelier. A wrong first letter is rare.
 */
function unlikelinessOf(typed: string, known: string): number {
  let at = 0
  while (at < typed.length && typed[at] === known[at]) at++
  const isLeftOut = typed.length < known.length
  const isDoubled = typed.length > known.length && typed[at] === typed[at - 1]
  const isSwapped =
    typed.length === known.length && typed[at] === known[at + 1] && typed[at + 1] === known[at]
  const isLikely = isLeftOut || isDoubled || isSwapped || withoutDoubled(typed) === withoutDoubled(known)
  return (isLikely ? 0 : 2) + Number(at === 0)
}

/** The words of all texts, for the correction of one typing error and for inflected forms. */
export class SpellingIndex {
  /** The number of uses of each word. */
  #counts = new Map<string, number>()
  /** The words that are long enough to be a correction. */
  #hashes = new WordHashes()
  /** Words with doubled letters, by the word without. */
  readonly #byUndoubled = new Map<string, string | string[]>()

  /** The number of distinct words. */
  get size(): number {
    return this.#counts.size
  }

  add(text: string): void {
    for (const word of wordsOf(text)) {
      const count = this.#counts.get(word) ?? 0
      this.#counts.set(word, count + 1)
      if (count > 0) continue
      if (word.length >= minKnownLength) this.#addHash(word)
      const undoubled = withoutDoubled(word)
      if (undoubled === word) continue
      const sharing = this.#byUndoubled.get(undoubled)
      if (typeof sharing === 'object') sharing.push(word)
      else this.#byUndoubled.set(undoubled, sharing === undefined ? word : [sharing, word])
    }
  }

  remove(text: string): void {
    for (const word of wordsOf(text)) {
      const count = this.#counts.get(word) ?? 0
      if (count > 1) this.#counts.set(word, count - 1)
      else if (this.#counts.delete(word)) this.#removeUndoubled(withoutDoubled(word), word)
    }
  }

  has(word: string): boolean {
    return this.#counts.has(word)
  }

  /**
   * The folded text with one of its words replaced by a word of the index that is one edit away or has other doubled
   * letters, the likeliest first. When there are too many, replacements of words that are in the index are left out first.
   */
  corrections(text: string): Correction[] {
    return [...text.matchAll(words)]
      .flatMap(({ 0: typed, index }) =>
        this.#near(typed).map((known) => ({
          text: text.slice(0, index) + known + text.slice(index + typed.length),
          unlikeliness: unlikelinessOf(typed, known),
          isTypedKnown: this.#counts.has(typed),
        })),
      )
      .sort(
        (a, b) =>
          Number(a.isTypedKnown) - Number(b.isTypedKnown) ||
          a.unlikeliness - b.unlikeliness ||
          (a.text < b.text ? -1 : 1),
      )
      .slice(0, maxCorrections)
  }

  /** The words that are one edit away or have other doubled letters, without those that begin with the word. */
  #near(word: string): string[] {
    if (word.length < minTypedLength) return []
    const undoubled = withoutDoubled(word)
    const near = new Set([...this.#hashes.near(word), undoubled, ...this.#sharing(undoubled)])
    return [...near].filter(
      (one) => one.length >= minKnownLength && this.#counts.has(one) && !one.startsWith(word),
    )
  }

  /** Removed words stay among the hashes until these are full. */
  #addHash(word: string): void {
    if (this.#hashes.isFull) {
      const known = [...this.#counts.keys()].filter((one) => one.length >= minKnownLength)
      this.#hashes = new WordHashes(known.length)
      for (const one of known) this.#hashes.add(one)
    } else this.#hashes.add(word)
  }

  #sharing(undoubled: string): readonly string[] {
    const sharing = this.#byUndoubled.get(undoubled) ?? []
    return typeof sharing === 'string' ? [sharing] : sharing
  }

  #removeUndoubled(undoubled: string, word: string): void {
    if (undoubled === word) return
    const left = this.#sharing(undoubled).filter((one) => one !== word)
    if (left.length > 0) this.#byUndoubled.set(undoubled, left)
    else this.#byUndoubled.delete(undoubled)
  }
}
