/**
 * Long lists of numbers for one synchronous computation, in memory that the next one uses again. New memory of this size
 * for each request would make the garbage collector visit all signs every few requests.
 */
export class NumberLists {
  readonly #kept: Uint32Array[] = []
  #used = 0

  /** Begins a computation; the lists of the one before are invalid from now on. */
  begin(): void {
    this.#used = 0
  }

  /** A list of this length with unknown content. */
  take(length: number): Uint32Array {
    const kept = this.#kept[this.#used]
    const list = kept && kept.length >= length ? kept : new Uint32Array(length + (length >> 3))
    this.#kept[this.#used++] = list
    return list.subarray(0, length)
  }

  /** The ids that satisfy a condition. */
  choose(ids: Uint32Array, condition: (id: number) => boolean): Uint32Array {
    const chosen = this.take(ids.length)
    let count = 0
    for (const id of ids) if (condition(id)) chosen[count++] = id
    return chosen.subarray(0, count)
  }

  reverse(ids: Uint32Array): Uint32Array {
    const reversed = this.take(ids.length)
    reversed.set(ids)
    return reversed.reverse()
  }

  /** 1 for each of these ids, 0 for others below the limit. */
  mark(ids: Uint32Array, limit: number): Uint32Array {
    const marks = this.take(limit).fill(0)
    for (const id of ids) marks[id] = 1
    return marks
  }
}
