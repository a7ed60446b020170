import type { ListLookup } from './list-lookup.ts'

/** How far apart relatives of one list stand, 0 to 1. */
export interface GroupDistances {
  /** A value and the head it is grouped under: the head says less, not something else. */
  head: number
  /** Two values under one head. */
  family: number
}

/**
 * The distance of two values of a grouped list: 0 for the same, less than 1 for relatives, else 1.
 *
 * - Directions are grouped by axis, as Brentari's and Stokoe's descriptions are: up and down share the vertical.
 * - Movement shapes are grouped by the figure drawn: an arc and a half circle.
 * - Handedness is grouped by the number of hands, the division Battison's types (1978) rest on.
 *
 * That relatives stand about half as far apart as strangers is our own judgement.
 */
export function groupDistance(
  a: number,
  b: number,
  lists: ListLookup,
  { head, family }: GroupDistances,
): number {
  if (a === b) return 0
  const above = lists.headsOf(a)
  const aboveOther = lists.headsOf(b)
  if (above.includes(b) || aboveOther.includes(a)) return head
  return above.some((id) => aboveOther.includes(id)) ? family : 1
}
