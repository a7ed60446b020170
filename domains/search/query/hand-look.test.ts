import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fingers } from '#packages/hands/features.ts'
import {
  emptyLook,
  formatHandLook,
  type HandLook,
  isContradictory,
  isEmptyLook,
  lookValues,
  readHandLook,
  rememberedFrom,
  thumbLookOf,
  thumbLooks,
  toggleFinger,
  toggleValue,
} from './hand-look.ts'
import { lookRows } from './hand-look-parameters.ts'

const read = (written: string) => readHandLook(new URLSearchParams(written))
const problemsOf = (written: string) => read(written).problems.map(({ field, code }) => [field, code])
const looks: fc.Arbitrary<HandLook> = fc.record({
  fingers: fc.subarray([...fingers]),
  joints: fc.constantFrom(...lookValues.joints, null),
  spreading: fc.constantFrom(...lookValues.spreading, null),
  thumb: fc.constantFrom(...lookValues.thumb, null),
})
const possibleLooks = looks.filter((look) => !isContradictory(look))

describe('the look of a hand in the address [PUB-09]', () => {
  test('is read as it was written', () => {
    fc.assert(
      fc.property(possibleLooks, (look) => {
        expect(read(formatHandLook(look))).toEqual({ look, problems: [] })
      }),
    )
    expect(
      formatHandLook({
        fingers: ['thumb', 'little'],
        joints: 'straight',
        spreading: null,
        thumb: 'extended',
      }),
    ).toBe('finger=thumb&finger=little&joints=straight&thumb=extended')
    expect(formatHandLook(emptyLook)).toBe('')
  })

  test('names each finger once, in any order', () => {
    expect(read('finger=little&finger=thumb&finger=little').look.fingers).toEqual(['thumb', 'little'])
  })

  test.each<[string, [string, string][]]>([
    ['finger=tail', [['finger', 'value.unknown']]],
    ['joints=constructor', [['joints', 'value.unknown']]],
    [
      'thumb=opposed&spreading=Spread',
      [
        ['spreading', 'value.unknown'],
        ['thumb', 'value.unknown'],
      ],
    ],
    ['colour=red', [['colour', 'request.unknownParameter']]],
    ['joints=bent&joints=straight', [['joints', 'search.contradictoryChoice']]],
    ['finger=index&spreading=crossed', [['spreading', 'search.contradictoryChoice']]],
    ['finger=thumb&finger=index&thumb=across', [['thumb', 'search.contradictoryChoice']]],
    ['joints=closed&spreading=spread', [['spreading', 'search.contradictoryChoice']]],
    [`thumb=${'x'.repeat(5000)}`, [['thumb', 'value.unknown']]],
  ])(
    'without what does not exist or contradicts other choices, which is reported: %.45s [D34]',
    (written, problems) => {
      expect(problemsOf(written)).toEqual(problems)
      expect(JSON.stringify(read(written)).length).toBeLessThan(600)
    },
  )

  test('is never contradictory, and empty values are no choice', () => {
    fc.assert(
      fc.property(looks, (look) => {
        expect(isContradictory(read(formatHandLook(look)).look)).toBe(false)
      }),
    )
    expect(read('finger=&joints=&thumb=+')).toEqual({ look: emptyLook, problems: [] })
    expect(isEmptyLook(emptyLook)).toBe(true)
    expect(isEmptyLook({ ...emptyLook, thumb: 'facing' })).toBe(false)
  })
})

describe('the choices of a look [PUB-09]', () => {
  test('are undone by choosing them again', () => {
    fc.assert(
      fc.property(possibleLooks, fc.constantFrom(...fingers), (look, finger) => {
        expect(toggleFinger(toggleFinger(look, finger), finger).fingers).toEqual(look.fingers)
        for (const value of lookValues.joints)
          expect(toggleValue({ ...look, joints: value }, 'joints', value).joints).toBeNull()
      }),
    )
  })

  test('give up what a finger contradicts, and keep everything else', () => {
    const spread: HandLook = {
      ...emptyLook,
      fingers: ['index', 'middle'],
      spreading: 'spread',
      joints: 'bent',
    }
    expect(toggleFinger(spread, 'middle')).toEqual({ ...spread, fingers: ['index'], spreading: null })
    const tucked: HandLook = { ...emptyLook, fingers: ['index'], thumb: 'across' }
    expect(toggleFinger(tucked, 'thumb')).toEqual({ ...tucked, fingers: ['thumb', 'index'], thumb: null })
    fc.assert(
      fc.property(possibleLooks, fc.constantFrom(...fingers), (look, finger) => {
        expect(isContradictory(toggleFinger(look, finger))).toBe(false)
      }),
    )
  })

  test('of one row replace each other and leave the other rows as they are', () => {
    fc.assert(
      fc.property(looks, fc.constantFrom(...thumbLooks), (look, thumb) => {
        const { thumb: _, ...others } = toggleValue(look, 'thumb', thumb)
        expect(others).toEqual({ fingers: look.fingers, joints: look.joints, spreading: look.spreading })
      }),
    )
    expect(lookRows.map((row) => lookValues[row].length)).toEqual([5, 3, 7])
  })
})

test('an opposed thumb looks apart from the fingers, or touches them [PUB-09]', () => {
  expect(rememberedFrom({ ...emptyLook, thumb: 'facing' })).toMatchObject({
    thumb: 'opposed',
    aperture: 'open',
  })
  expect(rememberedFrom({ ...emptyLook, thumb: 'touching' })).toMatchObject({ aperture: 'closed' })
  for (const thumb of thumbLooks) expect(thumbLookOf(rememberedFrom({ ...emptyLook, thumb }))).toBe(thumb)
})
