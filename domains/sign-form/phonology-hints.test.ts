import { expect, test } from 'vitest'
import { emptyDocument, type SignDocument } from '#domains/signs/sign-document.ts'
import type { ListChoices } from './form-choices.ts'
import { findPhonologyHints, usesOtherHand } from './phonology-hints.ts'

const entry = (id: number, value: string, groupId: number | null = null) => ({
  id,
  value,
  label: value,
  parentId: null,
  groupId,
})
const lists: ListChoices = {
  'handedness-searchable': [
    entry(1, 'one-handed', 1),
    entry(2, 'one-handed-doubled', 1),
    entry(3, 'two-handed', 3),
    entry(4, 'symmetrical', 3),
    entry(5, 'asymmetrical', 3),
    entry(6, 'non-manual', 6),
    entry(7, 'own-value', 1),
  ],
  'handshape-change': [entry(11, 'closing'), entry(12, 'wiggling')],
}
const [fist, flat] = [21, 22]

const described = (values: SignDocument['values'], flags: SignDocument['flags'] = {}): SignDocument => ({
  ...emptyDocument('SIGN'),
  values,
  flags,
})
const hints = (...described_: Parameters<typeof described>) =>
  findPhonologyHints(described(...described_), lists)

test('a description without contradictions has no hints [SGN-04]', () => {
  expect(hints({})).toEqual([])
  const twoHands = { handshapeDominant: [fist], handshapeNondominant: [fist] }
  expect(hints({ handedness: [4], ...twoHands }, { alternatingMovement: true })).toEqual([])
  expect(hints({ handedness: [2], ...twoHands })).toEqual([])
})

test('a symmetrical sign with two different handshapes is named, at the beginning and at the end [SGN-04]', () => {
  const start = { handshapeDominant: [fist], handshapeNondominant: [flat] }
  expect(hints({ handedness: [4], ...start })).toEqual(['differentHands'])
  expect(hints({ handedness: [5], ...start })).toEqual([])
  const same = { handshapeDominant: [fist], handshapeNondominant: [fist] }
  const end = { handshapeDominantSecond: [flat], handshapeNondominantSecond: [25] }
  expect(hints({ handedness: [4], ...same, ...end })).toEqual(['differentHands'])
})

test('a one-handed sign with a handshape of the other hand, or with alternating hands, is named [SGN-04]', () => {
  expect(hints({ handedness: [1], handshapeNondominant: [fist] })).toEqual(['otherHandUnused'])
  expect(hints({ handedness: [7], handshapeNondominantSecond: [fist] })).toEqual(['otherHandUnused'])
  expect(hints({ handedness: [1] }, { alternatingMovement: true })).toEqual(['alternatingOneHand'])
  expect(hints({}, { alternatingMovement: true })).toEqual([])
})

test('a change of handshape without its end, and an end that is no change, are named [SGN-04]', () => {
  expect(hints({ handshapeDominant: [fist], handshapeChange: [11] })).toEqual(['endMissing'])
  expect(hints({ handshapeDominant: [fist], handshapeChange: [12] })).toEqual([])
  expect(hints({ handshapeDominant: [fist], handshapeDominantSecond: [fist] })).toEqual(['sameEnd'])
  expect(hints({ handshapeDominantSecond: [fist] })).toEqual(['startMissing'])
})

test('the other hand is described only if the handedness says that it takes part [SGN-04]', () => {
  const shown = [1, 2, 3, 4, 6, 7].filter((id) => usesOtherHand(described({ handedness: [id] }), lists))
  expect(shown).toEqual([2, 3, 4])
  expect(usesOtherHand(described({}), lists)).toBe(false)
})
