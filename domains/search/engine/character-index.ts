import { characterMatch, characterMatchCount } from './ranking.ts'

const matchBits = 7
const matchMask = 127
if (characterMatchCount > matchMask + 1) throw new RangeError('Matches of characters need more bits')

/** Numbers in memory that grows with them. */
class NumberList {
  #numbers = new Uint32Array(4)
  length = 0

  push(number: number): void {
    if (this.length === this.#numbers.length) {
      const longer = new Uint32Array(this.length + (this.length >> 1))
      longer.set(this.#numbers)
      this.#numbers = longer
    }
    this.#numbers[this.length++] = number
  }

  at(index: number): number {
    return this.#numbers[index] as number
  }
}

/**
 * Texts by each of their characters. Most texts contain a given letter or digit, so the kind of match is stored with
 * each: a search for one character then reads no text.
 */
export class CharacterIndex {
  /** By character: the id of each text with its match, packed into one number. */
  readonly #lists = new Map<string, NumberList>()

  add(text: string, id: number): void {
    for (let at = 0; at < text.length; at++) {
      const character = text.charAt(at)
      if (character === ' ' || text.indexOf(character) < at) continue
      this.#listOf(character).push((id << matchBits) | characterMatch(text, character))
    }
  }

  /** Visits each text that contains a character (one UTF-16 unit), with its match. */
  visit(character: string, visitor: (id: number, match: number) => void): void {
    const list = this.#lists.get(character)
    if (!list) return
    for (let at = 0; at < list.length; at++) {
      const packed = list.at(at)
      visitor(packed >>> matchBits, packed & matchMask)
    }
  }

  #listOf(character: string): NumberList {
    const known = this.#lists.get(character)
    if (known) return known
    const list = new NumberList()
    this.#lists.set(character, list)
    return list
  }
}
