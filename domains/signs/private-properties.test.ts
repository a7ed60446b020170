import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cellsOf } from './csv/cells/index.ts'
import { exportHeaders } from './csv/columns.ts'
import type { NameLookup } from './csv/lookups.ts'
import { anyDocument } from './document.arbitrary.ts'
import { kinds } from './kinds/index.ts'
import {
  filterKeysOf,
  type PropertyKey,
  properties,
  propertyKeys,
  type Registry,
  wireName,
} from './properties.ts'
import { publicDocument } from './public-document.ts'
import { exportSign } from './sign.export.ts'
import type { SignDocument } from './sign-document.ts'

const withPrivate = (key: PropertyKey): Registry => ({
  ...properties,
  [key]: { ...properties[key], public: false },
})
const names: NameLookup = {
  value: String,
  gloss: String,
  file: (id) => `${id}.mp4`,
  person: () => undefined,
}
const sign = (document: SignDocument) => ({
  id: 7,
  source: null,
  sourceId: null,
  status: 'published' as const,
  revision: 2,
  authorId: 3,
  publisherId: 4,
  approverId: 5,
  createdAt: new Date(1_000),
  changedAt: new Date(3_000),
  publishedAt: new Date(2_000),
  document,
})
const headerOf = (key: PropertyKey) =>
  (properties as Registry)[key]?.perLanguage ? `${wireName(key)}.pt` : wireName(key)

describe('a property that is not public', () => {
  const keys = propertyKeys.filter((key) => key !== 'gloss')

  test.each(keys)('is not part of the published document: %s', (key) => {
    const registry = withPrivate(key)
    const removed = { key, language: 'pt' }
    fc.assert(
      fc.property(anyDocument, (document) => {
        const published = publicDocument(document, registry)
        expect(cellsOf(key).write(removed, published, names)).toBe('')
        for (const other of keys.filter(
          (one) => properties[one].kind !== 'examples' && one !== 'exampleVideo',
        ))
          if (other !== key && other !== 'notes')
            expect(kinds[properties[other].kind].compare(other, publicDocument(document), published)).toBe(
              false,
            )
      }),
      { numRuns: 20 },
    )
  })

  test.each(keys)('is neither a column nor a field of an export: %s', (key) => {
    expect(exportHeaders(['pt'])).toContain(headerOf(key))
    expect(exportHeaders(['pt'], withPrivate(key))).not.toContain(headerOf(key))
  })

  test('is no field of the JSON export', () => {
    const [document] = fc.sample(anyDocument, 1)
    if (!document) throw new Error('no document')
    for (const key of ['etymology', 'location', 'repeatedMovement', 'relations', 'notes', 'video'] as const) {
      expect(exportSign(sign(document), names)).toHaveProperty(wireName(key))
      expect(exportSign(sign(document), names, withPrivate(key))).not.toHaveProperty(wireName(key))
    }
  })

  test('is no search filter', () => {
    expect(filterKeysOf(properties)).toContain('wordClass')
    expect(filterKeysOf(withPrivate('wordClass'))).not.toContain('wordClass')
  })
})

test('without private properties only private notes are left out of the published document [SGN-16]', () => {
  fc.assert(
    fc.property(anyDocument, (document) => {
      const { notes, ...rest } = publicDocument(document)
      expect(rest).toEqual({ ...document, notes: undefined })
      expect(notes).toEqual(document.notes.filter((note) => note.public))
    }),
  )
})
