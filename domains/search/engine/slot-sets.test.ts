import { TypedFastBitSet } from 'typedfastbitset/lib/TypedFastBitSet.js'
import { expect, test } from 'vitest'
import { SlotList, SlotSets } from './slot-sets.ts'

const values = Array.from({ length: 40 }, (_, value) => value)

const among = (slots: number[]) => new SlotList(new TypedFastBitSet(slots))

test('counts are correct for sets of any size, for many slots and for few', () => {
  const sets = new SlotSets<number>()
  const valuesOf = (slot: number) => [...new Set([slot % 40, (slot * 7) % 13])]
  const slots = Array.from({ length: 5_000 }, (_, index) => (index * 37) % 5_000)
  for (const slot of slots) for (const value of valuesOf(slot)) sets.add(value, slot)
  for (const slot of slots.slice(0, 1_000)) for (const value of valuesOf(slot)) sets.remove(value, slot)
  const remaining = slots.slice(1_000)

  for (const some of [remaining, remaining.slice(0, 300), remaining.slice(0, 3), []]) {
    const counted = new Map(sets.counts(among(some)))
    for (const value of values) {
      const expected = some.filter((slot) => valuesOf(slot).includes(value)).length
      expect(counted.get(value) ?? 0).toBe(expected)
    }
  }
  expect(sets.counts(null).toSorted()).toEqual(sets.counts(among(remaining)).toSorted())
})

test('a value that is removed and added again is counted once', () => {
  const sets = new SlotSets<string>()
  sets.add('a', 3)
  sets.add('a', 3)
  sets.remove('a', 3)
  sets.remove('a', 3)
  expect(sets.counts(null)).toEqual([])
  sets.add('b', 3)
  sets.add('a', 3)
  expect(new Map(sets.counts(among([3])))).toEqual(
    new Map([
      ['a', 1],
      ['b', 1],
    ]),
  )
})
