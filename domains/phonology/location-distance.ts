import { groupDistance } from './group-distance.ts'
import type { ListLookup } from './list-lookup.ts'
import { type ParameterValues, unspecified } from './parameter-values.ts'

/**
 * Places nest: precise place, area, wider area (the head's forehead, eyes, nose). ASL-LEX has two of these, its
 * minor and major locations, and counts each as shared or not; the steps between 0 and 1 are our own judgement.
 */
const sameAreaDistance = 0.4
/** The same area, and one of the two says no more: half as far as two places that differ. */
const oneUnspecifiedDistance = 0.2
/** A wider area and an area in it; two areas of one wider area. */
const areaGroupDistances = { head: 0.5, family: 0.7 }

/** The distance of two places, each an area and a precise place. */
export function locationDistance(a: ParameterValues, b: ParameterValues, lists: ListLookup): number {
  const [area, precise] = a
  const [otherArea, otherPrecise] = b
  if (precise !== unspecified && precise === otherPrecise) return 0
  if (area === unspecified || otherArea === unspecified) return 1
  if (area !== otherArea) return groupDistance(area, otherArea, lists, areaGroupDistances)
  if (precise === otherPrecise) return 0
  return precise === unspecified || otherPrecise === unspecified ? oneUnspecifiedDistance : sameAreaDistance
}
