import { describe, expect, test } from 'vitest'
import handedness from '#seeds/lists/handedness-searchable.json' with { type: 'json' }
import changes from '#seeds/lists/orientation-change.json' with { type: 'json' }
import relations from '#seeds/lists/relation-between-articulators.json' with { type: 'json' }
import orientations from '#seeds/lists/relative-orientation-location.json' with { type: 'json' }
import { findRotation } from './hand-rotation.ts'
import { handPartOf, handsOf, looseRelations, relationOf } from './list-values.ts'
import { readSigns, type SeedLists, slugOf } from './sign-rows.ts'

const lists: SeedLists = {
  handshapes: [{ value: 'index', symbol: 'S10000' }, { value: 'flat', symbol: 'S15a00' }, { value: 'blank' }],
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

describe('a row of the CSV', () => {
  test('gives hands, place and movement', () => {
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
      place: 'chin-tip',
      dominant: 'S10000',
      other: 'S15a00',
      alternating: false,
      movement: { returns: true, shape: 'straight', repeated: true },
    })
  })

  test('falls back from a precise place the drawing does not know to its area', () => {
    expect(read({ location_precise: 'unheard-of' }).location).toBe('hand')
    expect(read({ location_precise: 'unheard-of', location: 'chin' }).location).toBe('chin')
  })

  test('is in neutral space, one hand held still, when it says nothing else', () => {
    expect(read({})).toMatchObject({
      hands: 'one',
      place: 'neutral-space',
      movement: { legs: [], returns: false },
    })
  })

  test('leaves a place of the body, comes back to it, or taps it', () => {
    const anchor = (columns: Record<string, string>) =>
      read({ handedness: 'one-handed', location: 'chin', ...columns }).movement.anchor
    expect(anchor({ movement_direction: 'forward' })).toBe(0)
    expect(anchor({ movement_direction: 'backward' })).toBe(1)
    expect(anchor({ movement_direction: 'forward', contact_type: 'final' })).toBe(1)
    expect(anchor({ movement_direction: 'down', contact_type: 'initial' })).toBe(0)
    expect(anchor({ movement_shape: 'tap' })).toBe(1)
    expect(anchor({ movement_direction: 'down', location: 'neutral-space' })).toBe(0.5)
  })

  test('lets two hands take turns', () => {
    expect(read({ handedness: 'alternating', movement_direction: 'up-and-down' })).toMatchObject({
      hands: 'both',
      alternating: true,
    })
  })

  test('shows the side of the hand that its orientation leaves to the viewer', () => {
    const facing = (columns: Record<string, string>) => read(columns).facing
    expect(facing({ location: 'chest', relative_orientation_location: 'palm' })).toBe('back')
    expect(facing({ location: 'chest', relative_orientation_location: 'back' })).toBe('palm')
    expect(facing({ location: 'mouth', relative_orientation_location: 'radial' })).toBe('side')
    expect(facing({ relative_orientation_movement: 'back', movement_direction: 'forward' })).toBe('back')
    expect(facing({ relative_orientation_movement: 'tips', movement_direction: 'forward' })).toBe('palm')
    expect(facing({})).toBe('palm')
  })

  test('holds the hand level when its palm or its back leads up or down', () => {
    const down = { movement_direction: 'down' }
    expect(read({ ...down, relative_orientation_movement: 'palm' })).toMatchObject({
      level: true,
      facing: 'back',
    })
    expect(read({ ...down, relative_orientation_movement: 'back' })).toMatchObject({
      level: true,
      facing: 'palm',
    })
    expect(read({ ...down, relative_orientation_movement: 'tips' }).isLevel).toBe(false)
  })

  test('turns the hand as its change of orientation or its shape says', () => {
    expect(read({ orientation_change: 'supination' }).rotation?.roll).toEqual([180, 0])
    expect(read({ movement_shape: 'wrist-nod' }).rotation?.lengthShare).toBeDefined()
    expect(read({ movement_shape: 'wrist-rotation' }).movement.returns).toBe(true)
    expect(
      read({ movement_shape: 'wrist-rotation', orientation_change: 'supination' }).movement.returns,
    ).toBe(false)
    expect(read({}).rotation).toBeNull()
  })

  test('hints at fingers that move, unless a second handshape shows it', () => {
    expect(read({ handshape_change: 'wiggling' }).fingersMove).toBe(true)
    expect(read({ movement_shape: 'finger-wiggle' }).fingersMove).toBe(true)
    expect(read({ handshape_change: 'hooking', handshape_dominant_second: 'flat' }).fingersMove).toBe(false)
    expect(read({}).fingersMove).toBe(false)
  })

  test('is refused by its gloss when its handshape has no symbol', () => {
    expect(() => read({ gloss: 'HOUSE', handshape_dominant: 'blank' })).toThrow('HOUSE')
    expect(() => read({ gloss: 'TREE', handshape_dominant: 'unheard-of' })).toThrow('TREE')
  })
})

describe('every value of the standard lists is understood', () => {
  const without = (values: readonly { value: string }[], known: (value: string) => unknown) =>
    values.map(({ value }) => value).filter((value) => known(value) === null)

  test('of the relation between the hands', () => {
    expect(without(relations, relationOf).sort()).toEqual([...looseRelations].sort())
  })

  test('of the orientation to the location', () => {
    expect(without(orientations, handPartOf)).toEqual(['variable'])
  })

  test('of the change of orientation', () => {
    expect(without(changes, (value) => findRotation(value, 'straight'))).toEqual(['none'])
  })

  test('of handedness', () => {
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

  test('and a name that is none is no relation and no touch', () => {
    expect(relationOf('toString')).toBeNull()
    expect(handPartOf('constructor')).toBeNull()
    expect(findRotation('valueOf', 'straight')).toBeNull()
  })
})

test('a slug keeps letters and digits only', () => {
  expect(slugOf('ÁGUA')).toBe('agua')
  expect(slugOf(' BOM-DIA (2) ')).toBe('bom-dia-2')
})
