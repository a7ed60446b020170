import type { ArticulationTable } from './articulation-table.ts'
import { type ComparisonTarget, compareParameter } from './comparison.ts'
import type { ListLookup } from './list-lookup.ts'
import type { ParameterValues } from './parameter-values.ts'
import type { WeightedDistance } from './weighted-distance.ts'

/**
 * Neighbours are nearer than this, in thousandths. Slightly less than half: of signs that describe only hand and
 * location, those that share only one of the two are no neighbours.
 */
export const neighbourDistanceLimit = 450

/**
 * Distance limits by the kind of target, in thousandths. The limit of a query is wider, because approximate results are
 * useful when nothing matches: a quarter of the query must match.
 */
const distanceLimits = { unknown: neighbourDistanceLimit, any: 750 }

/** A sign in the result. The distance is an integer in thousandths, so that equal distances compare as equal. */
export interface NearestMatch {
  slot: number
  id: number
  distance: number
}

export interface NearestSearch {
  target: ComparisonTarget
  /** By core mask: 1 where enough is described to be compared (`sharedMaskTable`). */
  comparable: Uint8Array
  limit: number
  /** The slot of the sign whose neighbours are searched; null for a query. */
  excludedSlot: number | null
  /** The signs to search; null for all. */
  candidates: Candidates | null
}

/** A set of sign ids to search in. A `Set` is assignable. */
export interface Candidates {
  has(id: number): boolean
  /** All ids, given when they are so few that iterating over them is faster than over the whole table. */
  few?: readonly number[]
}

/** Finds the nearest signs, ordered by distance, then by id. */
export function findNearest(
  table: ArticulationTable,
  lists: ListLookup,
  { target, comparable, limit, excludedSlot, candidates }: NearestSearch,
): NearestMatch[] {
  const columns = table.columns.map(({ bySlot, codes }, index) => ({
    bySlot,
    ...compareCodes(codes.all, (values) => compareParameter(index, target, values, lists).result),
  }))
  const heaviest = columns.reduce((sum, { weights }) => sum + weights.reduce((a, b) => Math.max(a, b)), 0)
  const { core, ids } = table
  const matches = new NearestMatches(limit, distanceLimits[target.unspecifiedMeans])

  const few = candidates?.few?.flatMap((id) => table.slotOf(id) ?? [])
  const end = few?.length ?? table.length
  // The parameters with the largest weights come first: most signs are excluded after two or three columns.
  signs: for (let at = 0; at < end; at++) {
    const slot = few ? (few[at] as number) : at
    if (comparable[core[slot] as number] === 0 || slot === excludedSlot) continue
    const maxSum = ((matches.worst + 0.5) / 1000) * heaviest
    let weight = 0
    let sum = 0
    for (const { bySlot, weights, sums } of columns) {
      const code = bySlot[slot] as number
      sum += sums[code] as number
      if (sum > maxSum) continue signs
      weight += weights[code] as number
    }
    const distance = Math.round((1000 * sum) / weight)
    const id = ids[slot] as number
    if (distance <= matches.worst && (!candidates || candidates.has(id))) matches.add({ slot, id, distance })
  }
  return matches.sorted()
}

/** Compares the target with each value of one parameter; returns weights and weighted distances by code. */
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

/** Collects the nearest matches: buffers up to twice the limit, then sorts and discards the farther half. */
class NearestMatches {
  /** Matches with a greater distance cannot be in the result any more. */
  worst: number
  readonly #limit: number
  #buffer: NearestMatch[] = []

  constructor(limit: number, below: number) {
    this.#limit = limit
    this.worst = limit > 0 ? below - 1 : -1
  }

  add(match: NearestMatch): void {
    if (this.#buffer.push(match) < 2 * this.#limit) return
    this.#buffer = this.sorted()
    this.worst = this.#buffer.at(-1)?.distance ?? this.worst
  }

  sorted(): NearestMatch[] {
    return this.#buffer.toSorted((a, b) => a.distance - b.distance || a.id - b.id).slice(0, this.#limit)
  }
}
