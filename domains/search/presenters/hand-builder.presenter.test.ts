import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rankHandshapes } from '#domains/phonology/rank-handshapes.ts'
import { parseHandshapeFeatures } from '#domains/vocabularies/handshape-features.ts'
import { fingers } from '#packages/hands/features.ts'
import seeds from '#seeds/lists/handshape-of-hand.json' with { type: 'json' }
import { emptyLook, type HandLook, isContradictory, lookValues, rememberedFrom } from '../query/hand-look.ts'
import { presentHandBuilder } from './hand-builder.presenter.ts'

const handshapes = seeds.map(({ value, features }, id) => ({
  id,
  features: parseHandshapeFeatures(features) ?? expect.fail(`${value} has no features`),
}))
const viewOf = (look: Partial<HandLook>) =>
  presentHandBuilder({ ...emptyLook, ...look }, handshapes, (id) => seeds[id]?.value ?? null)
const optionsOf = (look: Partial<HandLook>) => viewOf(look).rows.flatMap(({ options }) => options)
const picturesOf = (look: Partial<HandLook>) =>
  Object.fromEntries(optionsOf(look).map(({ label, picture }) => [label, picture]))
const unavailable = (look: Partial<HandLook>) =>
  optionsOf(look)
    .filter(({ fits }) => !fits)
    .map(({ label }) => label)

const looks: fc.Arbitrary<HandLook> = fc
  .record({
    fingers: fc.subarray([...fingers]),
    joints: fc.constantFrom(...lookValues.joints, null),
    spreading: fc.constantFrom(...lookValues.spreading, null),
    thumb: fc.constantFrom(...lookValues.thumb, null),
  })
  .filter((look) => !isContradictory(look))
const countFitting = (look: HandLook) =>
  rankHandshapes(rememberedFrom(look), handshapes).filter(({ distance }) => distance === 0).length

describe('the choices of the hand builder [PUB-09]', () => {
  test('are the five fingers and three rows of options, none of them chosen at first', () => {
    const { fingers: shown, rows, hasChoice } = viewOf({})
    expect(shown.map(({ finger }) => finger)).toEqual([...fingers])
    expect(rows.map(({ name, options }) => [name, options.length])).toEqual([
      ['joints', 5],
      ['spreading', 3],
      ['thumb', 7],
    ])
    expect(hasChoice).toBe(false)
    expect(unavailable({})).toEqual([])
  })

  test('are each shown by a flat hand with that choice while no finger is chosen', () => {
    expect(picturesOf({})).toMatchObject({
      'joints.straight': 'flat-hand',
      'joints.hooked': 'flat-hand-hooked',
      'joints.closed': 'fist-thumb-side',
      'spreading.crossed': 'r-hand',
      'thumb.across': 'b-hand',
      'thumb.facing': 'flat-hand-thumb-opposed',
      'thumb.touching': 'o-hand',
    })
  })

  test('are shown by the first handshape of the list with the fingers that are chosen', () => {
    expect(picturesOf({ fingers: ['index', 'middle'], joints: 'straight' })).toMatchObject({
      'joints.straight': 'v-hand',
      'joints.hooked': 'v-hand-hooked',
      'spreading.together': 'u-hand',
      'thumb.between': 'k-hand',
    })
  })

  test('cannot be chosen when no handshape has them with what is chosen already', () => {
    expect(unavailable({ fingers: ['index', 'middle'], joints: 'straight' })).toEqual([
      'thumb.under',
      'thumb.alongside',
      'thumb.touching',
    ])
    expect(unavailable({ fingers: ['index'] })).toEqual([
      'joints.closed',
      'spreading.together',
      'spreading.spread',
      'spreading.crossed',
      'thumb.under',
    ])
  })

  test('lead to at least one handshape exactly when they can be chosen', () => {
    fc.assert(
      fc.property(looks, (look) => {
        for (const { isChosen, fits, look: after } of optionsOf(look))
          if (!isChosen) expect(fits).toBe(!isContradictory(after) && countFitting(after) > 0)
      }),
      { numRuns: 40 },
    )
  })

  test('always have a picture, and lead back to the same look when they are chosen twice', () => {
    fc.assert(
      fc.property(looks, (look) => {
        for (const { picture } of optionsOf(look)) expect(picture).not.toBeNull()
        for (const { isChosen, look: after } of viewOf(look).fingers)
          expect(after.fingers.length).toBe(look.fingers.length + (isChosen ? -1 : 1))
      }),
      { numRuns: 40 },
    )
  })

  test('have no picture in a dictionary without handshapes', () => {
    const view = presentHandBuilder(emptyLook, [], () => 'never')
    for (const { options } of view.rows)
      for (const option of options) expect(option).toMatchObject({ picture: null, fits: false })
  })
})
