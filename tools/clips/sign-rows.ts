import { basename } from 'node:path'
import { parse } from 'csv-parse/sync'
import { knownPlace, type PlaceName, placesAround } from '#ui/body/body-places.ts'
import type { Movement } from './movement.ts'
import type { ClipSign } from './sign-clip.ts'
import { times, type Vector, vector } from './vector.ts'

/** An entry of a seed list, as far as the clips need it. */
export interface SeedEntry {
  value: string
  parent?: string
  symbol?: string
}

/** The seed lists the program reads. */
export interface SeedLists {
  handshapes: readonly SeedEntry[]
  precisePlaces: readonly SeedEntry[]
}

/** A sign to draw, and the name of its files. */
export interface NamedSign {
  slug: string
  sign: ClipSign
}

type Row = Readonly<Record<string, string>>

/** A direction of the list: the stroke of the signer's right hand (x towards the middle of the body). */
interface Way {
  stroke: Vector
  returns?: boolean
}

const ways: Readonly<Record<string, Way>> = {
  up: { stroke: vector(0, -76) },
  down: { stroke: vector(0, 76) },
  'up-and-down': { stroke: vector(0, -66), returns: true },
  forward: { stroke: vector(-10, 34, 90) },
  backward: { stroke: vector(6, -22, -70) },
  'back-and-forth': { stroke: vector(-6, 34, 90), returns: true },
  ipsilateral: { stroke: vector(-76, 0) },
  contralateral: { stroke: vector(76, 0) },
  'side-to-side': { stroke: vector(-64, 0), returns: true },
  'towards-each-other': { stroke: vector(54, 0) },
  apart: { stroke: vector(-70, 0) },
  'diagonal-down': { stroke: vector(-48, 60) },
  'diagonal-up': { stroke: vector(-48, -60) },
}

const shapes: Readonly<Record<string, Movement['shape']>> = {
  arc: 'arc',
  'half-circle': 'arc',
  circle: 'circle',
  spiral: 'spiral',
  zigzag: 'zigzag',
  wavy: 'wave',
  cross: 'cross',
  tap: 'tap',
  'wrist-rotation': 'twist',
  'wrist-nod': 'nod',
  'finger-wiggle': 'wiggle',
}

/** What the hand comes from when it taps its place, and what an arc without direction spans. */
const tapStroke = vector(24, -28, -52)
const arcStroke = vector(70, 0)

const yes = (value: string | undefined) => /^(1|true|yes)$/i.test(value ?? '')

/** The file name of a gloss: small letters without accents, joined by hyphens. */
export const slugOf = (gloss: string): string =>
  gloss
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** As the row's video column calls the file, else by its gloss. */
const fileName = (row: Row) => (row.video ? basename(row.video, '.mp4') : slugOf(row.gloss ?? ''))

/** The finest place of the drawing that the precise place or its area names. */
function placeOf(row: Row, lists: SeedLists): PlaceName {
  const precise = row.location_precise ?? ''
  const area = lists.precisePlaces.find((entry) => entry.value === precise)?.parent
  return knownPlace(precise, row.location ?? '', area ?? '') ?? 'neutral-space'
}

/** The way and shape of the movement around the place. */
function movementOf(row: Row, place: PlaceName, together: ClipSign['together']): Movement {
  const shape = shapes[row.movement_shape ?? ''] ?? 'straight'
  const direction = row.movement_direction ?? ''
  const way = ways[direction]
  const repeated = yes(row.repeated_movement)
  if (shape === 'tap') {
    const stroke = way ? times(way.stroke, 0.6) : tapStroke
    return { stroke, shape, returns: true, repeated, anchor: 1 }
  }
  const stroke = way?.stroke ?? (shape === 'arc' ? arcStroke : vector(0, 0))
  const returns = way?.returns ?? (!way && (shape === 'twist' || shape === 'nod'))
  const comes = direction === 'backward' || direction === 'towards-each-other' || row.contact_type === 'final'
  const free = placesAround(place).includes('neutral-space') && together !== 'meeting'
  const anchor = returns || free ? 0.5 : comes ? 1 : 0
  return { stroke, shape, returns, repeated, anchor }
}

function handsOf(value: string): ClipSign['hands'] {
  if (value.startsWith('asymmetrical')) return 'base'
  return value === 'symmetrical' || value === 'alternating' ? 'both' : 'one'
}

function togetherOf(row: Row): ClipSign['together'] {
  if (row.relation_between_articulators === 'crossed') return 'crossed'
  return /^(towards-each-other|apart)$/.test(row.movement_direction ?? '') ? 'meeting' : null
}

function clipSign(row: Row, lists: SeedLists): ClipSign {
  const symbol = (value: string | undefined) =>
    lists.handshapes.find((entry) => entry.value === value)?.symbol
  const dominant = symbol(row.handshape_dominant)
  if (!dominant) throw new Error(`${row.gloss}: no symbol for the handshape "${row.handshape_dominant}"`)
  const handedness = row.handedness || row.handedness_searchable || ''
  const place = placeOf(row, lists)
  const together = togetherOf(row)
  return {
    hands: handsOf(handedness),
    place,
    dominant,
    second: symbol(row.handshape_dominant_second) ?? null,
    other: symbol(row.handshape_nondominant) ?? dominant,
    movement: movementOf(row, place, together),
    together,
    alternating: handedness === 'alternating' || yes(row.alternating_movement),
  }
}

/**
 * The signs of the demo's CSV as the clips draw them.
 * @throws Error naming the gloss whose handshape has no symbol.
 */
export function readSigns(csv: string, lists: SeedLists): NamedSign[] {
  const rows = parse(csv, { columns: true, bom: true }) as Row[]
  return rows.map((row) => ({ slug: fileName(row), sign: clipSign(row, lists) }))
}
