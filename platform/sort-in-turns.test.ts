import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sortInTurns } from './sort-in-turns.ts'
import { takeTurns } from './turns.ts'

const compare = (one: { key: number }, other: { key: number }) => one.key - other.key

test('items have the order of toSorted, equal ones that of the list', async () => {
  const lists = fc.array(fc.record({ key: fc.nat(30), place: fc.nat() }), { maxLength: 50 })
  await fc.assert(
    fc.asyncProperty(lists, fc.constantFrom(1, 100), async (list, times) => {
      const items = Array.from({ length: times }, () => list).flat()
      expect(await sortInTurns(items, compare, takeTurns())).toEqual(items.toSorted(compare))
    }),
  )
})

test('other work runs while many items are sorted', async () => {
  const items = Array.from({ length: 5_000 }, (_, index) => ({ key: -index }))
  let turns = 0
  const sorted = await sortInTurns(items, compare, { isOver: () => true, next: async () => void turns++ })
  expect([sorted[0]?.key, turns > 5]).toEqual([-4_999, true])
})
