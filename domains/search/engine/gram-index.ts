import { isWordEnd, isWordStart } from '#platform/text/text-match.ts'
import { betterGramMatch, gramMatch, gramMatchCount } from './ranking.ts'

const codeBits = 6
const codes = 1 << codeBits
/** The largest code of a letter or digit that is not shared. */
const lastExactCode = 36
const maxGramLength = 3

/** An entry of a list is the id of a text, whether the gram starts and ends words of it, and how it matches. */
const matchBits = 7
const startsWord = 1 << matchBits
const endsWord = 2 << matchBits
const idShift = matchBits + 2
if (gramMatchCount > startsWord) throw new RangeError('Matches of grams need more bits')
/** The number of texts that have an id. */
export const maxTexts = 2 ** (32 - idShift)

/** Further lists that a list is intersected with: numbers are faster to compare than texts. */
const maxIntersections = 2
const minIntersected = 64
/** To read a text takes as long as to compare so many numbers. */
const numbersPerText = 16
const emptyList = new Uint32Array(0)

/** The lists of the grams with the same first two letters, by the code of the third, with the used length of each. */
interface GramPage {
  lists: (Uint32Array | undefined)[]
  lengths: Uint32Array
}

const pageOf = (gram: number) => gram >> codeBits
const placeOf = (gram: number) => gram & (codes - 1)

/** One of 63 codes for a character. Rare characters may share a code. */
function codeOf(char: number): number {
  if (char >= 97 && char <= 122) return char - 96
  if (char >= 48 && char <= 57) return char - 21
  return lastExactCode + 1 + (char % (codes - lastExactCode - 1))
}

const codeAt = (text: string, at: number) => codeOf(text.charCodeAt(at))

/** The number of the gram of one to three letters that begins here. */
const gramAt = (letters: string, at: number, length: number): number =>
  (codeAt(letters, at) << (2 * codeBits)) |
  (length > 1 ? codeAt(letters, at + 1) << codeBits : 0) |
  (length > 2 ? codeAt(letters, at + 2) : 0)

const exactLetters = /^[a-z0-9]+$/

/**
 * Texts by their grams: one, two and three neighbouring letters, without the spaces between them. How a text matches a
 * gram is stored with it, so that a search for so short a text reads no texts.
 */
export class GramIndex {
  /** Few of the possible grams occur in a small dictionary. */
  #pages: (GramPage | undefined)[] = new Array(codes ** (maxGramLength - 1))
  /** For intersections, by text id; all 0 between them. */
  #marks = new Uint8Array(0)

  /** Texts are added one after another, each with an id that is below `maxTexts`. */
  add(text: string, id: number): void {
    // The codes and positions of the two letters before.
    let [first, second, firstAt, secondAt] = [0, 0, -1, -1]
    for (let at = 0; at < text.length; at++) {
      const char = text.charCodeAt(at)
      if (char === 32) continue
      const code = codeOf(char)
      this.#append(code << (2 * codeBits), text, id, at, at, 1)
      if (secondAt >= 0)
        this.#append((second << (2 * codeBits)) | (code << codeBits), text, id, secondAt, at, 2)
      if (firstAt >= 0)
        this.#append((first << (2 * codeBits)) | (second << codeBits) | code, text, id, firstAt, at, 3)
      first = second
      firstAt = secondAt
      second = code
      secondAt = at
    }
  }

