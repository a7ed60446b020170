import { expect, test } from 'vitest'
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
