import { compareIn, type Wanted } from './comparison.ts'
import type { FormTable } from './form-table.ts'
import type { Part } from './half-known.ts'
import type { Lists } from './lists.ts'
import type { Values } from './values.ts'

/**
 * In thousandths: from here on signs are no neighbours. Signs that are half different are as unlike as alike; a
 * little less, so that of signs which describe hand and place alone, those that share but one are left out.
 */
const unlike = 450

/** A sign found: its distance in thousandths, so that equal distances are equal numbers. */
export interface Found {
  slot: number
  id: number
  distance: number
}

interface Search {
  wanted: Wanted
  /** By core mask of a sign, 1 where enough is described to be compared. */
  comparable: Uint8Array
  limit: number
  /** The sign that is asked about. */
  except: number | null
}

/** The nearest signs, nearest first; of two at the same distance, the one with the smaller id. */
export function findNearest(
  table: FormTable,
  lists: Lists,
  { wanted, comparable, limit, except }: Search,
): Found[] {
  const columns = table.columns.map(({ bySlot, codes }, index) => ({
    bySlot,
    ...byCode(codes.all, (values) => compareIn(index, wanted, values, lists).part),
  }))
  const heaviest = columns.reduce((sum, { weights }) => sum + weights.reduce((a, b) => Math.max(a, b)), 0)
  const { core, ids } = table
  const found = new Best(limit)

  // The weightiest columns come first: most signs are too far away after two or three of them.
  signs: for (let slot = 0; slot < table.length; slot++) {
    if (comparable[core[slot] as number] === 0 || slot === except) continue
    const most = ((found.worst + 0.5) / 1000) * heaviest
    let weight = 0
    let sum = 0
    for (const { bySlot, weights, sums } of columns) {
      const code = bySlot[slot] as number
      sum += sums[code] as number
      if (sum > most) continue signs
      weight += weights[code] as number
    }
    found.offer({ slot, id: ids[slot] as number, distance: Math.round((1000 * sum) / weight) })
  }
  return found.all
}

/** The comparison with each value of one parameter, as columns: weights, and distances times weights. */
function byCode(all: readonly Values[], compareWith: (values: Values) => Part) {
  const weights = new Float64Array(all.length)
  const sums = new Float64Array(all.length)
  for (const [code, values] of all.entries()) {
    const { weight, distance } = compareWith(values)
    weights[code] = weight
    sums[code] = weight * distance
  }
  return { weights, sums }
}

/** The best few of many, in order. */
class Best {
  readonly all: Found[] = []
  readonly #limit: number

  constructor(limit: number) {
    this.#limit = limit
  }

  /** The greatest distance that may still come in. */
  get worst(): number {
    return this.all.length < this.#limit ? unlike - 1 : (this.all.at(-1)?.distance ?? -1)
  }

  offer(found: Found): void {
    if (found.distance > this.worst) return
    let place = this.all.length
    while (place > 0 && isNearer(found, this.all[place - 1] as Found)) place--
    this.all.splice(place, 0, found)
    if (this.all.length > this.#limit) this.all.pop()
  }
}

const isNearer = (a: Found, b: Found) => a.distance < b.distance || (a.distance === b.distance && a.id < b.id)