  /**
   * The ids of all texts that contain a part, whatever the spaces of both, and of others; an id may be there twice.
   * @param areWords whether only texts are wanted that contain the part as whole words
   */
  candidates(part: string, areWords: boolean): Uint32Array {
    const letters = part.replaceAll(' ', '')
    const length = Math.min(letters.length, maxGramLength)
    const last = letters.length - length
    /** The flags that each gram must have. */
    const grams = new Map<number, number>()
    for (let at = 0; at <= last; at++) {
      const gram = gramAt(letters, at, length)
      const flags = areWords ? (at === 0 ? startsWord : 0) | (at === last ? endsWord : 0) : 0
      grams.set(gram, (grams.get(gram) ?? 0) | flags)
    }
    const lists = Array.from(grams, ([gram, flags]) => ({ entries: this.#list(gram), flags }))
    const [rarest, ...others] = lists.sort((a, b) => a.entries.length - b.entries.length)
    return others
      .sort((a, b) => Number(b.flags > 0) - Number(a.flags > 0))
      .slice(0, maxIntersections)
      .reduce((ids, list) => this.#intersect(ids, list), rarest ? idsOf(rarest) : emptyList)
  }

  /**
   * The texts that have a gram, with their matches, read by `idOfEntry` and `matchOfEntry`; null for a part that is no
   * gram or that has letters which share their codes.
   */
  entriesOf(part: string): Uint32Array | null {
    if (part.length > maxGramLength || !exactLetters.test(part)) return null
    return this.#list(gramAt(part, 0, part.length))
  }

  /** The ids that a list has too, each once. Few ids are not worth it: the caller reads their texts. */
  #intersect(ids: Uint32Array, { entries, flags }: FlaggedEntries): Uint32Array {
    if (ids.length < minIntersected || entries.length > ids.length * numbersPerText) return ids
    let largest = 0
    for (let at = 0; at < ids.length; at++) largest = Math.max(largest, ids[at] as number)
    if (this.#marks.length <= largest) this.#marks = new Uint8Array(2 * largest + 1)
    const marks = this.#marks
    for (let at = 0; at < ids.length; at++) marks[ids[at] as number] = 1
    const shared = new Uint32Array(ids.length)
    let count = 0
    for (let at = 0; at < entries.length; at++) {
      const entry = entries[at] as number
      const id = idOfEntry(entry)
      if (marks[id] !== 1 || (entry & flags) !== flags) continue
      marks[id] = 0
      shared[count++] = id
    }
    for (let at = 0; at < ids.length; at++) marks[ids[at] as number] = 0
    return shared.subarray(0, count)
  }

  #list(gram: number): Uint32Array {
    const page = this.#pages[pageOf(gram)]
    return page?.lists[placeOf(gram)]?.subarray(0, page.lengths[placeOf(gram)]) ?? emptyList
  }

  #append(gram: number, text: string, id: number, start: number, end: number, length: number): void {
    const match = gramMatch(text, start, end, length)
    const flags = (isWordStart(text, start) ? startsWord : 0) | (isWordEnd(text, end + 1) ? endsWord : 0)
    const { lists, lengths } = this.#pageWith(gram)
    const place = placeOf(gram)
    const count = lengths[place] as number
    let list = lists[place]
    if (list !== undefined && count > 0) {
      const last = list[count - 1] as number
      if (idOfEntry(last) === id) {
        const better = betterGramMatch(matchOfEntry(last), match)
        list[count - 1] = (id << idShift) | (last & (startsWord | endsWord)) | flags | better
        return
      }
    }
    if (list === undefined || count === list.length) {
      const longer = new Uint32Array(count < 4 ? 4 : count + (count >> 1))
      if (list) longer.set(list)
      lists[place] = list = longer
    }
    list[count] = (id << idShift) | flags | match
    lengths[place] = count + 1
  }

  #pageWith(gram: number): GramPage {
    const known = this.#pages[pageOf(gram)]
    if (known) return known
    const page = { lists: new Array(codes), lengths: new Uint32Array(codes) }
    this.#pages[pageOf(gram)] = page
    return page
  }
}

export const idOfEntry = (entry: number): number => entry >>> idShift
export const matchOfEntry = (entry: number): number => entry & (startsWord - 1)

/** Entries of which those count that have some flags. */
interface FlaggedEntries {
  entries: Uint32Array
  flags: number
}

function idsOf({ entries, flags }: FlaggedEntries): Uint32Array {
  const ids = new Uint32Array(entries.length)
  let count = 0
  for (let at = 0; at < entries.length; at++) {
    const entry = entries[at] as number
    if ((entry & flags) === flags) ids[count++] = idOfEntry(entry)
  }
  return ids.subarray(0, count)
}
