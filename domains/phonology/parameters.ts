import { type ReferenceKey, variantOf, type YesNoKey } from '#domains/signs/properties.ts'
import type { Articulation, ArticulationKey, MinimalPairKey } from './articulation.ts'
import { type GroupDistances, groupDistance } from './group-distance.ts'
import { handDistance } from './hand-distance.ts'
import type { ListLookup } from './list-lookup.ts'
import { locationDistance } from './location-distance.ts'
import { no, type ParameterValues, unspecified, unspecifiedValues, yes } from './parameter-values.ts'
import { equalityDistance } from './weighted-distance.ts'

/** One of the fourteen parameters of an articulation. */
export interface Parameter {
  key: MinimalPairKey
  /** The property of the second value; null for a parameter with one value. */
  secondKey: ArticulationKey | null
  /** Share of the whole comparison, in percent. */
  weight: number
  /** For minimal pairs: a missing value means no. */
  unsetIsNo: boolean
  /** The alternatives that an articulation contains: one for a sign, possibly several for a query. */
  read(articulation: Pick<Articulation, 'values' | 'flags'>, lists: ListLookup): ParameterValues[]
  /** The distance of two described values, 0 to 1. */
  distance(a: ParameterValues, b: ParameterValues, lists: ListLookup): number
}

/**
 * The parameters, largest weight first; the search for neighbours depends on this order.
 *
 * Signers and non-signers perceive signs as most similar that share movement and location and differ in handshape
 * (Hildebrandt & Corina 2002). Location and movement (shape and direction together) therefore each weigh slightly more
 * than the dominant hand. Handedness follows (Battison 1978; sign type in ASL-LEX), then the non-dominant hand, which
 * symmetry or dominance largely determine (Battison). The small weights of the others, and all numbers, are our own
 * judgement. Mouthing and other non-manual features are not compared, because few lexicons describe them consistently.
 */
export const parameters: readonly Parameter[] = [
  locationParameter(24),
  handParameter('handshapeDominant', 'handshapeDominantSecond', 22),
  singleValueParameter('movementShape', 13, { head: 0.25, family: 0.5 }),
  singleValueParameter('movementDirection', 11, { head: 0.25, family: 0.5 }),
  singleValueParameter('handedness', 8, { head: 0.2, family: 0.4 }),
  handParameter('handshapeNondominant', 'handshapeNondominantSecond', 6),
  singleValueParameter('contactType', 3),
  singleValueParameter('handshapeChange', 2),
  singleValueParameter('orientationChange', 2),
  singleValueParameter('relationBetweenArticulators', 2),
  singleValueParameter('relativeOrientationMovement', 2),
  singleValueParameter('relativeOrientationLocation', 2),
  booleanParameter('repeatedMovement', 2),
  booleanParameter('alternatingMovement', 1),
]

/** A query with more alternatives for a hand (pairs of first and second handshape) does not restrict the hand. */
const maxHandshapePairs = 20

function handParameter(
  key: MinimalPairKey & ReferenceKey,
  secondKey: ArticulationKey & ReferenceKey,
  weight: number,
): Parameter {
  return {
    key,
    secondKey,
    weight,
    unsetIsNo: false,
    read: ({ values }) => {
      const seconds = values[secondKey] ?? []
      const firsts = values[key] ?? []
      if (Math.max(1, firsts.length) * Math.max(1, seconds.length) > maxHandshapePairs)
        return [unspecifiedValues]
      if (seconds.length === 0) return orUnspecified(firsts.map((first) => [first, unspecified]))
      if (firsts.length === 0) return seconds.map((second) => [unspecified, second])
      return firsts.flatMap((first) => seconds.map((second): ParameterValues => [first, second]))
    },
    distance: handDistance,
  }
}

/** The area of a precise location comes from its entry; the area given in the sign is only a fallback. */
function locationParameter(weight: number): Parameter {
  return {
    key: 'location',
    secondKey: 'locationPrecise',
    weight,
    unsetIsNo: false,
    read: ({ values: { location = [], locationPrecise = [] } }, lists) => {
      const precise = locationPrecise.map(
        (id): ParameterValues => [areaOf(id, lists) ?? location[0] ?? unspecified, id],
      )
      const areas = location.filter((area) => !precise.some(([of]) => of === area || isIn(of, area, lists)))
      return orUnspecified([...precise, ...areas.map((area): ParameterValues => [area, unspecified])])
    },
    distance: locationDistance,
  }
}

const areaOf = (precise: number, lists: ListLookup) => lists.entry(precise)?.parentId ?? null
const isIn = (area: number, wider: number, lists: ListLookup) => lists.headsOf(area).includes(wider)

function singleValueParameter(
  key: MinimalPairKey & ReferenceKey,
  weight: number,
  groupDistances: GroupDistances = { head: 1, family: 1 },
): Parameter {
  return {
    key,
    secondKey: null,
    weight,
    unsetIsNo: false,
    read: ({ values }) => {
      const own = values[key] ?? []
      const variant = variantOf(key)
      const found = own.length === 0 && variant ? (values[variant] ?? []) : own
      return orUnspecified(found.map((value) => [value, unspecified]))
    },
    distance: ([a], [b], lists) => groupDistance(a, b, lists, groupDistances),
  }
}

function booleanParameter(key: MinimalPairKey & YesNoKey, weight: number): Parameter {
  return {
    key,
    secondKey: null,
    weight,
    unsetIsNo: true,
    read: ({ flags }) => {
      const flag = flags[key]
      return [flag === undefined ? unspecifiedValues : [flag ? yes : no, unspecified]]
    },
    distance: ([a], [b]) => equalityDistance(a, b),
  }
}

const orUnspecified = (alternatives: ParameterValues[]): ParameterValues[] =>
  alternatives.length === 0 ? [unspecifiedValues] : alternatives
