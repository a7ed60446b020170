import { expect, test } from 'vitest'
import { createGlossLine } from './gloss-neighbours.ts'

const lineOf = (values: readonly string[], counted: readonly boolean[] = []) => {
  const line = createGlossLine()
  for (const [index, value] of values.entries()) line.add(value, counted[index] ?? true)
  return (index: number) => line.neighboursOf(index)
}

test('a gloss has up to five neighbours on either side, the nearest first [ELN-03]', () => {
  const of = lineOf(['A', 'B', 'C', 'D', 'E', 'F', 'G'])
  expect(of(0)).toEqual({ before: [], after: ['B', 'C', 'D', 'E', 'F'] })
  expect(of(6)).toEqual({ before: ['F', 'E', 'D', 'C', 'B'], after: [] })
})

test('a gloss that does not count is no neighbour, and has those around it [ELN-03]', () => {
  const of = lineOf(['A', 'B', 'a', 'C'], [true, true, false, true])
  expect(of(1)).toEqual({ before: ['A'], after: ['C'] })
  expect(of(2)).toEqual({ before: ['B', 'A'], after: ['C'] })
  expect(of(3)).toEqual({ before: ['B', 'A'], after: [] })
  expect(lineOf(['a', 'B'], [false, true])(0)).toEqual({ before: [], after: ['B'] })
})
