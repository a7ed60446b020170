import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type AnnotationPlace, annotationRanges } from './annotation-ranges.ts'

const isAfter = (one: AnnotationPlace, other: AnnotationPlace) =>
  one.tier > other.tier || (one.tier === other.tier && one.position > other.position)

test('each annotation is in one range, and ranges are not larger than their size [ELN-07]', () => {
  const counts = fc.array(fc.nat(12), { maxLength: 8 })
  fc.assert(
    fc.property(counts, fc.integer({ min: 1, max: 10 }), (lengths, size) => {
      const tiers = lengths.map((annotations, index) => ({ position: 2 * index + 1, annotations }))
      const places = tiers.flatMap(({ position: tier, annotations }) =>
        Array.from({ length: annotations }, (_, index) => ({ tier, position: index + 1 })),
      )
      const read = annotationRanges(tiers, size).map(({ after, upTo }) =>
        places.filter((place) => isAfter(place, after) && !isAfter(place, upTo)),
      )
      expect(read.flat()).toEqual(places)
      expect(Math.max(0, ...read.map(({ length }) => length))).toBeLessThanOrEqual(size)
    }),
  )
})
