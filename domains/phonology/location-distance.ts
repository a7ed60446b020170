import { groupDistance } from './group-distance.ts'
import type { ListLookup } from './list-lookup.ts'
import { type ParameterValues, unspecified } from './parameter-values.ts'

/**
 * Locations are nested: precise location, area, wider area (the head contains forehead, eyes and nose). ASL-LEX has two
 * such levels, minor and major locations, each either shared or not. The numbers between 0 and 1 are our own judgement.
 */
const sameAreaDistance = 0.4
/** The same area, one of the two without a precise location: half of the distance of two precise locations. */
const oneUnspecifiedDistance = 0.2
/** A wider area and an area in it; two areas of the same wider area. */
const areaGroupDistances = { head: 0.5, family: 0.7 }

/** The distance of two locations, each with an area and a precise location: 0 to 1. */
export function locationDistance(a: ParameterValues, b: ParameterValues, lists: ListLookup): number {
  const [area, precise] = a
  const [otherArea, otherPrecise] = b
  if (precise !== unspecified && precise === otherPrecise) return 0
  if (area === unspecified || otherArea === unspecified) return 1
  if (area !== otherArea) return groupDistance(area, otherArea, lists, areaGroupDistances)
  if (precise === otherPrecise) return 0
  return precise === unspecified || otherPrecise === unspecified ? oneUnspecifiedDistance : sameAreaDistance
}
