import { countableWord } from '../countable-word.ts'
import type { SearchedText } from '../is-missed.ts'
import type { CountedWord } from './missing-word.queries.ts'

/** Searches without a result that are not stored yet. */
export class SearchBuffer {
  readonly #maxWords: number
  #words = new Map<string, CountedWord>()

  /** @param maxWords further words are not counted until the buffer is emptied */
  constructor(maxWords: number) {
    this.#maxWords = maxWords
  }

  /** Counts a search, unless its text may not be counted. */
  add({ text, language }: SearchedText): void {
    const word = countableWord(text)
    if (word) this.#put({ ...word, language, searches: 1 })
  }

  /** Returns all counts and forgets them. */
  take(): CountedWord[] {
    const words = [...this.#words.values()]
    this.#words = new Map()
    return words
  }

  /** Takes counts back that could not be stored. */
  putBack(words: readonly CountedWord[]): void {
    for (const word of words) this.#put(word)
  }

  #put(added: CountedWord): void {
    const key = `${added.language}/${added.word}`
    const known = this.#words.get(key)
    if (known) {
      known.searches += added.searches
      known.spelling = added.spelling
    } else if (this.#words.size < this.#maxWords) this.#words.set(key, { ...added })
  }
}
