/**
 * Finds items by their ids. ELAN numbers ids (`a1`, `a2`, …), so an array by number is enough for most of them; a map of
 * the ids of a large file would take 40 MB.
 */
export class IdIndex<Item> {
  readonly #prefix: string
  readonly #numbered: (Item | undefined)[] = []
  readonly #others = new Map<string, Item>()

  constructor(prefix: string) {
    this.#prefix = prefix
  }

  /** @returns false if there is an item with this id */
  add(id: string, item: Item): boolean {
    const place = this.#placeOf(id)
    if (this.#at(place, id) !== undefined) return false
    // A large gap would turn the array into something slower than a map.
    if (place >= 0 && place <= this.#numbered.length + 1000) this.#numbered[place] = item
    else this.#others.set(id, item)
    return true
  }

  get(id: string): Item | undefined {
    return this.#at(this.#placeOf(id), id)
  }

  has(id: string): boolean {
    return this.get(id) !== undefined
  }

  #at(place: number, id: string): Item | undefined {
    const item = place >= 0 && place < this.#numbered.length ? this.#numbered[place] : undefined
    return item ?? (this.#others.size > 0 ? this.#others.get(id) : undefined)
  }

  /** The number of an id such as `a12`, if it is written as ELAN writes it; otherwise -1. */
  #placeOf(id: string): number {
    const start = this.#prefix.length
    const digits = id.length - start
    if (digits < 1 || digits > 9 || !id.startsWith(this.#prefix)) return -1
    if (digits > 1 && id.charCodeAt(start) === zero) return -1
    let number = 0
    for (let at = start; at < id.length; at++) {
      const digit = id.charCodeAt(at) - zero
      if (digit < 0 || digit > 9) return -1
      number = number * 10 + digit
    }
    return number
  }
}

const zero = '0'.charCodeAt(0)
