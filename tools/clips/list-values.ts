import { type LocationName, locationWithAncestors } from '#ui/body/body-locations.ts'
import type { ClipSign, Relation } from './clip-sign.ts'
import type { Facing } from './hand-rotation.ts'
import type { HandPart } from './hold.ts'

/** What the rows of the CSV say in values of the standard lists, in the words of the drawing. */

/** How two hands stand to each other; `base`: one is the ground of the other even where both are alike. */
const relations: Readonly<Record<string, Relation | 'base'>> = {
  higher: 'higher',
  below: 'higher',
  'passing-over': 'higher',
  'passing-under': 'higher',
  'in-front-of': 'before',
  behind: 'before',
  'in-tandem': 'before',
  above: 'base',
  on: 'base',
  under: 'base',
  'hanging-over': 'base',
  'tips-on-palm': 'base',
  'fist-on-palm': 'base',
  'fist-on-fist': 'base',
  inside: 'palms',
  within: 'palms',
  around: 'palms',
  through: 'palms',
  overlapping: 'palms',
  interlocked: 'palms',
  'around-thumb': 'palms',
  'palm-to-palm': 'palms',
  'back-to-back': 'palms',
  'palm-to-back': 'palms',
  'side-to-side': 'palms',
  crossed: 'crossed',
  'wrists-crossed': 'crossed',
  'start-crossed': 'crossed',
  'end-crossed': 'crossed',
  'fingers-hooked': 'tips',
  'thumb-and-index-linked': 'tips',
  'tip-to-tip': 'tips',
  'knuckles-to-knuckles': 'meeting',
  'around-each-other': 'meeting',
  'thumbs-around-each-other': 'meeting',
  'elbow-on-hand': 'elbow',
}

/** Relations that leave each hand where its place is. */
export const looseRelations: readonly string[] = ['next-to', 'one-after-the-other', 'mirrored']

/** The drawing's word for a relation of the hands; null when each is at its own place. */
export const relationOf = (value: string): Relation | 'base' | null =>
  Object.hasOwn(relations, value) ? (relations[value] ?? null) : null

/** How many hands move. */
export function handsOf(handedness: string, relation: string): ClipSign['hands'] {
  if (handedness.startsWith('asymmetrical')) return 'base'
  if (!/^(symmetrical|alternating|two-handed|both-active)/.test(handedness)) return 'one'
  return relationOf(relation) === 'base' ? 'base' : 'both'
}

const handParts: Readonly<Record<string, HandPart>> = {
  tips: 'tip',
  'index-tip': 'tip',
  pads: 'tip',
  nails: 'tip',
  thumb: 'thumb',
  'thumb-tip': 'thumb',
  knuckles: 'knuckles',
  'back-of-fingers': 'knuckles',
  palm: 'palm',
  back: 'back',
  radial: 'side',
  ulnar: 'side',
  'both-sides': 'side',
  'ulnar-and-back': 'side',
  base: 'base',
  'base-and-palm': 'base',
  'inner-wrist': 'base',
  elbow: 'base',
}

/** Of two parts that touch one after the other, the first. */
const firstOf = (value: string) => value.split('-then-')[0] ?? ''

/** What of the hand is at its place; null when the description leaves it open. */
export const handPartOf = (value: string): HandPart | null => {
  const first = firstOf(value)
  return Object.hasOwn(handParts, first) ? (handParts[first] ?? null) : null
}

/** What the viewer sees of a hand that moves with one of its sides first. */
const facingByDirection: Readonly<Record<string, Facing>> = {
  'palm forward': 'palm',
  'back forward': 'back',
  'palm backward': 'back',
  'back backward': 'palm',
  'palm down': 'back',
  'back down': 'palm',
  'palm up': 'palm',
  'back up': 'back',
  'radial ipsilateral': 'back',
  'ulnar ipsilateral': 'palm',
  'radial contralateral': 'palm',
  'ulnar contralateral': 'back',
  'palm contralateral': 'side',
  'back ipsilateral': 'side',
}

/** What the viewer sees of a hand whose palm, back or edge is at its place on the body. */
const facingAtLocation: Readonly<Record<string, Facing>> = {
  palm: 'back',
  knuckles: 'back',
  back: 'palm',
  radial: 'side',
  ulnar: 'side',
}

/** What a row says of how the hand is turned. */
interface Orientation {
  toLocation: string
  toMovement: string
  direction: string
  relation: string
}

/** The side of the hand that the viewer sees: palm, unless the description tells otherwise. */
export function facingOf(
  { toLocation, toMovement, direction, relation }: Orientation,
  place: LocationName,
): Facing {
  if (relation === 'palm-to-palm') return 'side'
  const onBody = !locationWithAncestors(place).includes('neutral-space')
  const seen = onBody ? facingAtLocation[firstOf(toLocation)] : undefined
  return seen ?? facingByDirection[`${toMovement} ${direction}`] ?? 'palm'
}

/** Whether a hand that goes up or down leads with its palm or its back, so that it is held level. */
export const isLevel = (toMovement: string, direction: string): boolean =>
  /^(palm|back)$/.test(toMovement) && /^(up|down)/.test(direction)

/** Contacts that are marked as the hand touches. */
export const isMarkedContact = (contact: string): boolean =>
  /^(touch|tap|hit|press|pinch|grasp|scratch|initial|final|double|initial-and-final|continuous-final)$/.test(
    contact,
  )

/** Contacts to which a hand comes on its way, rather than leaving them. */
export const endsAtContact = (contact: string): boolean =>
  /^(touch|tap|hit|press|pinch|grasp|wrap|insert|scratch|final|continuous-final)$/.test(contact)

/** Changes of the handshape that the fingers make by themselves, when no second handshape shows them. */
export const fingersMove = (change: string): boolean =>
  /^(wiggling|rubbing|flicking|snapping|scissoring|bending|hooking|thumb-bending|successive)$/.test(change)
