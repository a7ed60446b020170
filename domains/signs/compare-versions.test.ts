import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareVersions } from './compare-versions.ts'
import { anyDocument } from './document.arbitrary.ts'
import { emptyDocument } from './sign-document.ts'

test('versions are compared property by property, in the order of the form [SGN-13]', () => {
  const before = {
    ...emptyDocument('CASA'),
    texts: { gloss: 'CASA', etymology: 'old' },
    values: { location: [1] },
  }
  const after = {
    ...emptyDocument('LAR'),
    translations: { pt: [['casa']] },
    values: { location: [2] },
  }
  expect(compareVersions(before, after)).toEqual([
    { key: 'gloss', stage: 'identification', change: 'changed' },
    { key: 'translation', stage: 'identification', change: 'added' },
    { key: 'location', stage: 'phonology', change: 'changed' },
    { key: 'etymology', stage: 'morphology', change: 'removed' },
  ])
})

test('a changed attribution of a file is a difference, that of another file is not [D44] [SGN-13]', () => {
  const before = {
    ...emptyDocument('CASA'),
    media: [{ role: 'main' as const, media: 1, credit: 'UFSC' }],
    examples: [{ texts: {}, signs: 'CASA', media: 2, signer: 'Ana' }],
  }
  const changed = {
    ...before,
    media: [{ role: 'main' as const, media: 1, credit: 'UFPR', licence: 'CC0' }],
    examples: [{ texts: {}, signs: 'CASA', media: 2 }],
  }
  expect(compareVersions(before, changed).map(({ key, change }) => [key, change])).toEqual([
    ['mediaCredit', 'changed'],
    ['mediaLicence', 'added'],
    ['mediaSigner', 'removed'],
  ])
  const replaced = { ...before, media: [{ role: 'main' as const, media: 3, credit: 'UFPR' }] }
  expect(compareVersions(before, replaced).map(({ key }) => key)).toEqual(['video'])
})

test('equal versions do not differ, and added in one direction is removed in the other', () => {
  fc.assert(
    fc.property(anyDocument, anyDocument, (one, other) => {
      expect(compareVersions(one, one)).toEqual([])
      const reverse = { added: 'removed', removed: 'added', changed: 'changed' } as const
      expect(compareVersions(other, one)).toEqual(
        compareVersions(one, other).map((difference) => ({
          ...difference,
          change: reverse[difference.change],
        })),
      )
    }),
  )
})
