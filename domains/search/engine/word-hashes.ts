/** Odd, so that no character of a long word is lost. */
const base = 0x01_00_01_93
const minCapacity = 64
/** With more free places it is sooner found that a hash is missing. */
const placesPerWord = 2

/** Places with this number are free. */
const free = 0

const multiply = Math.imul
const nonZero = (hash: number) => hash >>> 0 || 1

/**
 * The hashes of words, for finding those that are one edit away from a typed word. All edits of the typed word are looked
 * up with the characters that occur in words. The hash of an edit follows from that of the word in a few steps, so that
 * the time depends on the length of the word and the number of characters, and not on the number of words.
 */
export class WordHashes {
  #table: Uint32Array
  #count = 0
  readonly #maxCount: number
  /** The characters of all words, as UTF-16 units. */
  readonly #characters = new Set<number>()

  /** @param expectedCount the number of words that will be added at once; as many again fit in later */
  constructor(expectedCount = 0) {
    const wanted = Math.max(minCapacity, 2 * expectedCount * placesPerWord)
    this.#table = new Uint32Array(2 ** Math.ceil(Math.log2(wanted)))
    this.#maxCount = this.#table.length / placesPerWord
  }

  /** Whether no further word fits in. */
  get isFull(): boolean {
    return this.#count >= this.#maxCount
  }

  add(word: string): void {
    let hash = 0
    for (let at = 0; at < word.length; at++) {
      const char = word.charCodeAt(at)
      this.#characters.add(char)
      hash = (multiply(hash, base) + char) | 0
    }
    const wanted = nonZero(hash)
    const place = this.#placeOf(wanted)
    if (this.#table[place] === wanted) return
    this.#table[place] = wanted
    this.#count++
  }

  /** The edits of a word that are words, and possibly some others that are none. */
  near(word: string): Set<string> {
    const found = new Set<string>()
    const length = word.length
    const starts = new Int32Array(length + 1)
    const ends = new Int32Array(length + 1)
    const powers = new Int32Array(length + 2).fill(1)
    for (let at = 0; at < length; at++) {
      starts[at + 1] = multiply(starts[at] as number, base) + word.charCodeAt(at)
      powers[at + 1] = multiply(powers[at] as number, base)
    }
    powers[length + 1] = multiply(powers[length] as number, base)
    for (let at = length - 1; at >= 0; at--)
      ends[at] =
        (multiply(word.charCodeAt(at), powers[length - 1 - at] as number) + (ends[at + 1] as number)) | 0

    /** Looks up the start of the word, other characters, and its end from a position on. */
    const lookUp = (to: number, between: number, betweenLength: number, from: number): boolean => {
      const rest = powers[length - from] as number
      const start = multiply(multiply(starts[to] as number, powers[betweenLength] as number), rest)
      return this.#has((start + multiply(between, rest) + (ends[from] as number)) | 0)
    }
    const take = (to: number, between: string, from: number) =>
      found.add(word.slice(0, to) + between + word.slice(from))
    for (let at = 0; at <= length; at++) {
      if (at < length && lookUp(at, 0, 0, at + 1)) take(at, '', at + 1)
      if (at + 1 < length) {
        const swapped = multiply(word.charCodeAt(at + 1), base) + word.charCodeAt(at)
        if (lookUp(at, swapped, 2, at + 2)) take(at, word.charAt(at + 1) + word.charAt(at), at + 2)
      }
      for (const char of this.#characters) {
        if (lookUp(at, char, 1, at)) take(at, String.fromCharCode(char), at)
        if (at < length && lookUp(at, char, 1, at + 1)) take(at, String.fromCharCode(char), at + 1)
      }
    }
    found.delete(word)
    return found
  }

  #has(hash: number): boolean {
    const wanted = nonZero(hash)
    return this.#table[this.#placeOf(wanted)] === wanted
  }

  /** The place of a hash, or the free one where it would be. */
  #placeOf(wanted: number): number {
    const mask = this.#table.length - 1
    let place = (wanted ^ (wanted >>> 15)) & mask
    while (this.#table[place] !== free && this.#table[place] !== wanted) place = (place + 1) & mask
    return place
  }
}
