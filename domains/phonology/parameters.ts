import type { ReferenceKey, YesNoKey } from '#domains/signs/properties.ts'
import type { Articulation, ArticulationKey, MinimalPairKey } from './articulation.ts'
import { type GroupDistances, groupDistance } from './group-distance.ts'
import { handDistance } from './hand-distance.ts'
import type { ListLookup } from './list-lookup.ts'
import { locationDistance } from './location-distance.ts'
import { no, type ParameterValues, unspecified, unspecifiedValues, yes } from './parameter-values.ts'
import { equalityDistance } from './weighted-distance.ts'

/** One of the fourteen parameters of a sign's form: how it is read, compared and named. */
export interface Parameter {
  key: MinimalPairKey
  /** Names a difference in the second value; none where there is but one value. */
  secondKey: ArticulationKey | null
  /** In hundredths of the whole form. */
  weight: number
  /** Unset means no, where one property must differ and all others be the same. */
  unsetIsNo: boolean
  /** All that a form says, as alternatives; a sign has one, a query may have several. */
  read(form: Pick<Articulation, 'values' | 'flags'>, lists: ListLookup): ParameterValues[]
  /** 0 to 1, of values that are both described. */
  distance(a: ParameterValues, b: ParameterValues, lists: ListLookup): number
}

/**
 * The parameters, weightiest first. Signs that share movement and place and differ in handshape are felt to be
 * the most alike, by signers and others (Hildebrandt & Corina 2002): so place and movement (shape and direction
 * together) each weigh a little more than the dominant hand. Handedness follows (Battison 1978; the sign type of
 * ASL-LEX), then the other hand, which symmetry or dominance largely foretell (Battison). That contact,
 * orientation, changes, repetition and alternation weigh little, and the numbers, are our own judgement.
 * Mouthing and other non-manual parts are left out: lexicons seldom describe them alike.
 */
export const parameters: readonly Parameter[] = [
  locationParameter(24),
  handParameter('handshapeDominant', 'handshapeDominantSecond', 22),
  singleValueParameter('movementShape', 13, { head: 0.25, family: 0.5 }),
  singleValueParameter('movementDirection', 11, { head: 0.25, family: 0.5 }),
  singleValueParameter('handedness', 8, { head: 0.2, family: 0.4 }, 'handednessSearchable'),
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

/** A query to which more shapes of a hand, or pairs of first and second shape, are welcome says nothing of the hand. */
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

/** A precise place says its area itself; an area that is given beside it is believed where it does not. */
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
  kin: GroupDistances = { head: 1, family: 1 },
  fallbackKey?: ReferenceKey,
): Parameter {
  return {
    key,
    secondKey: null,
    weight,
    unsetIsNo: false,
    read: ({ values }) => {
      const own = values[key] ?? []
      const said = own.length === 0 && fallbackKey ? (values[fallbackKey] ?? []) : own
      return orUnspecified(said.map((value) => [value, unspecified]))
    },
    distance: ([a], [b], lists) => groupDistance(a, b, lists, kin),
  }
}

function booleanParameter(key: MinimalPairKey & YesNoKey, weight: number): Parameter {
  return {
    key,
    secondKey: null,
    weight,
    unsetIsNo: true,
    read: ({ flags }) => {
      const said = flags[key]
      return [said === undefined ? unspecifiedValues : [said ? yes : no, unspecified]]
    },
    distance: ([a], [b]) => equalityDistance(a, b),
  }
}

const orUnspecified = (alternatives: ParameterValues[]): ParameterValues[] =>
  alternatives.length === 0 ? [unspecifiedValues] : alternatives
