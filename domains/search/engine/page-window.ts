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

/** The slots of a page by rank, and in the given order for equal ranks; without slots of rank 0. */
export function slotsByRank(
  order: Uint32Array,
  ranks: Uint16Array,
  among: TypedFastBitSet | null,
  { from, size }: PageWindow,
): Uint32Array {
  const { next, total } = firstPositions(ranks, among)
  const slots = new Uint32Array(Math.max(0, Math.min(size, total - from)))
  for (const slot of order) {
    const rank = ranks[slot] as number
    if (rank === 0 || (among !== null && !among.has(slot))) continue
    const position = next[rank] as number
    next[rank] = position + 1
    if (position >= from && position < from + size) slots[position - from] = slot
  }
  return slots
}

/** The position of the first slot of each rank, and the number of slots with any rank. */
function firstPositions(ranks: Uint16Array, among: TypedFastBitSet | null) {
  let highest = 0
  for (let slot = 0; slot < ranks.length; slot++) highest = Math.max(highest, ranks[slot] as number)
  const counts = new Float64Array(highest + 1)
  for (let slot = 0; slot < ranks.length; slot++) {
    const rank = ranks[slot] as number
    if (rank !== 0 && (among === null || among.has(slot))) counts[rank] = (counts[rank] as number) + 1
  }
  let total = 0
  const next = counts.map((count, rank) => {
    const first = total
    if (rank > 0) total += count
    return first
  })
  return { next, total }
}
