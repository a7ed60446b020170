const words = /[\p{L}\p{N}]+/gu

/** Shorter words are not corrected and are no corrections, because too many words differ from them by one edit. */
const minTypedLength = 3
const minKnownLength = 4
const maxCorrections = 24

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

/** A word with each of its doubled letters once: “tomorow” for “tommorow” and “tomorrow”. */
export function withoutDoubled(word: string): string {
  let single = ''
  for (let at = 0; at < word.length; at++) if (word[at] !== word[at - 1]) single += word[at]
  return single
}

/** Words by a key that several of them share. */
class WordGroups {
  readonly #groups = new Map<string, Set<string>>()

  add(key: string, word: string): void {
    const group = this.#groups.get(key)
    if (group) group.add(word)
    else this.#groups.set(key, new Set([word]))
  }

  remove(key: string, word: string): void {
    const group = this.#groups.get(key)
    group?.delete(word)
    if (group?.size === 0) this.#groups.delete(key)
  }

  of(key: string): Iterable<string> {
    return this.#groups.get(key) ?? []
  }
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
  #byLength = new Map<number, HalfWordIndex>()
  /** Words with doubled letters, by the word without. */
  readonly #byUndoubled = new WordGroups()

  add(text: string): void {
    for (const [word] of text.matchAll(words)) {
      const count = this.#counts.get(word) ?? 0
      this.#counts.set(word, count + 1)
      if (count > 0) continue
      this.#halves(word.length)?.add(word)
      const undoubled = withoutDoubled(word)
      if (undoubled !== word) this.#byUndoubled.add(undoubled, word)
    }
  }

  remove(text: string): void {
    for (const [word] of text.matchAll(words)) {
      const count = this.#counts.get(word) ?? 0
      if (count > 1) this.#counts.set(word, count - 1)
      else if (this.#counts.delete(word)) {
        this.#halves(word.length)?.remove(word)
        this.#byUndoubled.remove(withoutDoubled(word), word)
      }
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
    const oneEdit = [word.length - 1, word.length, word.length + 1].flatMap(
      (length) => this.#byLength.get(length)?.near(word, length) ?? [],
    )
    const known = new Set([...oneEdit, ...this.#byUndoubled.of(undoubled)])
    if (this.#counts.has(undoubled)) known.add(undoubled)
    return [...known].filter((one) => one.length >= minKnownLength && !one.startsWith(word))
  }

  /** Undefined for words that are too short to be a correction. */
  #halves(length: number): HalfWordIndex | undefined {
    if (length < minKnownLength) return
    const known = this.#byLength.get(length)
    if (known) return known
    const halves = new HalfWordIndex(length)
    this.#byLength.set(length, halves)
    return halves
  }
}
