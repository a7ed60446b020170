import { kinDistance } from './kin-distance.ts'
import type { Lists } from './lists.ts'
import { silence, type Values } from './values.ts'

/**
 * Places nest: precise place, area, wider area (the head's forehead, eyes, nose). ASL-LEX has two of these, its
 * minor and major locations, and counts each as shared or not; the steps between 0 and 1 are our own judgement.
 */
const inOneArea = 0.4
/** The same area, and one of the two says no more: half as far as two places that differ. */
const halfKnown = 0.2
/** A wider area and an area in it; two areas of one wider area. */
const areas = { head: 0.5, family: 0.7 }

/** The distance of two places, each an area and a precise place. */
export function placeDistance(a: Values, b: Values, lists: Lists): number {
  const [area, precise] = a
  const [otherArea, otherPrecise] = b
  if (precise !== silence && precise === otherPrecise) return 0
  if (area === silence || otherArea === silence) return 1
  if (area !== otherArea) return kinDistance(area, otherArea, lists, areas)
  if (precise === otherPrecise) return 0
  return precise === silence || otherPrecise === silence ? halfKnown : inOneArea
}
