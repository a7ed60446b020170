import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mergeReleaseOrder } from './list-order.ts'

const names = fc.uniqueArray(fc.constantFrom(...'abcdefghij'))

describe('the order of a list after a release has added values', () => {
  test('is that of the release for an empty list', () => {
    expect(mergeReleaseOrder([], ['head', 'chin'])).toEqual(['head', 'chin'])
  })

  test('is that of the release for an unchanged list', () => {
    expect(mergeReleaseOrder(['head', 'neck'], ['space', 'head', 'nose', 'chin', 'neck', 'leg'])).toEqual([
      'space',
      'head',
      'nose',
      'chin',
      'neck',
      'leg',
    ])
  })

  test('has added values after their predecessor, even if it was moved, and keeps values of the installation', () => {
    expect(mergeReleaseOrder(['own', 'neck', 'head', 'other'], ['space', 'head', 'chin', 'neck'])).toEqual([
      'own',
      'neck',
      'space',
      'head',
      'chin',
      'other',
    ])
  })

  test('has added values at the end if the list contains no value of the release', () => {
    expect(mergeReleaseOrder(['own'], ['head', 'chin'])).toEqual(['own', 'head', 'chin'])
  })

  test('keeps the order of existing values and contains each value once', () => {
    fc.assert(
      fc.property(names, names, (present, release) => {
        const order = mergeReleaseOrder(present, release)
        expect(order.filter((value) => present.includes(value))).toEqual(present)
        expect(order.toSorted()).toEqual([...new Set([...present, ...release])].toSorted())
      }),
    )
  })

  test('is that of the release if values were removed but not moved', () => {
    fc.assert(
      fc.property(names, names, (release, removed) => {
        const present = release.filter((value) => !removed.includes(value))
        expect(mergeReleaseOrder(present, release)).toEqual(release)
      }),
    )
  })
})
