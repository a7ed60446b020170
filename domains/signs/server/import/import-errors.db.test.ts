import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { system } from '#platform/actor.ts'
import { useDatabase } from '#tests/database.ts'
import {
  countRows,
  makeContext,
  makeDictionary,
  makeFolder,
  now,
  rejectionOf,
  removeSigns,
} from '../signs.fixture.ts'
import { createImportHarness } from './import.fixture.ts'
import { importSigns } from './import-signs.ts'

const { db } = await useDatabase()
const { importing, doImport, refused, signs } = createImportHarness(db)
beforeEach(() => makeDictionary(db))

describe('invalid input changes nothing, and the error contains its position', () => {
  test.each<[string, string | Uint8Array, string]>([
    ['empty', '', 'import.empty'],
    ['without header', 'CASA,house\n', 'import.noHeader'],
    ['with Latin-1 bytes', new Uint8Array([103, 108, 111, 115, 115, 10, 233, 10]), 'import.notUtf8'],
    ['with wrong quotes', 'gloss,lemma\n"A,b\n', 'import.quotes'],
    ['with unknown columns', 'gloss,colour\nA,red\n', 'import.columns'],
    ['without a column that identifies the sign', 'lemma\nA\n', 'import.noKey'],
    ['of 65 MB', new Uint8Array(65 * 1024 * 1024), 'import.tooLarge'],
  ])('a file %s', async (_says, text, code) => {
    expect((await refused(text)).code).toBe(code)
    expect(await countRows(db, 'change_set')).toBe(0)
  })

  test('a missing file', async () => {
    const context = makeContext(db, await makeFolder())
    expect((await rejectionOf(importSigns(context, { file: '/nowhere/signs.csv' }))).code).toBe(
      'import.fileMissing',
    )
  })

  test('the first hundred errors are reported in the order of the file', async () => {
    const rows = Array.from({ length: 300 }, (_, index) => `G${index},x\n`).join('')
    const { error } = await refused(`gloss,repeated_movement\n${rows}`)
    expect(error.params.count).toBe(300)
    expect(error.fields).toHaveLength(100)
    expect(error.fields[0]?.params).toMatchObject({ line: 2, column: 'repeated_movement', value: 'x' })
  })

  test('repeated glosses and signs, and those of other signs', async () => {
    await doImport('source_id,gloss\n1,TAKEN\n2,MINE\n', { source: 'x' })
    const text =
      'source_id,gloss,relations\n2,TAKEN,\n3,NEW,\n4,NEW,\n3,LATER,synonym:NOBODY\n5,SELF,synonym:SELF\n6,,\n'
    const { fields, error } = await refused(text, { source: 'x' })
    expect(fields).toEqual([
      'line 2, column gloss: import.glossHeld',
      'line 4, column gloss: import.glossTwice',
      'line 5, column relations: import.signUnknown',
      'line 5, column source_id: import.signTwice',
      'line 6, column relations: import.signItself',
      'line 7, column gloss: value.required',
    ])
    expect(error.fields[0]?.params).toMatchObject({
      gloss: 'TAKEN',
      sign: expect.stringContaining('MINE'),
      holder: expect.stringContaining('TAKEN'),
    })
    expect(await countRows(db, 'sign')).toBe(2)
  })

  test('glosses of a file that differ only in case are the same, except of signs that have them already [D40]', async () => {
    await doImport('source_id,gloss\n1,CASA\n2,LAR\n', { source: 'x' })
    const text = 'source_id,gloss\n2,casa\n3,Rua\n4,RUA\n'
    expect((await refused(text, { source: 'x' })).fields).toEqual([
      'line 2, column gloss: import.glossHeld',
      'line 4, column gloss: import.glossTwice',
    ])
    const renamed = 'source_id,gloss\n2,Casa\n1,CASA\n'
    expect((await refused(renamed, { source: 'x' })).fields).toEqual([
      'line 3, column gloss: import.glossTwice',
    ])
    await sql`update sign set gloss = 'casa', folded_gloss = 'casa' where source_id = '2'`.execute(db)
    await doImport('source_id,gloss,lemma\n1,CASA,A\n2,casa,B\n', { source: 'x' })
    expect((await signs()).map(({ document }) => document.texts.lemma)).toEqual(['A', 'B'])
  })

  test('unknown ids and deleted signs', async () => {
    await doImport('source_id,gloss\n1,A\n')
    const [sign] = await signs()
    await removeSigns(
      { db, now: () => now, requireSignerConsent: false },
      { actor: system, ids: [sign?.id ?? 0] },
    )
    expect((await refused('id,source_id,gloss\n999999,,B\n,1,A\n')).fields).toEqual([
      'line 2, column id: import.idUnknown',
      'line 3, column source_id: import.signDeleted',
    ])
  })

  test('a failure in the transaction leaves neither rows nor files', async () => {
    await sql`create function fail() returns trigger language plpgsql as $$ begin raise exception 'disk full'; end $$`.execute(
      db,
    )
    await sql`create trigger fail before insert on published_sign execute function fail()`.execute(db)
    try {
      const { run, context } = await importing(
        'gloss,translation.pt,location,framing_image\nA,a,x,a.png\n',
        { publish: true, createValues: true },
        { 'a.png': { colour: 'red' } },
      )
      await expect(run()).rejects.toThrow('disk full')
      expect([
        await countRows(db, 'sign'),
        await countRows(db, 'vocabulary_entry'),
        await countRows(db, 'media'),
      ]).toEqual([0, 0, 0])
      for await (const key of context.storage.list()) throw new Error(key)
    } finally {
      await sql`drop function fail cascade`.execute(db)
    }
  })
})
