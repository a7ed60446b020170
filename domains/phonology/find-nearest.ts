import type { ArticulationTable } from './articulation-table.ts'
import { type ComparisonTarget, compareParameter } from './comparison.ts'
import type { ListLookup } from './list-lookup.ts'
import type { ParameterValues } from './parameter-values.ts'
import type { WeightedDistance } from './weighted-distance.ts'

/**
 * From here on signs are no neighbours, in thousandths. Of a sign: half different would be as unlike as alike; a
 * little less, so that of signs which describe hand and place alone, those that share but one are left out. Of a
 * query, to which the nearest is welcome where nothing fits: a quarter of what is asked for must be there.
 */
const maxDistances = { unknown: 450, unasked: 750 }

/** A sign found: its distance in thousandths, so that equal distances are equal numbers. */
export interface NearestMatch {
  slot: number
  id: number
  distance: number
}

export interface NearestSearch {
  wanted: ComparisonTarget
  /** By core mask of a sign, 1 where enough is described to be compared. */
  comparable: Uint8Array
  limit: number
  /** The slot of the sign that is asked about. */
  excludedSlot: number | null
  /** Only these; null for all. */
  candidates: Candidates | null
}

/** The signs, by their ids, among which neighbours are looked for; a `Set` fits. */
export interface Candidates {
  has(id: number): boolean
  /** All of them, where they are so few that looking at each is faster than looking through the table. */
  few?: readonly number[]
}

/** The nearest signs, nearest first; of two at the same distance, the one with the smaller id. */
export function findNearest(
  table: ArticulationTable,
  lists: ListLookup,
  { wanted, comparable, limit, excludedSlot, candidates }: NearestSearch,
): NearestMatch[] {
  const columns = table.columns.map(({ bySlot, codes }, index) => ({
    bySlot,
    ...compareCodes(codes.all, (values) => compareParameter(index, wanted, values, lists).part),
  }))
  const heaviest = columns.reduce((sum, { weights }) => sum + weights.reduce((a, b) => Math.max(a, b)), 0)
  const { core, ids } = table
  const found = new NearestMatches(limit, maxDistances[wanted.unspecifiedMeans])

  const few = candidates?.few?.flatMap((id) => table.slotOf(id) ?? [])
  const end = few?.length ?? table.length
  // The weightiest columns come first: most signs are too far away after two or three of them.
  signs: for (let at = 0; at < end; at++) {
    const slot = few ? (few[at] as number) : at
    if (comparable[core[slot] as number] === 0 || slot === excludedSlot) continue
    const most = ((found.worst + 0.5) / 1000) * heaviest
    let weight = 0
    let sum = 0
    for (const { bySlot, weights, sums } of columns) {
      const code = bySlot[slot] as number
      sum += sums[code] as number
      if (sum > most) continue signs
      weight += weights[code] as number
    }
    const distance = Math.round((1000 * sum) / weight)
    const id = ids[slot] as number
    if (distance <= found.worst && (!candidates || candidates.has(id))) found.add({ slot, id, distance })
  }
  return found.sorted()
}

/** The comparison with each value of one parameter, as columns: weights, and distances times weights. */
function compareCodes(
  all: readonly ParameterValues[],
  compareWith: (values: ParameterValues) => WeightedDistance,
) {
  const weights = new Float64Array(all.length)
  const sums = new Float64Array(all.length)
  for (const [code, values] of all.entries()) {
    const { weight, distance } = compareWith(values)
    weights[code] = weight
    sums[code] = weight * distance
  }
  return { weights, sums }
}

/** The nearest of many, few or not: gathers up to twice as many as are wanted, then keeps the better half. */
class NearestMatches {
  /** The greatest distance that may still come in. */
  worst: number
  readonly #limit: number
  #gathered: NearestMatch[] = []

  constructor(limit: number, below: number) {
    this.#limit = limit
    this.worst = limit > 0 ? below - 1 : -1
  }

  add(found: NearestMatch): void {
    if (this.#gathered.push(found) < 2 * this.#limit) return
    this.#gathered = this.sorted()
    this.worst = this.#gathered.at(-1)?.distance ?? this.worst
  }

  sorted(): NearestMatch[] {
    return this.#gathered.toSorted((a, b) => a.distance - b.distance || a.id - b.id).slice(0, this.#limit)
  }
}
