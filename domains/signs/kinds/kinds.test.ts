import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canonicalDocument } from '../canonical-document.ts'
import { anyDocument } from '../document.arbitrary.ts'
import { type PropertyKind, properties, propertyKeys, wireName } from '../properties.ts'
import { entryIdsOf, signIdsOf } from '../references-of.ts'
import { remapIds } from '../remap-ids.ts'
import { emptyDocument, mediaIdsOf, type SignDocument } from '../sign-document.ts'
import { withoutReferences } from '../without-references.ts'
import { kindNames, kinds } from './index.ts'
import type { ValueNames } from './kind-module.ts'

const keysOf = (kind: PropertyKind) => propertyKeys.filter((key) => properties[key].kind === kind)
const names: ValueNames = {
  entry: (id) => `entry ${id}`,
  sign: (id) => `sign ${id}`,
  language: (code) => code,
  relation: (kind) => kind,
  yesNo: String,
  file: (id) => `file ${id}`,
}

describe.each(kindNames)('properties of the kind %s', (kind) => {
  const module = kinds[kind]
  const keys = keysOf(kind)
  const check = (property: (document: SignDocument, other: SignDocument) => void) =>
    fc.assert(fc.property(anyDocument, anyDocument, property), { numRuns: 40 })

  test('exist', () => expect(keys).not.toEqual([]))

  test('are the same in the same document, and differ in one direction as in the other', () => {
    check((document, other) => {
      for (const key of keys) {
        expect(module.compare(key, document, document)).toBe(false)
        expect(module.compare(key, document, other)).toBe(module.compare(key, other, document))
      }
    })
  })

  test('are unchanged when the form writes what it read, and empty when removed [SGN-02]', () => {
    check((document) => {
      for (const key of keys) {
        const written = module.write(key, document, module.read(key, document))
        expect(canonicalDocument(written)).toEqual(document)
        const removed = canonicalDocument(module.remove(key, document))
        expect(module.text(key, removed, names)).toEqual([])
      }
    })
  })

  test('take the value of another document that the form writes', () => {
    check((document, other) => {
      for (const key of keys.filter((one) => module.hasField(one))) {
        const taken = canonicalDocument(module.write(key, document, module.read(key, other)))
        expect(module.compare(key, taken, other)).toBe(false)
      }
    })
  })

  test('of two equal versions are merged without a conflict, and those of one changed version are taken [SGN-15]', () => {
    check((base, changed) => {
      const mergedOf = (mine: SignDocument, theirs: SignDocument) => {
        const { parts, conflicts } = module.merge({ base, mine, theirs })
        expect(conflicts).toEqual([])
        return canonicalDocument({ ...changed, ...parts })
      }
      expect(mergedOf(changed, changed)).toEqual(changed)
      expect(mergedOf(changed, base)).toEqual(changed)
      // Lists keep what both have in the order of one side.
      const characters = (document: SignDocument) =>
        keys.map((key) => [...module.text(key, document, names).join('')].toSorted().join(''))
      expect(characters(mergedOf(base, changed))).toEqual(characters(changed))
    })
  })

  test('conflict only in properties of the kind that both sides changed [SGN-15]', () => {
    check((mine, theirs) => {
      const base = emptyDocument('BASE')
      for (const key of module.merge({ base, mine, theirs }).conflicts) {
        expect(keys).toContain(key)
        expect(mine).not.toEqual(theirs)
      }
    })
  })

  test('are presented under their own names', () => {
    const wireNames = [...keys.map(wireName), ...(ownNames[kind] ?? [])]
    check((document) => {
      const presenter = { entry: String, sign: (id: number) => ({ id }), file: String, seesPrivate: true }
      expect(wireNames).toEqual(
        expect.arrayContaining(Object.keys(module.present(keys, document, presenter))),
      )
    })
  })
})

/** Names of parts that several properties share. */
const ownNames: Partial<Record<PropertyKind, string[]>> = {
  keywords: ['translations'],
  examples: ['examples'],
}

test('documents refer to other ids after a mapping, and to nothing that was removed', () => {
  const next = (id: number) => id + 100
  fc.assert(
    fc.property(anyDocument, (document) => {
      const mapped = remapIds(document, { entry: next, sign: next, media: next })
      expect(entryIdsOf(mapped)).toEqual(entryIdsOf(document).map(next))
      expect(signIdsOf(mapped)).toEqual(signIdsOf(document).map(next))
      expect(mediaIdsOf(mapped)).toEqual(mediaIdsOf(document).map(next))
      expect(remapIds(document, {})).toEqual(document)
      const removed = { signs: new Set(signIdsOf(document)), media: new Set(mediaIdsOf(document)) }
      const rest = withoutReferences(document, removed)
      expect([signIdsOf(rest), mediaIdsOf(rest)]).toEqual([[], []])
      expect(entryIdsOf(rest)).toEqual(entryIdsOf(document))
    }),
  )
})
