import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mergeReleaseOrder } from './list-order.ts'

const names = fc.uniqueArray(fc.constantFrom(...'abcdefghij'))

describe('values that a release adds to a list', () => {
  test('take the order of the release in an empty list', () => {
    expect(mergeReleaseOrder([], ['head', 'chin'])).toEqual(['head', 'chin'])
  })

  test('stand where they stand in the release', () => {
    expect(mergeReleaseOrder(['head', 'neck'], ['space', 'head', 'nose', 'chin', 'neck', 'leg'])).toEqual([
      'space',
      'head',
      'nose',
      'chin',
      'neck',
      'leg',
    ])
  })

  test('follow a value that was moved, and leave values of the installation where they are', () => {
    expect(mergeReleaseOrder(['own', 'neck', 'head', 'other'], ['space', 'head', 'chin', 'neck'])).toEqual([
      'own',
      'neck',
      'space',
      'head',
      'chin',
      'other',
    ])
  })

  test('come last when nothing of the release is there', () => {
    expect(mergeReleaseOrder(['own'], ['head', 'chin'])).toEqual(['own', 'head', 'chin'])
  })

  test('never change the order of those that were there, and none is lost or doubled', () => {
    fc.assert(
      fc.property(names, names, (present, release) => {
        const order = mergeReleaseOrder(present, release)
        expect(order.filter((value) => present.includes(value))).toEqual(present)
        expect(order.toSorted()).toEqual([...new Set([...present, ...release])].toSorted())
      }),
    )
  })

  test('keep the order of the release where nobody moved anything', () => {
    fc.assert(
      fc.property(names, names, (release, removed) => {
        const present = release.filter((value) => !removed.includes(value))
        expect(mergeReleaseOrder(present, release)).toEqual(release)
      }),
    )
  })
})
