import type { PropertyKey } from '#domains/signs/properties.ts'
import type { ArticulationKey } from './articulation.ts'

/** What a reader calls the parts of a sign's form. */
export type Aspect =
  | 'handedness'
  | 'handshape'
  | 'otherHand'
  | 'place'
  | 'movement'
  | 'orientation'
  | 'contact'

const aspects: Record<ArticulationKey, Aspect> = {
  handedness: 'handedness',
  handshapeDominant: 'handshape',
  handshapeDominantSecond: 'handshape',
  handshapeChange: 'handshape',
  handshapeNondominant: 'otherHand',
  handshapeNondominantSecond: 'otherHand',
  relationBetweenArticulators: 'otherHand',
  location: 'place',
  locationPrecise: 'place',
  movementShape: 'movement',
  movementDirection: 'movement',
  repeatedMovement: 'movement',
  alternatingMovement: 'movement',
  relativeOrientationMovement: 'orientation',
  relativeOrientationLocation: 'orientation',
  orientationChange: 'orientation',
  contactType: 'contact',
}

/**
 * The part of the form to which a property belongs, so that a page can say "same but for the place". A change
 * belongs to what changes. Null for a property that says nothing of the form.
 */
export const aspectOf = (key: PropertyKey): Aspect | null =>
  Object.hasOwn(aspects, key) ? aspects[key as ArticulationKey] : null
