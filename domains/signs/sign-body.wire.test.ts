import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canonicalDocument } from './canonical-document.ts'
import { anyDocument } from './document.arbitrary.ts'
import { rejectionOf } from './server/signs.fixture.ts'
import { bodyFromDocument, documentFromBody, externalIdFromBody } from './sign-body.wire.ts'
import { emptyDocument } from './sign-document.ts'

/** Entries whose value is their id. */
const names = {
  id: (_list: string, value: string) => Number(value) || undefined,
  value: (id: number) => `${id}`,
}

const thrownBy = (work: () => unknown) => rejectionOf((async () => work())())

describe('the content of a sign for programs', () => {
  test('can be read, written again and stays the same [API-02]', () => {
    fc.assert(
      fc.property(anyDocument, (document) => {
        const body = bodyFromDocument(document, names)
        expect(documentFromBody(body, document, names)).toEqual(document)
        const withoutFiles = {
          ...document,
          media: [],
          examples: document.examples.map(({ texts, signs }) => ({ texts, signs })),
        }
        expect(documentFromBody(body, undefined, names)).toEqual(canonicalDocument(withoutFiles))
      }),
    )
  })

  test('missing keys leave properties as they are, null and empty lists remove values', () => {
    const before = {
      ...emptyDocument('CASA'),
      texts: { gloss: 'CASA', etymology: 'old', valence: '2' },
      translations: { en: [['house']], pt: [['casa']] },
      values: { location: [1], tags: [2, 3] },
      flags: { repeatedMovement: true },
    }
    const body = { etymology: null, translations: { pt: null }, tags: [], repeated_movement: null }
    expect(documentFromBody(body, before, names)).toEqual({
      ...before,
      texts: { gloss: 'CASA', valence: '2' },
      translations: { en: [['house']] },
      values: { location: [1] },
      flags: {},
    })
  })

  test('unknown values are named with their property', async () => {
    const body = { gloss: 'CASA', location: 'nowhere', tags: ['1', 'new'] }
    const error = await thrownBy(() => documentFromBody(body, undefined, names))
    expect(error.fields).toEqual([
      { field: 'location', code: 'value.unknown', params: { value: 'nowhere' } },
      { field: 'tags', code: 'value.unknown', params: { value: 'new' } },
    ])
  })

  test('source and its id are written together [SGN-17]', async () => {
    expect(externalIdFromBody({})).toBeUndefined()
    expect(externalIdFromBody({ source: 'nzsl', source_id: '7' })).toEqual({ source: 'nzsl', sourceId: '7' })
    expect(externalIdFromBody({ source: null, source_id: null })).toBeNull()
    expect((await thrownBy(() => externalIdFromBody({ source: 'nzsl' }))).fields).toEqual([
      { field: 'source_id', code: 'value.required' },
    ])
  })
})
