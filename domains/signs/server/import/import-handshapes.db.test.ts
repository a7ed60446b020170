import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { listVocabularyEntries } from '#domains/vocabularies/server/vocabulary.queries.ts'
import { readVersion } from '#platform/changes/change.queries.ts'
import { useDatabase } from '#tests/database.ts'
import {
  countRows,
  makeContext,
  makeDictionary,
  makeFolder,
  makeValue,
  rejectionOf,
} from '../signs.fixture.ts'
import type { ImportOptions } from './import-options.ts'
import { importSigns } from './import-signs.ts'

const { db } = await useDatabase()
const list = 'handshape-of-hand'
beforeEach(async () => {
  await makeDictionary(db)
  for (const value of ['fist', '1.1.1']) await makeValue(db, list, value)
})

const csv = 'gloss,handshape_dominant\nA,1.1.1\n'
const features = {
  fingers: ['index', 'middle'],
  joints: 'bent',
  thumb: 'opposed',
  spreading: 'together',
  aperture: null,
  unselected: 'closed',
}

/** Imports a CSV with a file of handshapes beside it. */
async function importing(handshapes: unknown, options: Partial<ImportOptions> = {}, text = csv) {
  const json = typeof handshapes === 'string' ? handshapes : JSON.stringify(handshapes, null, 1)
  const folder = await makeFolder({ 'signs.csv': text, 'handshapes.json': json })
  const paths = { file: join(folder, 'signs.csv'), handshapes: join(folder, 'handshapes.json') }
  return importSigns(makeContext(db, folder), { ...paths, ...options })
}
async function refused(...args: Parameters<typeof importing>) {
  const before = await listVocabularyEntries(db)
  const { code, fields, params } = await rejectionOf(importing(...args))
  expect(await listVocabularyEntries(db)).toEqual(before)
  expect(await countRows(db, 'sign')).toBe(0)
  return { code, params, fields: fields.map(({ field, code }) => `${field}: ${code}`), all: fields }
}
const entryOf = async (value: string) =>
  (await listVocabularyEntries(db)).find((entry) => entry.value === value)

describe('a file of handshapes', () => {
  test('gives values of the list features, a symbol, a family and names [D36]', async () => {
    const texts = { pt: 'dois dedos dobrados', en: 'two bent fingers' }
    const { counts } = await importing([{ value: '1.1.1', features, symbol: 'S10e00', group: 'fist', texts }])
    expect(counts).toMatchObject({ created: 1, values: 0, handshapes: 1 })
    const fist = await entryOf('fist')
    expect(await entryOf('1.1.1')).toMatchObject({ features, symbol: 'S10e00', groupId: fist?.id, texts })
  })

  test('describes values that the same import creates, and creates others [D36]', async () => {
    await importing(
      [
        { value: '9.9', features },
        { value: '9.8', features: { fingers: ['index'] }, group: '9.9' },
      ],
      { createValues: true },
      'gloss,handshape_dominant\nA,9.9\n',
    )
    const head = await entryOf('9.9')
    expect(head).toMatchObject({ features, symbol: null, groupId: null })
    expect(await entryOf('9.8')).toMatchObject({
      groupId: head?.id,
      features: {
        fingers: ['index'],
        joints: null,
        thumb: null,
        spreading: null,
        aperture: null,
        unselected: null,
      },
    })
  })

  test('changes nothing when it is imported again, and keeps what it does not name', async () => {
    const file = [{ value: '1.1.1', features, symbol: 'S10e00', texts: { en: 'two bent fingers' } }]
    await importing(file)
    const [before, version] = [await listVocabularyEntries(db), await readVersion(db)]
    await importing(file)
    await importing([{ value: '1.1.1', features }])
    expect(await listVocabularyEntries(db)).toEqual(before)
    expect(await readVersion(db)).toBe(version)
  })

  test('is a public change of the entries, so that every process shows them', async () => {
    await importing([{ value: '1.1.1', features }])
    const { rows } = await sql`select kind, entity_id from public_change where kind = 'entry'`.execute(db)
    expect(rows).toEqual([{ kind: 'entry', entityId: (await entryOf('1.1.1'))?.id }])
  })

  test('is only checked in a dry run', async () => {
    const { counts } = await importing([{ value: '1.1.1', features }], { dryRun: true })
    expect(counts.handshapes).toBe(1)
    expect((await entryOf('1.1.1'))?.features).toBeNull()
    expect(await refused([{ value: 'none', features }], { dryRun: true })).toMatchObject({
      code: 'handshape.failed',
    })
  })
})

