import { describe, expect, test } from 'vitest'
import handedness from '#seeds/lists/handedness-searchable.json' with { type: 'json' }
import changes from '#seeds/lists/orientation-change.json' with { type: 'json' }
import relations from '#seeds/lists/relation-between-articulators.json' with { type: 'json' }
import orientations from '#seeds/lists/relative-orientation-location.json' with { type: 'json' }
import { handPartOf, handsOf, looseRelations, relationOf } from './list-values.ts'
import { findRotation } from './movement-rotation.ts'
import { readSigns, type SeedLists, slugOf } from './sign-rows.ts'
import { storyHandshapes } from './story-handshapes.ts'

const lists: SeedLists = {
  handshapes: [
    { value: 'index', features: storyHandshapes.index },
    { value: 'flat', features: storyHandshapes.flat },
    { value: 'blank' },
  ],
  preciseLocations: [
    { value: 'chin-tip', parent: 'chin' },
    { value: 'unheard-of', parent: 'hand' },
  ],
}

/** The sign of a row with an index finger and the given columns. */
function read(columns: Record<string, string>) {
  const row = { gloss: 'A', handshape_dominant: 'index', ...columns }
  const csv = `${Object.keys(row).join(',')}\n${Object.values(row).join(',')}\n`
  const [named] = readSigns(csv, lists)
  if (!named) throw new Error('No row was read')
  return named.sign
}

describe('a row of the CSV file', () => {
  test('defines hands, location and movement', () => {
    const sign = read({
      handshape_nondominant: 'flat',
      handedness: 'asymmetrical',
      location_precise: 'chin-tip',
      movement_direction: 'up-and-down',
      movement_shape: 'straight',
      repeated_movement: 'yes',
    })
    expect(sign).toMatchObject({
      hands: 'base',
      location: 'chin-tip',
      dominant: storyHandshapes.index,
      nondominant: storyHandshapes.flat,
      alternating: false,
      movement: { returns: true, shape: 'straight', repeated: true },
    })
  })

  test('with a precise location that is not drawn uses its area', () => {
    expect(read({ location_precise: 'unheard-of' }).location).toBe('hand')
    expect(read({ location_precise: 'unheard-of', location: 'chin' }).location).toBe('chin')
  })

  test('without further values shows one still hand in neutral space', () => {
    expect(read({})).toMatchObject({
      hands: 'one',
      location: 'neutral-space',
      movement: { strokes: [], returns: false },
    })
  })

  test('defines whether the hand leaves its location, ends there or taps it', () => {
    const anchor = (columns: Record<string, string>) =>
      read({ handedness: 'one-handed', location: 'chin', ...columns }).movement.anchor
    expect(anchor({ movement_direction: 'forward' })).toBe(0)
    expect(anchor({ movement_direction: 'backward' })).toBe(1)
    expect(anchor({ movement_direction: 'forward', contact_type: 'final' })).toBe(1)
    expect(anchor({ movement_direction: 'down', contact_type: 'initial' })).toBe(0)
    expect(anchor({ movement_shape: 'tap' })).toBe(1)
    expect(anchor({ movement_direction: 'down', location: 'neutral-space' })).toBe(0.5)
  })

  test('defines alternating hands', () => {
    expect(read({ handedness: 'alternating', movement_direction: 'up-and-down' })).toMatchObject({
      hands: 'both',
      alternating: true,
    })
  })

  test('defines which part of the hand touches the location and which leads the movement', () => {
    expect(
      read({ relative_orientation_location: 'radial', relative_orientation_movement: 'back' }),
    ).toMatchObject({ touch: 'radial', leading: 'back' })
    expect(read({})).toMatchObject({ touch: null, leading: null })
  })

  test('with hands that mirror each other and move apart or together turns the palms to each other', () => {
    const both = { handedness: 'symmetrical', relation_between_articulators: 'mirrored' }
    expect(read({ ...both, movement_direction: 'apart' }).relation).toBe('facing')
    expect(read({ ...both, movement_direction: 'down' }).relation).toBeNull()
  })

  test('rotates the hand according to the orientation change or the movement shape', () => {
    expect(read({ orientation_change: 'supination' }).rotation?.forearm).toBe('supination')
    expect(read({ movement_shape: 'wrist-nod' }).rotation?.flexion).toBeDefined()
    expect(read({ movement_shape: 'wrist-rotation' }).movement.returns).toBe(true)
    expect(
      read({ movement_shape: 'wrist-rotation', orientation_change: 'supination' }).movement.returns,
    ).toBe(false)
    expect(read({}).rotation).toBeNull()
  })

  test('moves the fingers, unless a second handshape shows the change', () => {
    expect(read({ handshape_change: 'wiggling' }).fingersMove).toBe(true)
    expect(read({ movement_shape: 'finger-wiggle' }).fingersMove).toBe(true)
    expect(read({ handshape_change: 'hooking', handshape_dominant_second: 'flat' }).fingersMove).toBe(false)
    expect(read({}).fingersMove).toBe(false)
  })

  test('whose handshape has no features causes an error with its gloss', () => {
    expect(() => read({ gloss: 'HOUSE', handshape_dominant: 'blank' })).toThrow('HOUSE')
    expect(() => read({ gloss: 'TREE', handshape_dominant: 'unheard-of' })).toThrow('TREE')
  })
})

describe('every value is supported of the list of', () => {
  const unsupported = (values: readonly { value: string }[], translate: (value: string) => unknown) =>
    values.map(({ value }) => value).filter((value) => translate(value) === null)

  test('relations between the hands', () => {
    expect(unsupported(relations, relationOf).sort()).toEqual([...looseRelations].sort())
  })

  test('orientations to the location', () => {
    expect(unsupported(orientations, handPartOf)).toEqual(['variable'])
  })

  test('orientation changes, unless the direction is not specified', () => {
    expect(unsupported(changes, (value) => findRotation(value, 'straight'))).toEqual([
      'rotation',
      'deviation',
      'none',
    ])
  })

  test('handedness', () => {
    const hands = Object.groupBy(handedness, ({ value }) => handsOf(value, ''))
    const values = (key: 'one' | 'both' | 'base') => hands[key]?.map(({ value }) => value)
    expect(values('both')).toEqual([
      'two-handed',
      'symmetrical',
      'symmetrical-dropped',
      'alternating',
      'both-active',
    ])
    expect(values('base')).toEqual(['asymmetrical-any', 'asymmetrical-same', 'asymmetrical'])
  })

  test('relations and parts of the hand, without names of object properties', () => {
    expect(relationOf('toString')).toBeNull()
    expect(handPartOf('constructor')).toBeNull()
    expect(findRotation('valueOf', 'straight')).toBeNull()
  })
})

test('a slug contains only letters, digits and hyphens', () => {
  expect(slugOf('ÁGUA')).toBe('agua')
  expect(slugOf(' BOM-DIA (2) ')).toBe('bom-dia-2')
})
