import { expect, test } from 'vitest'
import { neighbourFinder } from './gloss-neighbours.ts'

test('a gloss has up to five neighbours on either side, the nearest first [ELN-03]', () => {
  const values = ['A', 'B', 'C', 'D', 'E', 'F', 'G']
  const of = neighbourFinder(
    values,
    values.map(() => true),
  )
  expect(of(0)).toEqual({ before: [], after: ['B', 'C', 'D', 'E', 'F'] })
  expect(of(6)).toEqual({ before: ['F', 'E', 'D', 'C', 'B'], after: [] })
})

test('a gloss that does not count is no neighbour, and has those around it [ELN-03]', () => {
  const of = neighbourFinder(['A', 'B', 'a', 'C'], [true, true, false, true])
  expect(of(1)).toEqual({ before: ['A'], after: ['C'] })
  expect(of(2)).toEqual({ before: ['B', 'A'], after: ['C'] })
  expect(of(3)).toEqual({ before: ['B', 'A'], after: [] })
  expect(neighbourFinder(['a', 'B'], [false, true])(0)).toEqual({ before: [], after: ['B'] })
})
