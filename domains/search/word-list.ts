const words = /[\p{L}\p{N}]+/gu

/** Words shorter than this are taken as typed: one change would make too many other words of them. */
const forgivenFrom = 5
const maxCorrections = 50

/** Whether two different words are one insertion, deletion, replacement or swap of neighbours apart. */
export function oneEditApart(a: string, b: string): boolean {
  if (a.length > b.length) return oneEditApart(b, a)
  if (b.length - a.length > 1 || a === b) return false
  let at = 0
  while (at < a.length && a[at] === b[at]) at++
  if (a.length < b.length) return a.slice(at) === b.slice(at + 1)
  if (a.slice(at + 1) === b.slice(at + 1)) return true
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2)
}

/** The words of all texts, to forgive a typing error by. */
export class WordList {
  /** How many texts use a word, by the word's length. */
  #byLength = new Map<number, Map<string, number>>()

  add(text: string): void {
    for (const [word] of text.matchAll(words)) this.#count(word, 1)
  }

  remove(text: string): void {
    for (const [word] of text.matchAll(words)) this.#count(word, -1)
  }

  /** The folded text with one of its longer words replaced by a known word one typing error away. */
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
    if (word.length < forgivenFrom) return []
    return [word.length - 1, word.length, word.length + 1].flatMap((length) =>
      [...(this.#byLength.get(length)?.keys() ?? [])].filter((known) => oneEditApart(word, known)),
    )
  }

  #count(word: string, change: number): void {
    const known = this.#byLength.get(word.length) ?? new Map<string, number>()
    this.#byLength.set(word.length, known)
    const count = (known.get(word) ?? 0) + change
    if (count > 0) known.set(word, count)
    else known.delete(word)
  }
}
