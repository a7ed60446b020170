import { describe, expect, test } from 'vitest'
import { readSigns, type SeedLists, slugOf } from './sign-rows.ts'

const lists: SeedLists = {
  handshapes: [{ value: 'index', symbol: 'S10000' }, { value: 'flat', symbol: 'S15a00' }, { value: 'blank' }],
  places: [{ value: 'head' }, { value: 'lower-part', group: 'head' }],
  precisePlaces: [
    { value: 'chin-tip', parent: 'lower-part' },
    { value: 'somewhere', parent: 'lower-part' },
  ],
}
const header =
  'gloss,handshape_dominant,handshape_nondominant,handedness,location,location_precise,movement_direction,movement_shape,repeated_movement,alternating_movement'
const read = (row: string) => readSigns(`${header}\n${row}\n`, lists)[0]?.sign

describe('a row of the CSV', () => {
  test('gives hands, place and movement', () => {
    expect(
      read('WATER,index,flat,two-handed-asymmetrical,head,chin-tip,up-and-down,straight,yes,no'),
    ).toMatchObject({
      hands: 'base',
      place: 'chin',
      dominant: 'S10000',
      other: 'S15a00',
      alternating: false,
      movement: { returns: true, shape: 'straight', repeated: true },
    })
  })

  test('falls back from a precise place the drawing does not know to the wider one', () => {
    expect(read('A,index,,one-handed,lower-part,somewhere,,,,')?.place).toBe('head')
  })

  test('is in neutral space, one hand touching once, when it says nothing else', () => {
    expect(read('A,index,,,,,,,,')).toMatchObject({
      hands: 'one',
      place: 'neutral-space',
      movement: { returns: false },
    })
  })

  test('is refused by its gloss when its handshape has no symbol', () => {
    expect(() => read('HOUSE,blank,,,,,,,,')).toThrow('HOUSE')
    expect(() => read('TREE,unheard,,,,,,,,')).toThrow('TREE')
  })
})

test('a slug keeps letters and digits only', () => {
  expect(slugOf('ÁGUA')).toBe('agua')
  expect(slugOf(' BOM-DIA (2) ')).toBe('bom-dia-2')
})
