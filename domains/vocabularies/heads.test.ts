import { expect, test } from 'vitest'
import { entryAndHeads } from './heads.ts'

const headOf = (heads: Record<number, number>) => (id: number) => heads[id]

test('an entry is followed by the heads above it, from the nearest to the outermost', () => {
  expect(entryAndHeads(3, headOf({ 3: 2, 2: 1 }))).toEqual([3, 2, 1])
  expect(entryAndHeads(1, headOf({ 3: 2, 2: 1 }))).toEqual([1])
})

test('heads that form a circle are listed once', () => {
  expect(entryAndHeads(1, headOf({ 1: 2, 2: 3, 3: 2 }))).toEqual([1, 2, 3])
  expect(entryAndHeads(4, headOf({ 4: 4 }))).toEqual([4])
})
