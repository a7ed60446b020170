import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SortedSlots } from './sorted-slots.ts'

const descending = (a: number, b: number) => b - a

test('after each batch of insertions and removals, slots have the order of sorting all of them', () => {
  const batch = fc.record({
    added: fc.uniqueArray(fc.nat(500), { maxLength: 120 }),
    removed: fc.uniqueArray(fc.nat(500), { maxLength: 120 }),
  })
  fc.assert(
    fc.property(fc.array(batch, { maxLength: 8 }), (batches) => {
      const sorted = new SortedSlots(descending)
      let plain: number[] = []
      for (const { added, removed } of batches) {
        const gone = new Set(removed.filter((slot) => plain.includes(slot)))
        sorted.remove(gone)
        plain = plain.filter((slot) => !gone.has(slot))
        const fresh = added.filter((slot) => !plain.includes(slot))
        sorted.insert(fresh)
        plain = [...plain, ...fresh].toSorted(descending)
        expect([...sorted.slots]).toEqual(plain)
      }
    }),
  )
})

test('a provided list and what follows it in its memory stay as they are', () => {
  const memory = Uint32Array.from([9, 5, 1, 77, 77])
  const sorted = new SortedSlots(descending)
  sorted.slots = memory.subarray(0, 3)
  sorted.insert([7, 3])
  expect([...sorted.slots]).toEqual([9, 7, 5, 3, 1])
  expect([...memory]).toEqual([9, 5, 1, 77, 77])
})

test('small batches seldom allocate memory', () => {
  const sorted = new SortedSlots(descending)
  const buffers = new Set<unknown>()
  for (let slot = 0; slot < 2_000; slot++) {
    sorted.insert([slot])
    buffers.add(sorted.slots.buffer)
  }
  expect(buffers.size).toBeLessThan(100)
})
