import type { PropertyKey, ReferenceKey, YesNoKey } from '#domains/signs/properties.ts'
import type { ListName } from '#domains/vocabularies/reference-lists.ts'

/** What is said of how a sign is made: entry ids of the reference lists, and yes or no. A `SearchEntry` fits. */
export interface Articulation {
  id: number
  values: Partial<Record<ReferenceKey, number[]>>
  flags: Partial<Record<YesNoKey, boolean>>
}

/** What phonology knows of a value of a reference list. A `VocabularyEntry` fits. */
export interface PhonologyEntry {
  id: number
  list: ListName
  value: string
  /** A precise place's area. */
  parentId: number | null
  /** The head of its group: a handshape's family, a location's wider area, a direction's axis. */
  groupId: number | null
  /** Of a handshape, as `handshape-features.ts` reads them. */
  features: Record<string, unknown> | null
}

/** The fourteen properties in which signs are compared; each key stands for its parameter of the form. */
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

/** A property that can make two neighbours differ: the fourteen, and the finer ones of a hand and of the place. */
export type ArticulationKey =
  | MinimalPairKey
  | 'handshapeDominantSecond'
  | 'handshapeNondominantSecond'
  | 'locationPrecise'

/** A sign made much like another. */
export interface Neighbour {
  id: number
  /** 0 (alike in all that is described) to less than 0.45, of a query 0.75; in thousandths. */
  distance: number
  /** What is described in both and differs, the weightiest first. */
  differs: ArticulationKey[]
}

/** A sign that is the same but for one property. */
export interface MinimalPair {
  id: number
  property: MinimalPairKey
}
