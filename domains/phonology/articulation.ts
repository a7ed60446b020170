import type { PropertyKey, ReferenceKey, YesNoKey } from '#domains/signs/properties.ts'
import type { VocabularyEntry } from '#domains/vocabularies/vocabulary.ts'

/** How a sign is made: entry ids of the reference lists, and yes/no properties. A `SearchEntry` is assignable. */
export interface Articulation {
  id: number
  values: Partial<Record<ReferenceKey, number[]>>
  flags: Partial<Record<YesNoKey, boolean>>
}

/** The parts of a vocabulary entry that phonology uses. */
export type PhonologyEntry = Pick<
  VocabularyEntry,
  'id' | 'list' | 'value' | 'parentId' | 'groupId' | 'features'
>

/** The fourteen parameters in which signs are compared, each named by its first property. */
export const minimalPairKeys = [
  'handedness',
  'handshapeDominant',
  'handshapeNondominant',
  'handshapeChange',
  'relationBetweenArticulators',
  'location',
  'relativeOrientationMovement',
  'relativeOrientationLocation',
  'orientationChange',
  'contactType',
  'movementShape',
  'movementDirection',
  'repeatedMovement',
  'alternatingMovement',
] as const satisfies PropertyKey[]
export type MinimalPairKey = (typeof minimalPairKeys)[number]

/** A property in which two neighbours can differ: the fourteen, and the second ones of hands and location. */
export type ArticulationKey =
  | MinimalPairKey
  | 'handshapeDominantSecond'
  | 'handshapeNondominantSecond'
  | 'locationPrecise'

/** A sign similar to another, or to a query. */
export interface Neighbour {
  id: number
  /** From 0 (no difference) to below 0.45, for a query below 0.75; rounded to thousandths. */
  distance: number
  /** The properties that both describe and in which they differ, most relevant first. */
  differs: ArticulationKey[]
}

/** A sign that differs from another in one property only. */
export interface MinimalPair {
  id: number
  property: MinimalPairKey
}
