import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalDocument, sameDocument } from './canonical-document.ts'
import { anyDocument } from './document.arbitrary.ts'
import { documentToRows, rowsToDocument } from './sign.rows.ts'
import { emptyDocument } from './sign-document.ts'

test('every property is unchanged after writing rows and reading them [SGN-01]', () => {
  fc.assert(
    fc.property(anyDocument, (document) => {
      expect(canonicalDocument(rowsToDocument(documentToRows(7, document)))).toEqual(document)
    }),
  )
})

test('the canonical form of a canonical document is itself', () => {
  fc.assert(
    fc.property(anyDocument, (document) => {
      expect(canonicalDocument(document)).toEqual(document)
    }),
  )
})

test('documents that differ only in spaces, repetitions and empty parts have the same content', () => {
  const tidy = { ...emptyDocument('CASA'), translations: { pt: [['casa']] }, minimalPairs: [3] }
  const untidy = {
    ...emptyDocument(' CASA '),
    translations: { pt: [['casa ', 'casa', ''], []], de: [[]] },
    minimalPairs: [3, 3],
  }
  expect(sameDocument(tidy, untidy)).toBe(true)
  expect(sameDocument(tidy, { ...tidy, translations: { pt: [[], ['casa']] } })).toBe(false)
})
