import { GramIndex, maxTexts } from './gram-index.ts'

/** One use of a text: the slot of the sign and the number of its field, packed into one number. */
export type TextUse = number

const fieldBits = 8
const fieldMask = 255
export const packTextUse = (slot: number, field: number): TextUse => (slot << fieldBits) | field
export const slotOf = (packed: TextUse): number => packed >> fieldBits
export const fieldOf = (packed: TextUse): number => packed & fieldMask

const noUses: readonly TextUse[] = []

/** One use, or several; a text has one use as a rule, and a number needs less memory than a list. */
type TextUses = TextUse | TextUse[]

const sweepAfter = 1_000

/** Is called with each text that is added and removed, so that another index can follow. */
interface TextListener {
  add(text: string): void
  remove(text: string): void
}

/**
 * The distinct folded texts with their uses, searchable by any part. Texts without a use are removed from the index of
 * grams in batches.
 */
export class TextIndex {
  readonly #listener: TextListener
  #texts: (string | undefined)[] = []
  #uses: (TextUses | undefined)[] = []
  #ids = new Map<string, number>()
  #grams = new GramIndex()
  #free: number[] = []
  #removedIds: number[] = []

  constructor(listener: TextListener) {
    this.#listener = listener
  }

  /** The number of distinct texts. */
  get size(): number {
    return this.#ids.size
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
    if (id === maxTexts) throw new RangeError('Too many texts to search in')
    this.#texts[id] = text
    this.#uses[id] = packed
    this.#ids.set(text, id)
    this.#grams.add(text, id)
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
   * Visits all texts that contain `part`, whatever the spaces of both, and others; the visitor verifies. A text may be
   * visited twice.
   * @param areWords whether only texts are wanted that contain `part` as whole words
   */
  visit(part: string, areWords: boolean, visitor: (text: string, id: number) => void): void {
    const candidates = this.#grams.candidates(part, areWords)
    for (let at = 0; at < candidates.length; at++) {
      const id = candidates[at] as number
      const text = this.#texts[id]
      if (text !== undefined) visitor(text, id)
    }
  }

  /** The texts that match one to three letters, with their matches; see `GramIndex.entriesOf`. */
  entriesOf(part: string): Uint32Array | null {
    return this.#grams.entriesOf(part)
  }

  /** The uses of a visited text; none for one that was removed. */
  usesAt(id: number): TextUse | readonly TextUse[] {
    return this.#uses[id] ?? noUses
  }

  #sweep(): void {
    this.#grams = new GramIndex()
    for (const [text, id] of this.#ids) this.#grams.add(text, id)
    this.#free.push(...this.#removedIds)
    this.#removedIds = []
  }
}
