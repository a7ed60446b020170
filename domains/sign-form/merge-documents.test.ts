import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canonicalDocument } from '#domains/signs/canonical-document.ts'
import { anyDocument } from '#domains/signs/document.arbitrary.ts'
import { emptyDocument, type SignDocument } from '#domains/signs/sign-document.ts'
import { changedProperties, mergeDocuments } from './merge-documents.ts'
import { takeValue } from './property-value.ts'

const withParts = (parts: Partial<SignDocument>): SignDocument => ({ ...emptyDocument('CASA'), ...parts })

describe('merging two versions of a sign', () => {
  test('what only one person changed is taken without a question, whoever it was [SGN-15]', () => {
    fc.assert(
      fc.property(anyDocument, anyDocument, (base, changed) => {
        expect(mergeDocuments(base, changed, base)).toEqual({ document: changed, conflicts: [] })
        const { document, conflicts } = mergeDocuments(base, base, changed)
        expect(conflicts).toEqual([])
        // Lists keep what both have in the order of one side.
        expect(sorted(document)).toEqual(sorted(changed))
      }),
    )
  })

  test('the same change of both is no conflict [SGN-15]', () => {
    fc.assert(
      fc.property(anyDocument, anyDocument, (base, changed) => {
        expect(mergeDocuments(base, changed, changed)).toEqual({ document: changed, conflicts: [] })
      }),
    )
  })

  test('every value that both changed is mine, and the other one can be taken instead [SGN-15]', () => {
    fc.assert(
      fc.property(anyDocument, anyDocument, anyDocument, (base, mine, theirs) => {
        const { document, conflicts } = mergeDocuments(base, mine, theirs)
        const resolved = conflicts.reduce((merged, key) => takeValue(key, merged, theirs), document)
        const differing = changedProperties(resolved, theirs)
        expect(conflicts.filter((key) => differing.includes(key))).toEqual([])
      }),
    )
  })

  test('two people who change different properties lose nothing [SGN-15]', () => {
    const base = withParts({ translations: { pt: [['casa']] }, values: { tags: [1, 2], location: [5] } })
    const mine = withParts({
      texts: { gloss: 'CASA', lemma: 'CASA' },
      translations: { pt: [['casa', 'lar']] },
      values: { tags: [1, 2, 3], location: [5] },
    })
    const theirs = withParts({
      translations: { pt: [['casa', 'moradia']], en: [['house']] },
      values: { tags: [2, 4], location: [6] },
    })
    expect(mergeDocuments(base, mine, theirs)).toEqual({
      conflicts: [],
      document: canonicalDocument(
        withParts({
          texts: { gloss: 'CASA', lemma: 'CASA' },
          translations: { pt: [['casa', 'lar', 'moradia']], en: [['house']] },
          values: { tags: [2, 3, 4], location: [6] },
        }),
      ),
    })
  })

  test('a file whose attribution both changed stays one file [D44] [SGN-15]', () => {
    const version = (credit: string) => withParts({ media: [{ role: 'main', media: 1, credit }] })
    const merged = (mine: string, theirs: string) =>
      mergeDocuments(version('UFSC'), version(mine), version(theirs)).document.media
    expect(merged('UFPR', 'UnB')).toEqual(version('UFPR').media)
    expect(merged('UFSC', 'UnB')).toEqual(version('UnB').media)
  })

  test('a text and a single value that both changed are conflicts [SGN-15]', () => {
    const base = withParts({ values: { location: [5] } })
    const mine = withParts({ texts: { gloss: 'LAR' }, values: { location: [6] } })
    const theirs = withParts({ texts: { gloss: 'MORADIA' }, values: { location: [7] } })
    expect(mergeDocuments(base, mine, theirs)).toEqual({
      document: canonicalDocument(mine),
      conflicts: ['gloss', 'location'],
    })
  })

  test('a value that one person removed and the other changed is a conflict [SGN-15]', () => {
    const base = withParts({ texts: { gloss: 'CASA', etymology: 'old' } })
    const mine = withParts({ texts: { gloss: 'CASA' } })
    const theirs = withParts({ texts: { gloss: 'CASA', etymology: 'older' } })
    expect(mergeDocuments(base, mine, theirs).conflicts).toEqual(['etymology'])
  })
})

/** The document with its lists in a fixed order. */
const sorted = (document: SignDocument): unknown =>
  JSON.parse(JSON.stringify(document), (_key, value: unknown) =>
    Array.isArray(value) ? value.map((item) => JSON.stringify(item)).toSorted() : value,
  )
