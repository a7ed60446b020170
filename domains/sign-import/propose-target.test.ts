import { expect, test } from 'vitest'
import handshapes from '#seeds/lists/handshape-of-hand.json' with { type: 'json' }
import { propertyCandidates } from './mapping-candidates.ts'
import { proposeTarget } from './propose-target.ts'

const places = [
  { target: 'mouth', names: ['mouth', 'boca'] },
  { target: 'shoulder', names: ['shoulder', 'ombro'] },
  { target: 'in-front-of-body', names: ['in-front-of-body', 'neutral space'] },
]

test.each([
  ['Mouth', 'mouth'],
  ['BOCA', 'mouth'],
  ['4.11.shoulders', 'shoulder'],
  ['1.1.in_front_of_body', 'in-front-of-body'],
  ['nowhere', undefined],
  ['', undefined],
  ['m', undefined],
])('the value "%s" is proposed as %s', (name, target) => {
  expect(proposeTarget(name, places)).toBe(target)
})

test('two targets that are equally similar are not proposed', () => {
  const twins = ['left', 'right'].map((target) => ({ target, names: ['hand'] }))
  expect(proposeTarget('hand', twins)).toBe(undefined)
})

test('headers of other lexicons are proposed by the names of properties in all languages [SGN-14]', () => {
  const candidates = propertyCandidates()
  expect(
    ['Glosa', 'Handedness', 'Virtual Object', 'Zzz'].map((name) => proposeTarget(name, candidates)),
  ).toEqual(['gloss', 'handedness', 'virtual_object', undefined])
})

test('handshapes of other lexicons are proposed by the names of the standard handshapes [SGN-14]', () => {
  const candidates = handshapes.map(({ value, aliases = [], texts }) => ({
    target: value,
    names: [value, ...aliases, ...Object.values(texts)],
  }))
  const proposed = (name: string) => proposeTarget(name, candidates)
  expect(
    ['curved_5', 'claw_5', 'flat hand', 'beak_baby_open', 'bent-V', 'Zzz', '5.1.1'].map(proposed),
  ).toEqual([
    'five-hand-curved',
    'five-hand-hooked',
    'flat-hand',
    'pinch-open',
    'v-hand-hooked',
    undefined,
    undefined,
  ])
})
