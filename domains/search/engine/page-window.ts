import type { TypedFastBitSet } from 'typedfastbitset/lib/TypedFastBitSet.js'

/** The positions of the results that a page shows. */
export interface PageWindow {
  from: number
  size: number
}

/** The slots of a page in a given order; `among` null means all. */
export function slotsInOrder(
  order: Uint32Array,
  among: TypedFastBitSet | null,
  { from, size }: PageWindow,
): number[] {
  if (among === null) return [...order.subarray(from, from + size)]
  const slots: number[] = []
  let position = 0
  for (const slot of order) {
    if (!among.has(slot)) continue
    if (position >= from) slots.push(slot)
    if (slots.length === size) break
    position++
  }
  return slots
}

/** What a page of ranked slots is taken from. */
interface RankedSlots {
  /** The order of slots with equal ranks. */
  order: Uint32Array
  /** By slot; 0 for a slot that is left out. */
  ranks: Uint16Array
  /** The slots to consider; null for all. */
  among: TypedFastBitSet | null
  /** Slots that come after all others, by their ranks among themselves. */
  last: TypedFastBitSet
}

/** The slots of a page by rank, and in the given order for equal ranks; without slots of rank 0. */
export function slotsByRank(
  { order, ranks, among, last }: RankedSlots,
  { from, size }: PageWindow,
): Uint32Array {
  // Ranks use most of their 16 bits, so that what comes last has places of its own instead of higher ranks.
  const hasLast = !last.isEmpty()
  const placeOf = (slot: number, rank: number) => (hasLast && last.has(slot) ? rank + rankCount : rank)
  const { next, used, total } = firstPositions(ranks, among, placeOf)
  const slots = new Uint32Array(Math.max(0, Math.min(size, total - from)))
  const end = from + slots.length
  for (let at = 0, left = slots.length; at < order.length && left > 0; at++) {
    const slot = order[at] as number
    const rank = ranks[slot] as number
    if (rank === 0 || (among !== null && !among.has(slot))) continue
    const place = placeOf(slot, rank)
    const position = next[place] as number
    next[place] = position + 1
    if (position < from || position >= end) continue
    slots[position - from] = slot
    left--
  }
  for (const place of used) next[place] = 0
  return slots
}

/** Ranks have 16 bits. */
const rankCount = 65_536

/** For each place of a rank, also of what comes last: 0 between two calls. A new one for each search would be half a megabyte. */
let counter: Uint32Array | undefined

/** The position of the first slot of each used place, and the number of slots with any rank. */
function firstPositions(
  ranks: Uint16Array,
  among: TypedFastBitSet | null,
  placeOf: (slot: number, rank: number) => number,
) {
  counter ??= new Uint32Array(2 * rankCount)
  const next = counter
  /** The places that have a slot: few of all. */
  const used: number[] = []
  let total = 0
  for (let slot = 0; slot < ranks.length; slot++) {
    const rank = ranks[slot] as number
    if (rank === 0 || (among !== null && !among.has(slot))) continue
    const place = placeOf(slot, rank)
    const count = next[place] as number
    if (count === 0) used.push(place)
    next[place] = count + 1
    total++
  }
  let first = 0
  for (const place of used.sort((a, b) => a - b)) {
    const count = next[place] as number
    next[place] = first
    first += count
  }
  return { next, used, total }
}

/** The same order with some slots at its end. */
export function withLast(order: Uint32Array, last: TypedFastBitSet): Uint32Array {
  if (last.isEmpty()) return order
  const moved = order.filter((slot) => last.has(slot))
  const ordered = new Uint32Array(order.length)
  ordered.set(order.filter((slot) => !last.has(slot)))
  ordered.set(moved, order.length - moved.length)
  return ordered
}
