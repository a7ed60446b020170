import { basename } from 'node:path'
import { parse } from 'csv-parse/sync'
import { bodyPlaces, type PlaceName } from '#ui/body/body-places.ts'
import type { Movement } from './movement.ts'
import type { ClipSign } from './sign-clip.ts'
import { add, length, type Vector, vector } from './vector.ts'

/** An entry of a seed list, as far as the clips need it. */
export interface SeedEntry {
  value: string
  parent?: string
  group?: string
  symbol?: string
}

/** The seed lists the program reads. */
export interface SeedLists {
  handshapes: readonly SeedEntry[]
  places: readonly SeedEntry[]
  precisePlaces: readonly SeedEntry[]
}

/** A sign to draw, and the name of its files. */
export interface NamedSign {
  slug: string
  sign: ClipSign
}

type Row = Readonly<Record<string, string>>

/** Places of the lists that the drawing calls otherwise. */
const otherNames: Readonly<Record<string, PlaceName>> = {
  body: 'trunk',
  torso: 'trunk',
  belly: 'abdomen',
  stomach: 'abdomen',
  waist: 'hip',
  eye: 'eyes',
  eyebrow: 'forehead',
  lips: 'mouth',
  teeth: 'mouth',
  tongue: 'mouth',
  jaw: 'chin',
  throat: 'neck',
  thigh: 'leg',
  palm: 'hand',
  fingers: 'hand',
  fingertips: 'hand',
  thumb: 'hand',
  space: 'neutral-space',
}

/** Each way a value may name, as a stroke of the signer's right hand (x towards the middle of the body). */
const ways: Readonly<Record<string, Vector>> = {
  up: vector(0, -72),
  down: vector(0, 72),
  ipsilateral: vector(-70, 0),
  outward: vector(-64, 0),
  apart: vector(-64, 0),
  right: vector(-70, 0),
  contralateral: vector(70, 0),
  inward: vector(58, 0),
  together: vector(44, 0),
  left: vector(70, 0),
  forward: vector(-8, 34, 84),
  away: vector(-8, 34, 84),
  backward: vector(0, -20, -64),
  towards: vector(0, -20, -64),
  side: vector(-70, 0),
}

const shapes: Readonly<Record<string, Movement['shape']>> = {
  arc: 'arc',
  curve: 'arc',
  curved: 'arc',
  circle: 'circle',
  circular: 'circle',
  zigzag: 'zigzag',
  wave: 'wave',
  wavy: 'wave',
  spiral: 'spiral',
  twist: 'twist',
  rotation: 'twist',
}

const tokens = (value: string) =>
  value
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean)
const yes = (value: string | undefined) => /^(1|true|yes|sim)$/i.test(value ?? '')

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

function placeNamed(value: string): PlaceName | undefined {
  const words = [value, ...tokens(value)]
  const own = words.find((word) => Object.hasOwn(bodyPlaces, word)) as PlaceName | undefined
  return own ?? words.map((word) => otherNames[word]).find(Boolean)
}

/** The finest place of the drawing that the precise place, its area or the area's own group name. */
function placeOf(row: Row, lists: SeedLists): PlaceName {
  const precise = row.location_precise ?? ''
  const parent = lists.precisePlaces.find((entry) => entry.value === precise)?.parent
  const area = row.location || parent || ''
  const group = lists.places.find((entry) => entry.value === area)?.group
  const named = [precise, area, parent ?? '', group ?? ''].filter(Boolean).map(placeNamed)
  return named.find(Boolean) ?? 'neutral-space'
}

/** The way and shape of the movement; a hand with neither touches its place once. */
function movementOf(row: Row): Movement {
  const shape =
    tokens(row.movement_shape ?? '')
      .map((token) => shapes[token])
      .find(Boolean) ?? 'straight'
  const found = tokens(row.movement_direction ?? '').flatMap((token) => ways[token] ?? [])
  const whole = found.reduce(add, vector(0, 0))
  const against = found.length > 1 && length(whole) < 45
  const touch = vector(-10, 22, 34)
  const stroke = against ? (found[0] ?? touch) : found.length ? whole : touch
  const sideways = tokens(row.movement_direction ?? '').includes('side')
  return { stroke, shape, returns: against || sideways, repeated: yes(row.repeated_movement) }
}

function handsOf(value: string): ClipSign['hands'] {
  const words = tokens(value)
  if (words.includes('asymmetrical') || words.includes('base')) return 'base'
  return words.includes('two') || words.includes('symmetrical') ? 'both' : 'one'
}

function clipSign(row: Row, lists: SeedLists): ClipSign {
  const symbol = (value: string | undefined) =>
    lists.handshapes.find((entry) => entry.value === value)?.symbol
  const dominant = symbol(row.handshape_dominant)
  if (!dominant) throw new Error(`${row.gloss}: no symbol for the handshape "${row.handshape_dominant}"`)
  return {
    hands: handsOf(row.handedness || row.handedness_searchable || ''),
    place: placeOf(row, lists),
    opposite: /contralateral|opposite/.test(`${row.location_precise} ${row.location}`),
    dominant,
    second: symbol(row.handshape_dominant_second) ?? null,
    other: symbol(row.handshape_nondominant) ?? dominant,
    movement: movementOf(row),
    alternating: yes(row.alternating_movement),
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
