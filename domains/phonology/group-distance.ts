import type { ListLookup } from './list-lookup.ts'

/** Distances of related entries of one list, 0 to 1. */
export interface GroupDistances {
  /** A value and its head. The head is less specific, but no contradiction. */
  head: number
  /** Two values of the same group. */
  family: number
}

/**
 * The distance of two entries of a grouped list: 0 for the same entry, less than 1 within a group, else 1.
 *
 * - Directions are grouped by axis, as in the descriptions of Brentari and Stokoe: up and down are vertical.
 * - Movement shapes are grouped by the path: an arc and a half circle.
 * - Handedness is grouped by the number of hands, on which the types of Battison (1978) are based.
 *
 * That the distance within a group is about half of the maximum is our own judgement.
 */
export function groupDistance(
  a: number,
  b: number,
  lists: ListLookup,
  { head, family }: GroupDistances,
): number {
  if (a === b) return 0
  const heads = lists.headsOf(a)
  const otherHeads = lists.headsOf(b)
  if (heads.includes(b) || otherHeads.includes(a)) return head
  return heads.some((id) => otherHeads.includes(id)) ? family : 1
}
