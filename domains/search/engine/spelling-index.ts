const words = /[\p{L}\p{N}]+/gu

/** Shorter words are not corrected, because too many other words differ from them by one edit. */
const minCorrectedLength = 5
const maxCorrections = 50

/** Whether two words differ by exactly one insertion, deletion, replacement or swap of neighbouring letters. */
export function isOneEditApart(a: string, b: string): boolean {
  if (a.length > b.length) return isOneEditApart(b, a)
  if (b.length - a.length > 1 || a === b) return false
  let at = 0
  while (at < a.length && a[at] === b[at]) at++
  if (a.length < b.length) return a.slice(at) === b.slice(at + 1)
  if (a.slice(at + 1) === b.slice(at + 1)) return true
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2)
}

/** Words of one length by their first half and by their last half. */
class HalfWordIndex {
  readonly #starts = new Map<string, string[]>()
  readonly #ends = new Map<string, string[]>()
  readonly #half: number

  constructor(length: number) {
    this.#half = Math.floor((length - 1) / 2)
  }

  add(word: string): void {
    for (const [words, half] of this.#both(word, word.length)) {
      const sameHalf = words.get(half)
      if (sameHalf) sameHalf.push(word)
      else words.set(half, [word])
    }
  }

  remove(word: string): void {
    for (const [words, half] of this.#both(word, word.length)) {
      const sameHalf = words.get(half) ?? []
      if (sameHalf.length > 1) sameHalf.splice(sameHalf.indexOf(word), 1)
      else words.delete(half)
    }
  }

  /** The words one edit away from a word. Any single edit changes at most one of the two halves. */
  near(word: string, length: number): string[] {
    const sameHalf = this.#both(word, length).flatMap(([words, half]) => words.get(half) ?? [])
    return [...new Set(sameHalf)].filter((known) => isOneEditApart(word, known))
  }

  #both(word: string, length: number): [Map<string, string[]>, string][] {
    const end = word.length - (length - this.#half - 1)
    return [
      [this.#starts, word.slice(0, this.#half)],
      [this.#ends, word.slice(end)],
    ]
  }
}

/** The words of all texts, for the correction of one typing error. */
export class SpellingIndex {
  /** The number of uses of each word. */
  #counts = new Map<string, number>()
  #byLength = new Map<number, HalfWordIndex>()

  add(text: string): void {
    for (const [word] of text.matchAll(words)) {
      const count = this.#counts.get(word) ?? 0
      this.#counts.set(word, count + 1)
      if (count === 0) this.#halves(word.length)?.add(word)
    }
  }

  remove(text: string): void {
    for (const [word] of text.matchAll(words)) {
      const count = this.#counts.get(word) ?? 0
      if (count > 1) this.#counts.set(word, count - 1)
      else if (this.#counts.delete(word)) this.#halves(word.length)?.remove(word)
    }
  }

  /** The folded text with one of its longer words replaced by a word of the index that is one edit away. */
  corrections(text: string): string[] {
    const corrected: string[] = []
    for (const { 0: word, index } of text.matchAll(words)) {
      for (const known of this.#near(word)) {
        corrected.push(text.slice(0, index) + known + text.slice(index + word.length))
        if (corrected.length === maxCorrections) return corrected
      }
    }
    return corrected
  }

  #near(word: string): string[] {
    if (word.length < minCorrectedLength) return []
    return [word.length - 1, word.length, word.length + 1].flatMap(
      (length) => this.#byLength.get(length)?.near(word, length) ?? [],
    )
  }

  /** Undefined for words that are too short to be a correction. */
  #halves(length: number): HalfWordIndex | undefined {
    if (length < minCorrectedLength - 1) return
    const known = this.#byLength.get(length)
    if (known) return known
    const halves = new HalfWordIndex(length)
    this.#byLength.set(length, halves)
    return halves
  }
}
