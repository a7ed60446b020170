import { CharacterIndex } from './character-index.ts'

/** One use of a text: the slot of the sign and the number of its field, packed into one number. */
export type TextUse = number

const fieldBits = 8
const fieldMask = 255
export const packTextUse = (slot: number, field: number): TextUse => (slot << fieldBits) | field
export const slotOf = (packed: TextUse): number => packed >> fieldBits
export const fieldOf = (packed: TextUse): number => packed & fieldMask

const codeBits = 6
const codes = 1 << codeBits
/** Further lists that a list is intersected with: numbers are faster to compare than texts. */
const maxIntersections = 2
const minIntersected = 64
const emptyList = new Uint32Array(0)
const noUses: readonly TextUse[] = []

/** One use, or several; a text has one use as a rule, and a number needs less memory than a list. */
type TextUses = TextUse | TextUse[]

/** One of 63 codes for a character. Rare characters may share a code, because the caller verifies candidates. */
function codeAt(text: string, at: number): number {
  const char = text.charCodeAt(at)
  if (char >= 97 && char <= 122) return char - 96
  if (char >= 48 && char <= 57) return char - 21
  return char === 32 ? 37 : 38 + (char % (codes - 38))
}

const withoutSpaces = (text: string) => text.replaceAll(' ', '')

/** Text ids by pairs and triples of characters. */
class Postings {
  #lists: (Uint32Array | undefined)[] = new Array(codes ** 3)
  #lengths = new Uint32Array(codes ** 3)
  /** For intersections, by text id; all 0 between them. */
  #marks = new Uint8Array(0)

  /** Spaces are left out, because a search text may have other spaces. */
  add(spaced: string, id: number): void {
    const text = withoutSpaces(spaced)
    for (let at = 0; at + 1 < text.length; at++) {
      const pair = (codeAt(text, at) << (2 * codeBits)) | (codeAt(text, at + 1) << codeBits)
      this.#append(pair, id)
      if (at + 2 < text.length) this.#append(pair | codeAt(text, at + 2), id)
    }
  }

  /** A list that includes all texts containing `part`, which has two characters or more. */
  candidates(part: string): Uint32Array {
    if (part.length === 2)
      return this.#list((codeAt(part, 0) << (2 * codeBits)) | (codeAt(part, 1) << codeBits))
    const grams = new Set<number>()
    for (let at = 0; at + 2 < part.length; at++)
      grams.add(
        (codeAt(part, at) << (2 * codeBits)) | (codeAt(part, at + 1) << codeBits) | codeAt(part, at + 2),
      )
    const lists = Array.from(grams, (gram) => this.#list(gram)).sort((a, b) => a.length - b.length)
    const [rarest = emptyList, ...others] = lists
    return others.slice(0, maxIntersections).reduce((ids, list) => this.#intersect(ids, list), rarest)
  }

  /** The ids of two lists, each once. Short lists are not worth it: the caller verifies. */
  #intersect(short: Uint32Array, long: Uint32Array): Uint32Array {
    if (short.length < minIntersected) return short
    const largest = short.reduce((max, id) => Math.max(max, id), 0)
    if (this.#marks.length <= largest) this.#marks = new Uint8Array(2 * largest + 1)
    const marks = this.#marks
    for (let at = 0; at < short.length; at++) marks[short[at] as number] = 1
    const shared = new Uint32Array(short.length)
    let count = 0
    for (let at = 0; at < long.length; at++) {
      const id = long[at] as number
      if (marks[id] !== 1) continue
      marks[id] = 0
      shared[count++] = id
    }
    for (let at = 0; at < short.length; at++) marks[short[at] as number] = 0
    return shared.subarray(0, count)
  }

  #list(gram: number): Uint32Array {
    return this.#lists[gram]?.subarray(0, this.#lengths[gram]) ?? emptyList
  }

  #append(gram: number, id: number): void {
    const length = this.#lengths[gram] as number
    let list = this.#lists[gram]
    if (list !== undefined && length > 0 && list[length - 1] === id) return
    if (list === undefined || length === list.length) {
      const longer = new Uint32Array(Math.max(4, length * 2))
      if (list) longer.set(list)
      this.#lists[gram] = list = longer
    }
    list[length] = id
    this.#lengths[gram] = length + 1
  }
}

const sweepAfter = 1_000

/** Is called with each text that is added and removed, so that another index can follow. */
interface TextListener {
  add(text: string): void
  remove(text: string): void
}

/**
 * The distinct folded texts with their uses, searchable by any part. Texts without a use are removed from the postings
 * in batches.
 */
export class TextIndex {
  readonly #listener: TextListener
  #texts: (string | undefined)[] = []
  #uses: (TextUses | undefined)[] = []
  #ids = new Map<string, number>()
  #postings = new Postings()
  #characters = new CharacterIndex()
  #free: number[] = []
  #removedIds: number[] = []

  constructor(listener: TextListener) {
    this.#listener = listener
  }

  add(text: string, packed: TextUse): void {
    if (text === '') return
    const known = this.#ids.get(text)
    if (known !== undefined) {
      const uses = this.#uses[known]
      if (typeof uses === 'object') uses.push(packed)
      else this.#uses[known] = uses === undefined ? packed : [uses, packed]
      return
    }
    const id = this.#free.pop() ?? this.#texts.length
    this.#texts[id] = text
    this.#uses[id] = packed
    this.#ids.set(text, id)
    this.#index(text, id)
    this.#listener.add(text)
  }

  remove(text: string, packed: TextUse): void {
    const id = this.#ids.get(text)
    if (id === undefined) return
    const uses = this.#uses[id]
    if (typeof uses === 'object') {
      const at = uses.indexOf(packed)
      if (at >= 0) uses.splice(at, 1)
      if (uses.length > 0) return
    } else if (uses !== packed) return
    this.#texts[id] = undefined
    this.#uses[id] = undefined
    this.#ids.delete(text)
    this.#removedIds.push(id)
    this.#listener.remove(text)
    if (this.#removedIds.length > sweepAfter && this.#removedIds.length > this.#ids.size / 4) this.#sweep()
  }

  /** The uses of a folded text; none for an unknown one. */
  usesOf(text: string): readonly TextUse[] {
    const id = this.#ids.get(text)
    return id === undefined ? noUses : [this.usesAt(id)].flat()
  }

  /**
   * Visits all texts that contain `part` (two characters or more), whatever the spaces of both, and others; the visitor
   * verifies. A text may be visited twice.
   */
  visit(spacedPart: string, visitor: (text: string, id: number) => void): void {
    const candidates = this.#postings.candidates(withoutSpaces(spacedPart))
    for (let at = 0; at < candidates.length; at++) {
      const id = candidates[at] as number
      const text = this.#texts[id]
      if (text !== undefined) visitor(text, id)
    }
  }

  /** Visits each text that contains a character, with its match; see `characterMatch`. */
  visitCharacter(character: string, visitor: (id: number, match: number) => void): void {
    this.#characters.visit(character, visitor)
  }

  /** The uses of a visited text; none for one that was removed. */
  usesAt(id: number): TextUse | readonly TextUse[] {
    return this.#uses[id] ?? noUses
  }

  #index(text: string, id: number): void {
    this.#postings.add(text, id)
    this.#characters.add(text, id)
  }

  #sweep(): void {
    this.#postings = new Postings()
    this.#characters = new CharacterIndex()
    for (const [text, id] of this.#ids) this.#index(text, id)
    this.#free.push(...this.#removedIds)
    this.#removedIds = []
  }
}
