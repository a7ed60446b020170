import type { ReferenceKey, YesNoKey } from '#domains/signs/properties.ts'
import { sameOrNot } from './half-known.ts'
import { handDistance } from './hand-distance.ts'
import { type KinDistances, kinDistance } from './kin-distance.ts'
import type { Lists } from './lists.ts'
import { placeDistance } from './place-distance.ts'
import type { FormKey, MinimalPairKey, SignForm } from './sign-form.ts'
import { no, nothing, silence, type Values, yes } from './values.ts'

/** One of the fourteen parameters of a sign's form: how it is read, compared and named. */
export interface Parameter {
  key: MinimalPairKey
  /** Names a difference in the second value; none where there is but one value. */
  secondKey: FormKey | null
  /** In hundredths of the whole form. */
  weight: number
  /** Unset means no, where one property must differ and all others be the same. */
  unsetIsNo: boolean
  /** All that a form says, as alternatives; a sign has one, a query may have several. */
  read(form: Pick<SignForm, 'values' | 'flags'>, lists: Lists): Values[]
  /** 0 to 1, of values that are both described. */
  distance(a: Values, b: Values, lists: Lists): number
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
  place(24),
  hand('handshapeDominant', 'handshapeDominantSecond', 22),
  one('movementShape', 13, { head: 0.25, family: 0.5 }),
  one('movementDirection', 11, { head: 0.25, family: 0.5 }),
  one('handedness', 8, { head: 0.2, family: 0.4 }, 'handednessSearchable'),
  hand('handshapeNondominant', 'handshapeNondominantSecond', 6),
  one('contactType', 3),
  one('handshapeChange', 2),
  one('orientationChange', 2),
  one('relationBetweenArticulators', 2),
  one('relativeOrientationMovement', 2),
  one('relativeOrientationLocation', 2),
  flag('repeatedMovement', 2),
  flag('alternatingMovement', 1),
]

/** A query to which more shapes of a hand, or pairs of first and second shape, are welcome says nothing of the hand. */
const mostShapes = 20

function hand(
  key: MinimalPairKey & ReferenceKey,
  secondKey: FormKey & ReferenceKey,
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
      if (Math.max(1, firsts.length) * Math.max(1, seconds.length) > mostShapes) return [nothing]
      if (seconds.length === 0) return orNothing(firsts.map((first) => [first, silence]))
      if (firsts.length === 0) return seconds.map((second) => [silence, second])
      return firsts.flatMap((first) => seconds.map((second): Values => [first, second]))
    },
    distance: handDistance,
  }
}

/** A precise place says its area itself; an area that is given beside it is believed where it does not. */
function place(weight: number): Parameter {
  return {
    key: 'location',
    secondKey: 'locationPrecise',
    weight,
    unsetIsNo: false,
    read: ({ values: { location = [], locationPrecise = [] } }, lists) => {
      const precise = locationPrecise.map((id): Values => [areaOf(id, lists) ?? location[0] ?? silence, id])
      const areas = location.filter((area) => !precise.some(([of]) => of === area || isIn(of, area, lists)))
      return orNothing([...precise, ...areas.map((area): Values => [area, silence])])
    },
    distance: placeDistance,
  }
}

const areaOf = (precise: number, lists: Lists) => lists.entry(precise)?.parentId ?? null
const isIn = (area: number, wider: number, lists: Lists) => lists.headsOf(area).includes(wider)

function one(
  key: MinimalPairKey & ReferenceKey,
  weight: number,
  kin: KinDistances = { head: 1, family: 1 },
  instead?: ReferenceKey,
): Parameter {
  return {
    key,
    secondKey: null,
    weight,
    unsetIsNo: false,
    read: ({ values }) => {
      const own = values[key] ?? []
      const said = own.length === 0 && instead ? (values[instead] ?? []) : own
      return orNothing(said.map((value) => [value, silence]))
    },
    distance: ([a], [b], lists) => kinDistance(a, b, lists, kin),
  }
}

function flag(key: MinimalPairKey & YesNoKey, weight: number): Parameter {
  return {
    key,
    secondKey: null,
    weight,
    unsetIsNo: true,
    read: ({ flags }) => {
      const said = flags[key]
      return [said === undefined ? nothing : [said ? yes : no, silence]]
    },
    distance: ([a], [b]) => sameOrNot(a, b),
  }
}

const orNothing = (alternatives: Values[]): Values[] => (alternatives.length === 0 ? [nothing] : alternatives)
