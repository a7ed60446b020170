import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { PhonologyEntry } from './articulation.ts'
import { nearestHandshapes } from './nearest-handshapes.ts'
import { idOf, standardEntries, standardEntryOf } from './standard-lists.fixture.ts'

const handshapes = standardEntries.filter(({ list }) => list === 'handshape-of-hand')
const hand = (value: string) => idOf('handshape-of-hand', value)
const nearTo = (value: string, limit: number) =>
  nearestHandshapes(hand(value), handshapes, limit).map(({ id }) => standardEntryOf(id)?.value)
const bare = (id: number, groupId: number | null = null): PhonologyEntry => ({
  id,
  list: 'handshape-of-hand',
  value: `1.1.${id}`,
  parentId: null,
  groupId,
  features: null,
})

describe('the handshapes nearest to one [PUB-09]', () => {
  test.each([
    ['index', 'index-thumb-alongside'],
    ['flat-hand', 'b-hand'],
    ['beak', 'beak-open'],
    ['horns', 'fox'],
  ])('%s has %s among its first four', (value, near) => expect(nearTo(value, 4)).toContain(near))

  test('a fist is near to other fists and to none with fingers out', () => {
    const near = nearTo('fist', 100)
    expect(near.slice(0, 3)).toEqual(['fist-thumb-side', 'thumb-between', 'fist-thumb-inside'])
    expect(near).not.toContain('index')
    expect(near).not.toContain('five-hand')
  })

  test('come nearest first, and at one distance in the order of the list', () => {
    const at = new Map(handshapes.map(({ id }, index) => [id, index]))
    for (const { id } of handshapes) {
      const near = nearestHandshapes(id, handshapes, handshapes.length)
      const sorted = near.toSorted(
        (a, b) => a.distance - b.distance || (at.get(a.id) ?? 0) - (at.get(b.id) ?? 0),
      )
      expect(near).toEqual(sorted)
      expect(near.every(({ distance }) => distance > 0 && distance < 0.45)).toBe(true)
    }
  })

  test('are never the handshape itself, and no more than asked for', () => {
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

  test('are those of its family where nothing is known of the fingers', () => {
    const entries = [bare(1), bare(2, 1), bare(3, 1), bare(4)]
    expect(nearestHandshapes(2, entries, 8).map(({ id }) => id)).toEqual([1, 3])
    expect(nearestHandshapes(4, entries, 8)).toEqual([])
  })

  test('are none for a handshape that is not there', () => {
    expect(nearestHandshapes(99, [bare(1), bare(2, 1)], 8)).toEqual([])
  })
})
