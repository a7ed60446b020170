import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { PhonologyEntry } from './articulation.ts'
import { nearestHandshapes } from './nearest-handshapes.ts'
import { idOf, standardEntries, standardEntryOf } from './standard-lists.fixture.ts'

const handshapes = standardEntries.filter(({ list }) => list === 'handshape-of-hand')
const hand = (value: string) => idOf('handshape-of-hand', value)
const nearTo = (value: string, limit: number) =>
  nearestHandshapes(hand(value), handshapes, limit).map(({ id }) => standardEntryOf(id)?.value)
const entryWithoutFeatures = (id: number, groupId: number | null = null): PhonologyEntry => ({
  id,
  list: 'handshape-of-hand',
  value: `1.1.${id}`,
  parentId: null,
  groupId,
  features: null,
})

describe('similar handshapes [PUB-09]', () => {
  test.each([
    ['index', 'index-thumb-alongside'],
    ['flat-hand', 'b-hand'],
    ['beak', 'beak-open'],
    ['horns', 'fox'],
  ])('of %s include %s among the first four', (value, near) => expect(nearTo(value, 4)).toContain(near))

  test('of a fist are other fists, and no handshape with extended fingers', () => {
    const near = nearTo('fist', 100)
    expect(near.slice(0, 3)).toEqual(['fist-thumb-side', 'thumb-between', 'fist-thumb-inside'])
    expect(near).not.toContain('index')
    expect(near).not.toContain('five-hand')
  })

  test('are ordered by distance, then by the order of the list', () => {
    const listIndex = new Map(handshapes.map(({ id }, index) => [id, index]))
    for (const { id } of handshapes) {
      const near = nearestHandshapes(id, handshapes, handshapes.length)
      const sorted = near.toSorted(
        (a, b) => a.distance - b.distance || (listIndex.get(a.id) ?? 0) - (listIndex.get(b.id) ?? 0),
      )
      expect(near).toEqual(sorted)
      expect(near.every(({ distance }) => distance > 0 && distance < 0.45)).toBe(true)
    }
  })

  test('never include the handshape itself, and are at most as many as requested', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...handshapes),
        fc.subarray([...handshapes]),
        fc.integer({ min: -1, max: 12 }),
        ({ id }, among, limit) => {
          const near = nearestHandshapes(id, among, limit)
          expect(near.length).toBeLessThanOrEqual(Math.max(0, limit))
          expect(near.some((each) => each.id === id)).toBe(false)
          expect(near).toEqual(
            nearestHandshapes(id, handshapes, 100).filter((each) => near.some((one) => one.id === each.id)),
          )
        },
      ),
    )
  })

  test('are those of the same group when a handshape has no features', () => {
    const entries = [
      entryWithoutFeatures(1),
      entryWithoutFeatures(2, 1),
      entryWithoutFeatures(3, 1),
      entryWithoutFeatures(4),
    ]
    expect(nearestHandshapes(2, entries, 8).map(({ id }) => id)).toEqual([1, 3])
    expect(nearestHandshapes(4, entries, 8)).toEqual([])
  })

  test('do not exist for an unknown handshape', () => {
    expect(nearestHandshapes(99, [entryWithoutFeatures(1), entryWithoutFeatures(2, 1)], 8)).toEqual([])
  })
})
