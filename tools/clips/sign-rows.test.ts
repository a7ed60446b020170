import { describe, expect, test } from 'vitest'
import { readSigns, type SeedLists, slugOf } from './sign-rows.ts'

const lists: SeedLists = {
  handshapes: [{ value: 'index', symbol: 'S10000' }, { value: 'flat', symbol: 'S15a00' }, { value: 'blank' }],
  precisePlaces: [
    { value: 'chin', parent: 'face' },
    { value: 'between-fingers', parent: 'hand' },
  ],
}
const header =
  'gloss,handshape_dominant,handshape_nondominant,handedness,location,location_precise,movement_direction,movement_shape,repeated_movement,alternating_movement'
const read = (row: string) => readSigns(`${header}\n${row}\n`, lists)[0]?.sign

describe('a row of the CSV', () => {
  test('gives hands, place and movement', () => {
    expect(read('WATER,index,flat,asymmetrical,face,chin,up-and-down,straight,yes,no')).toMatchObject({
      hands: 'base',
      place: 'chin',
      dominant: 'S10000',
      other: 'S15a00',
      alternating: false,
      movement: { returns: true, shape: 'straight', repeated: true },
    })
  })

  test('falls back from a precise place the drawing does not know to the wider one', () => {
    expect(read('A,index,,asymmetrical,,between-fingers,,,,')?.place).toBe('hand')
  })

  test('is in neutral space, one hand held still, when it says nothing else', () => {
    expect(read('A,index,,,,,,,,')).toMatchObject({
      hands: 'one',
      place: 'neutral-space',
      movement: { returns: false },
    })
  })

  test('leaves a place of the body, comes back to it, or taps it', () => {
    const anchor = (direction: string, shape: string) =>
      read(`A,index,,one-handed,face,chin,${direction},${shape},,`)?.movement.anchor
    expect(anchor('forward', 'straight')).toBe(0)
    expect(anchor('backward', 'straight')).toBe(1)
    expect(anchor('none', 'tap')).toBe(1)
    expect(read('A,index,,one-handed,neutral-space,,down,straight,,')?.movement.anchor).toBe(0.5)
  })

  test('lets two hands take turns', () => {
    expect(read('A,index,,alternating,neutral-space,,up-and-down,,,')).toMatchObject({
      hands: 'both',
      alternating: true,
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
