import type { ClipSign, Relation } from './clip-sign.ts'
import type { HandPart } from './hand-parts.ts'

// Translates values of the standard lists, as in the CSV, into the types of the drawing.

/** Relations of the hands; `base`: one hand is the base hand, even if both handshapes are equal. */
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
  'fingers-interwoven': 'palms',
  'around-thumb': 'palms',
  'palm-to-palm': 'palms',
  'back-to-back': 'backs',
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

/** Relations that do not change the location of each hand. */
export const looseRelations: readonly string[] = ['next-to', 'one-after-the-other', 'mirrored']

/** The relation of the hands in the drawing; null if each hand is at its own location. */
export const relationOf = (value: string): Relation | 'base' | null =>
  Object.hasOwn(relations, value) ? (relations[value] ?? null) : null

/** Which hands the sign uses, and whether one is a base hand. */
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
  radial: 'radial',
  ulnar: 'ulnar',
  'both-sides': 'radial',
  'ulnar-and-back': 'ulnar',
  base: 'base',
  'base-and-palm': 'base',
  'inner-wrist': 'base',
  elbow: 'base',
}

/** The first of two parts that touch in sequence. */
const firstOf = (value: string) => value.split('-then-')[0] ?? ''

/** The part of the hand at the location; null if not specified. */
export const handPartOf = (value: string): HandPart | null => {
  const first = firstOf(value)
  return Object.hasOwn(handParts, first) ? (handParts[first] ?? null) : null
}

/** `isMarked`: the clip marks the contact. `endsMovement`: the contact is at the end of the movement. */
interface ContactType {
  isMarked: boolean
  endsMovement: boolean
}

const finalContact: ContactType = { isMarked: true, endsMovement: true }
const otherMarkedContact: ContactType = { isMarked: true, endsMovement: false }
const unmarkedFinalContact: ContactType = { isMarked: false, endsMovement: true }

const contactTypes: Readonly<Record<string, ContactType>> = {
  touch: finalContact,
  tap: finalContact,
  hit: finalContact,
  press: finalContact,
  pinch: finalContact,
  grasp: finalContact,
  scratch: finalContact,
  final: finalContact,
  'continuous-final': finalContact,
  initial: otherMarkedContact,
  double: otherMarkedContact,
  'initial-and-final': otherMarkedContact,
  wrap: unmarkedFinalContact,
  insert: unmarkedFinalContact,
}

/** How the clip shows a contact type; other types have no effect on the drawing. */
export const contactTypeOf = (contact: string): ContactType =>
  (Object.hasOwn(contactTypes, contact) && contactTypes[contact]) || { isMarked: false, endsMovement: false }

/** Whether a handshape change is a movement of the fingers, for rows without a second handshape. */
export const fingersMove = (change: string): boolean =>
  /^(wiggling|rubbing|flicking|snapping|scissoring|bending|hooking|thumb-bending|successive)$/.test(change)