describe('a file of handshapes with errors changes nothing and names the lines:', () => {
  test('values, families, symbols and languages that do not exist [D36]', async () => {
    const file = [
      { value: '1.1.1', features },
      { value: '7.7', features, group: 'no', symbol: 'S99900', texts: { xx: 'a' } },
    ]
    const { code, fields, params } = await refused(JSON.stringify(file, null, 1))
    expect({ code, params }).toEqual({
      code: 'handshape.failed',
      params: { file: 'handshapes.json', count: 4 },
    })
    expect(fields).toEqual([
      'line 17: import.valueUnknown',
      'line 29: import.valueUnknown',
      'line 30: handshape.symbolUnknown',
      'line 32: import.languageUnknown',
    ])
  })

  test('even if new values may be created, families, symbols and languages must exist', async () => {
    const wrong = [{ value: '7.7', features, group: 'no', symbol: 'S10e00' }]
    expect((await refused(wrong, { createValues: true })).fields).toEqual(['line 15: import.valueUnknown'])
  })

  test('contradictory features, with the reason [D36]', async () => {
    const file = `[
  { "value": "1.1.1",
    "features": { "fingers": ["index"], "spreading": "spread" } },
  { "value": "fist",
    "features": { "fingers": ["index", "middle"], "joints": "closed", "aperture": "open" } }
]`
    expect((await refused(file)).fields).toEqual([
      'line 3: handshape.oneFingerCannotSpread',
      'line 5: handshape.fistIsNotOpen',
    ])
  })

  test('unknown words, with those that are known', async () => {
    const file = `[
  { "value": "fist", "colour": 1,
    "features": {
      "fingers": ["index",
        "tail"],
      "joints": "wavy",
      "thumbs": "across"
    } }
]`
    const { fields, all } = await refused(file)
    expect(fields).toEqual([
      'line 2: mapping.unknownKey',
      'line 5: mapping.unknownKey',
      'line 6: mapping.unknownKey',
      'line 7: mapping.unknownKey',
    ])
    expect(all.map(({ params }) => params)).toEqual([
      { line: 2, name: 'colour', known: 'value, features, symbol, group, texts' },
      { line: 5, name: 'tail', known: 'thumb, index, middle, ring, little' },
      { line: 6, name: 'wavy', known: 'straight, bent, hooked, curved, closed' },
      { line: 7, name: 'thumbs', known: 'fingers, joints, thumb, spreading, aperture, unselected' },
    ])
  })

  test('a value that is described twice, and one without features', async () => {
    const twice =
      '[\n{"value":"fist","features":{"fingers":["index"]}},\n{"value":"fist","features":{"fingers":["index"]}}]'
    const { all } = await refused(twice)
    expect(all).toMatchObject([
      { code: 'handshape.valueTwice', params: { line: 3, other: 2, value: 'fist' } },
    ])
    expect((await refused('[\n{"value":"fist"}]')).fields).toEqual(['line 2: mapping.shape'])
  })

  test.each(['{}', '[]', '"fist"', 'null', '[1]', '[[]]', '[{"value":1,"features":[]}]'])(
    'a file that is something else: %s',
    async (json) => {
      const { code, fields } = await refused(json)
      expect(code).toBe('handshape.failed')
      expect(fields.every((field) => field.endsWith('mapping.shape'))).toBe(true)
    },
  )

  test('a file that is no JSON, or does not exist', async () => {
    expect(await refused('[\n{,}]')).toMatchObject({
      code: 'handshape.notJson',
      params: { file: 'handshapes.json', line: 2 },
    })
    expect(await refused([], { handshapes: '/nowhere/hands.json' })).toMatchObject({
      code: 'import.fileMissing',
      params: { file: 'hands.json' },
    })
  })

  test('errors in the CSV leave the handshapes unchanged', async () => {
    expect((await refused([{ value: '1.1.1', features }], {}, 'gloss,location\nA,nowhere\n')).code).toBe(
      'import.failed',
    )
  })
})

test('the example of docs/csv.md is valid', async () => {
  const text = await readFile(new URL('../../../../docs/csv.md', import.meta.url), 'utf8')
  const [, example = ''] = /```json\n(\[[\s\S]*?)```/.exec(text) ?? []
  await makeValue(db, list, 'u-hand')
  expect((await importing(example)).counts.handshapes).toBe(1)
})
