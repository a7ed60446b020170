import { basename } from 'node:path'
import { parse } from 'csv-parse/sync'
import type { HandshapeFeatures } from '#packages/hands/features.ts'
import { findDrawnLocation, type LocationName, locationWithAncestors } from '#ui/body/body-locations.ts'
import { movementFromValues } from '#ui/body/movement-from-values.ts'
import type { Movement, MovementShape } from '#ui/body/movement-path.ts'
import type { ClipSign, Relation } from './clip-sign.ts'
import { faceOf } from './face-values.ts'
import { contactTypeOf, fingersMove, handPartOf, handsOf, relationOf } from './list-values.ts'
import { findRotation, rotatesOnce } from './movement-rotation.ts'

/** An entry of a seed list, with the properties that the clips need. */
export interface SeedEntry {
  value: string
  parent?: string
  features?: HandshapeFeatures
}

/** The seed lists that the clips need. */
export interface SeedLists {
  handshapes: readonly SeedEntry[]
  preciseLocations: readonly SeedEntry[]
}

/** A sign to draw, with the base name of its files. */
export interface NamedSign {
  slug: string
  sign: ClipSign
}

/** Returns the value of a column, '' if it does not exist. */
type Row = (column: string) => string

const isTrue = (value: string) => /^(1|true|yes)$/i.test(value)

/** The file name of a gloss: lower-case letters without accents and digits, joined by hyphens. */
export const slugOf = (gloss: string): string =>
  gloss
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** The file name in the row's video column, or else the slug of the gloss. */
const fileName = (row: Row) => (row('video') ? basename(row('video'), '.mp4') : slugOf(row('gloss')))

/** The most precise location that the drawing contains. */
function locationOf(row: Row, lists: SeedLists): LocationName {
  const precise = row('location_precise')
  const area = lists.preciseLocations.find((entry) => entry.value === precise)?.parent
  return findDrawnLocation(precise, row('location'), area) ?? 'neutral-space'
}

/** The movement of a hand that does not move. */
export const noMovement: Movement = {
  strokes: [],
  shape: 'straight',
  plane: 'frontal',
  rotation: 1,
  bulge: null,
  returns: false,
  repeated: false,
  secondHand: 'mirrored',
  anchor: 0.5,
}

/** Local movements that swing back and forth. */
const swinging: readonly MovementShape[] = ['twist', 'nod', 'sway']

/** Position of the location on the path, from the contact type or from hands that meet there. */
function anchorOf(row: Row, movement: Movement): Movement['anchor'] {
  const contact = row('contact_type')
  if (/^(towards-each-other|together-and-apart)$/.test(row('movement_direction'))) return 1
  if (contact.startsWith('initial')) return 0
  if (movement.returns && movement.shape !== 'tap') return movement.anchor
  return contactTypeOf(contact).endsMovement ? 1 : movement.anchor
}

function movementOfRow(row: Row, location: LocationName): Movement {
  const repeated = isTrue(row('repeated_movement'))
  const values = { direction: row('movement_direction'), shape: row('movement_shape'), repeated }
  const inNeutralSpace = locationWithAncestors(location).includes('neutral-space')
  const movement = movementFromValues(values, inNeutralSpace) ?? { ...noMovement, repeated }
  const swings =
    !movement.strokes.length &&
    !rotatesOnce(row('orientation_change')) &&
    (swinging.includes(movement.shape) || (movement.shape === 'straight' && repeated))
  const returns = movement.returns || swings
  return { ...movement, returns, anchor: anchorOf(row, { ...movement, returns }) }
}

function relationOfRow(row: Row, hands: ClipSign['hands']): Relation | null {
  const value = row('relation_between_articulators')
  const relation = relationOf(value)
  if (hands === 'base') return relation === 'elbow' ? relation : value === 'next-to' ? 'beside' : null
  if (relation && relation !== 'base') return relation
  const direction = row('movement_direction')
  if (hands === 'both' && value === 'mirrored' && /^(towards-each-other|apart)$/.test(direction))
    return 'facing'
  const meets = /^(towards-each-other|apart|together-and-apart|around-each-other)$/
  return meets.test(direction) ? 'meeting' : null
}

function clipSign(row: Row, lists: SeedLists): ClipSign {
  const features = (value: string) => lists.handshapes.find((entry) => entry.value === value)?.features
  const dominant = features(row('handshape_dominant'))
  if (!dominant)
    throw new Error(`${row('gloss')}: no features for the handshape "${row('handshape_dominant')}"`)
  const handedness = row('handedness') || row('handedness_searchable')
  const hands = handsOf(handedness, row('relation_between_articulators'))
  const location = locationOf(row, lists)
  const movement = movementOfRow(row, location)
  const second = features(row('handshape_dominant_second')) ?? null
  return {
    hands,
    location,
    dominant,
    dominantSecond: second,
    nondominant: features(row('handshape_nondominant')) ?? dominant,
    movement,
    relation: relationOfRow(row, hands),
    alternating: handedness === 'alternating' || isTrue(row('alternating_movement')),
    touch: handPartOf(row('relative_orientation_location')),
    leading: handPartOf(row('relative_orientation_movement')),
    rotation: findRotation(row('orientation_change'), movement.shape),
    hasContact: contactTypeOf(row('contact_type')).isMarked,
    baseIsCarried: row('contact_type') === 'hold',
    face: faceOf({
      wordClass: row('word_class'),
      mouthGesture: row('mouth_gesture'),
      mouthing: row('mouthing'),
    }),
    fingersMove: movement.shape === 'wiggle' || (!second && fingersMove(row('handshape_change'))),
  }
}

/**
 * Reads the signs of the demo's CSV.
 * @throws Error with the gloss of a sign whose handshape has no features
 */
export function readSigns(csv: string, lists: SeedLists): NamedSign[] {
  const rows = parse(csv, { columns: true, bom: true }) as Readonly<Record<string, string>>[]
  return rows.map((columns) => {
    const row: Row = (column) => columns[column] ?? ''
    return { slug: fileName(row), sign: clipSign(row, lists) }
  })
}
