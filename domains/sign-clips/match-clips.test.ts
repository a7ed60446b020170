import { expect, test } from 'vitest'
import { matchClips } from './match-clips.ts'

const signs = [
  { id: 1, gloss: 'AVÓ', sourceId: '100' },
  { id: 2, gloss: 'AVÔ', sourceId: '101' },
  { id: 3, gloss: '100', sourceId: null },
  { id: 4, gloss: 'CASA', sourceId: '7' },
  { id: 5, gloss: 'MESA', sourceId: '8' },
  { id: 6, gloss: 'OUTRO', sourceId: '8' },
]
const idsOf = (path: string) => matchClips([path], signs)[0]?.signs.map(({ id }) => id)

test.each([
  ['a gloss', 'AVÓ.mp4', [1]],
  ['a gloss before a source id', '100.mp4', [3]],
  ['a source id', '7.mp4', [4]],
  ['gloss and source id as Global Signbank writes them', 'CA/CASA-7.mp4', [4]],
  ['a gloss in another case', 'casa_left.mp4', [4]],
  ['glosses that differ by an accent only: a person chooses', 'avo.mp4', [1, 2]],
  ['a source id that two sources have: a person chooses', '8.mp4', [5, 6]],
  ['no sign', 'GATO.mp4', []],
  ['the beginning of a gloss is no match', 'CAS.mp4', []],
])('a name finds %s [SGN-07]', (_, path, ids) => {
  expect(idsOf(path)).toEqual(ids)
})

test('names keep their order, and each its role [SGN-07]', () => {
  const matches = matchClips(['CASA_left.mp4', 'GATO.mp4', 'CASA.mp4'], signs)
  expect(matches.map(({ path, role, signs: [sign] }) => [path, role, sign?.id])).toEqual([
    ['CASA_left.mp4', 'angle', 4],
    ['GATO.mp4', 'main', undefined],
    ['CASA.mp4', 'main', 4],
  ])
})
