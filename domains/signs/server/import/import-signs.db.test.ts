import { join } from 'node:path'
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { system } from '#platform/actor.ts'
import { useDatabase } from '#tests/database.ts'
import { anyDocument } from '../../document.arbitrary.ts'
import { exportSigns } from '../export-signs.ts'
import { publishSigns, removeSigns } from '../move-signs.ts'
import { loadSigns } from '../sign.queries.ts'
import {
  aDocument,
  count,
  makeContext,
  makeDictionary,
  makeFolder,
  makeValue,
  now,
  refusalOf,
  save,
} from '../signs.fixture.ts'
import type { ImportOptions } from './import-options.ts'
import { importSigns } from './import-signs.ts'

const { db } = await useDatabase()
beforeEach(() => makeDictionary(db))

/** Imports a CSV text with files beside it. */
async function importing(
  text: string | Uint8Array,
  options: Partial<ImportOptions> = {},
  files: Parameters<typeof makeFolder>[0] = {},
) {
  const folder = await makeFolder({ ...files, 'signs.csv': text })
  const context = makeContext(db, folder)
  return { context, folder, run: () => importSigns(context, { file: join(folder, 'signs.csv'), ...options }) }
}
const doImport = async (...args: Parameters<typeof importing>) => (await importing(...args)).run()
const refused = async (...args: Parameters<typeof importing>) => {
  const error = await refusalOf(doImport(...args))
  return { code: error.code, fields: error.fields.map(({ field, code }) => `${field}: ${code}`), error }
}
const signs = async () => {
  const { rows } = await sql<{ id: number }>`select id from sign order by id`.execute(db)
  return [
    ...(
      await loadSigns(
        db,
        rows.map(({ id }) => id),
      )
    ).values(),
  ]
}
const exported = async (format: 'csv' | 'json' = 'csv') => {
  let text = ''
  for await (const piece of exportSigns(db, format)) text += piece
  return text
}

describe('an import', () => {
  test('makes pending signs, recorded as system in one change set [ROL-07]', async () => {
    const { counts } = await doImport(
      'gloss,translation.pt,status\nCASA,casa;lar,published\nBOLA,bola,published\n',
    )
    expect(counts).toMatchObject({ rows: 2, created: 2, changed: 0, published: 0 })
    expect(
      (await signs()).map(({ document, status, authorId }) => [document.texts.gloss, status, authorId]),
    ).toEqual([
      ['CASA', 'pending', null],
      ['BOLA', 'pending', null],
    ])
    expect((await sql`select actor_id, kind, label from change_set`.execute(db)).rows).toEqual([
      { actorId: null, kind: 'import', label: 'signs' },
    ])
  })

  test('changes nothing when it is done again [SGN-14]', async () => {
    const { run, context } = await importing(
      'source_id,gloss,translation.pt,video,framing_image\n1,CASA,casa,a.mp4,a.png\n',
      { publish: true, createValues: true },
      {
        'a.mp4': 'video',
        'pictures/a.png': { colour: 'red' },
      },
    )
    await run()
    const before = await exported()
    expect((await run()).counts).toEqual({
      rows: 1,
      created: 0,
      changed: 0,
      unchanged: 1,
      published: 0,
      values: 0,
      languages: 0,
      files: 0,
    })
    expect(await exported()).toBe(before)
    expect(await count(db, 'change_set')).toBe(1)
    expect(await count(db, 'media')).toBe(2)
    let files = 0
    for await (const _ of context.storage.list()) files++
    expect(files).toBe(4)
  })

  test('finds the sign by id, then by source and source id, then by gloss [SGN-17]', async () => {
    await doImport('source_id,gloss,lemma\n1,A,\n2,B,\n,C,\n', { source: 'x' })
    const [a] = await signs()
    await doImport(`id,source_id,gloss,lemma\n${a?.id},,A,by id\n,2,B-NEW,by source id\n,,C,by gloss\n`, {
      source: 'x',
    })
    expect(
      (await signs()).map(({ document, sourceId }) => [sourceId, document.texts.gloss, document.texts.lemma]),
    ).toEqual([
      [null, 'A', 'by id'],
      ['2', 'B-NEW', 'by source id'],
      [null, 'C', 'by gloss'],
    ])
  })

  test('relates signs to one another, also to those that it makes', async () => {
    await doImport('gloss,relations,minimal_pairs\nA,synonym:B;antonym:C,C\nB,,\nC,hyponym:A,\n')
    const [a, b, c] = await signs()
    expect(a?.document.relations).toEqual([
      { kind: 'synonym', sign: b?.id },
      { kind: 'antonym', sign: c?.id },
    ])
    expect(a?.document.minimalPairs).toEqual([c?.id])
    expect(c?.document.relations).toEqual([{ kind: 'hyponym', sign: a?.id }])
  })

  test('lets two signs of the file exchange their glosses', async () => {
    await doImport('source_id,gloss\n1,A\n2,B\n')
    await doImport('source_id,gloss\n1,B\n2,A\n')
    expect((await signs()).map(({ document }) => document.texts.gloss)).toEqual(['B', 'A'])
  })

  test('publishes what it holds when the operator says so', async () => {
    const { counts } = await doImport('gloss,translation.pt\nCASA,casa\nBOLA,\n', { publish: true })
    expect(counts.published).toBe(1)
    expect((await signs()).map(({ status }) => status)).toEqual(['published', 'pending'])
    expect(await count(db, 'published_sign')).toBe(1)
  })

  test('leaves the public document of a changed sign until it is published again [D21]', async () => {
    await doImport('gloss,translation.pt\nCASA,casa\n', { publish: true })
    await doImport('gloss,translation.pt\nCASA,lar\n')
    const words = sql<{
      word: string
    }>`select document->'translations'->'pt'->0->>0 as word from published_sign`
    expect((await words.execute(db)).rows).toEqual([{ word: 'casa' }])
    expect((await doImport('gloss,translation.pt\nCASA,lar\n', { publish: true })).counts).toMatchObject({
      published: 1,
    })
    expect((await words.execute(db)).rows).toEqual([{ word: 'lar' }])
  })

  test('with dry run tells what it would do and writes nothing', async () => {
    const { run, context } = await importing(
      'gloss,location,framing_image\nA,x,a.png\n',
      { dryRun: true, createValues: true },
      { 'a.png': { colour: 'blue' }, 'x.png': { colour: 'red' } },
    )
    expect((await run()).counts).toMatchObject({ created: 1, values: 1, files: 2 })
    expect([await count(db, 'sign'), await count(db, 'vocabulary_entry'), await count(db, 'media')]).toEqual([
      0, 0, 0,
    ])
    for await (const key of context.storage.list()) throw new Error(key)
  })

  test('takes the place of the demo in the same transaction', async () => {
    const demo = await importing(
      'source_id,gloss,translation.pt,video\n1,CASA,casa,a.mp4\n',
      { source: 'demo', publish: true },
      { 'a.mp4': 'clip' },
    )
    await demo.run()
    const [shown] = await signs()
    await save(db, [
      { document: aDocument('OTHER', { relations: [{ kind: 'synonym', sign: shown?.id ?? 0 }] }) },
    ])
    const text = 'source_id,gloss\n7,CASA\n'
    expect((await refused(text)).fields).toEqual(['line 2, column gloss: import.glossHeld'])

    const file = join((await importing(text)).folder, 'signs.csv')
    await importSigns(demo.context, { file, replaceDemo: true })
    expect(
      (await signs()).map(({ source, document }) => [
        source,
        document.texts.gloss,
        document.relations.length,
      ]),
    ).toEqual([
      [null, 'OTHER', 0],
      ['signs', 'CASA', 0],
    ])
    expect([await count(db, 'media'), await count(db, 'published_sign')]).toEqual([0, 0])
    for await (const key of demo.context.storage.list()) throw new Error(key)
  })
})

describe('reference values and languages', () => {
  test('missing ones are errors by line and column', async () => {
    const text = 'gloss,location,translation.mi\nA,known,\nB,unknown,\n'
    await makeValue(db, 'location', 'known')
    expect((await refused(text)).fields).toEqual([
      'line 1, column translation.mi: import.languageUnknown',
      'line 3, column location: import.valueUnknown',
    ])
  })

  test('missing ones are made when the operator says so, with pictures, in the order of their codes', async () => {
    await makeValue(db, 'location', '0')
    const text = 'gloss,location,translation.mi\nA,1.10,whare\nB,1.9,\nC,1.10,\n'
    const { counts } = await doImport(text, { createValues: true }, { 'places/1.9.png': { colour: 'red' } })
    expect(counts).toMatchObject({ values: 2, languages: 1, files: 1 })
    const { rows } = await sql`
      select value, position, picture_id is not null as pictured from vocabulary_entry where list = 'location' order by position`.execute(
      db,
    )
    expect(rows).toEqual([
      { value: '0', position: 0, pictured: false },
      { value: '1.9', position: 1, pictured: true },
      { value: '1.10', position: 2, pictured: false },
    ])
    const { rows: names } = await sql<{ description: string }>`
      select description from language_text join language on id = language_id where code = 'mi' and in_language = 'hu'`.execute(
      db,
    )
    expect(names).toEqual([{ description: 'maori' }])
    expect((await sql`select other_language from language where code = 'mi'`.execute(db)).rows).toEqual([
      { otherLanguage: false },
    ])
  })

  test('a value is also found by another name that its list knows', async () => {
    const id = await makeValue(db, 'location', 'head')
    await sql`update vocabulary_entry set aliases = '{HEAD}' where id = ${id}`.execute(db)
    await doImport('gloss,location\nA,HEAD\n')
    expect((await signs())[0]?.document.values.location).toEqual([id])
  })
})

describe('files', () => {
  test('pictures are kept and made smaller, videos kept with the poster beside them', async () => {
    const { run, context } = await importing(
      'gloss,video,framing_image\nA,a.mp4,a.png\n',
      {},
      {
        'a.png': { colour: 'red' },
        'clips/more/a.mp4': 'video',
        'clips/more/a.jpg': { colour: 'blue' },
      },
    )
    await run()
    const { rows } = await sql<{ key: string }>`
      select kind, original_name, role, mime, width, height, key from media join media_file on media_id = id order by kind, role`.execute(
      db,
    )
    expect(rows.map(({ key, ...row }) => Object.values(row).join(' '))).toEqual([
      'image a.png original image/png 1500 300',
      'image a.png web image/webp 1200 240',
      'video a.mp4 original video/mp4  ',
      'video a.mp4 poster image/webp 1200 240',
      'video a.mp4 web video/mp4  ',
    ])
    for (const { key } of rows) {
      expect(key).toMatch(/^\d+\/[0-9a-f]{24}\.\w+$/)
      expect(await context.storage.stat(key)).toBeDefined()
    }
  })

  test('one content is stored once, under whatever names', async () => {
    await doImport(
      'gloss,framing_image\nA,a.png\nB,b.png\n',
      {},
      { 'a.png': { colour: 'red' }, 'b.png': { colour: 'red' } },
    )
    expect(await count(db, 'media')).toBe(1)
  })

  test('an absent one is reported and what the sign has stays', async () => {
    await doImport('gloss,framing_image\nA,a.png\n', {}, { 'a.png': { colour: 'red' } })
    const { notices, counts } = await doImport('gloss,framing_image\nA,b.png\n')
    expect(notices).toMatchObject([{ field: 'line 2, column framing_image', code: 'import.fileAbsent' }])
    expect(counts.unchanged).toBe(1)
  })

  test.each<[string, string, Parameters<typeof makeFolder>[0], string]>([
    [
      'found twice',
      'a.png',
      { 'x/a.png': { colour: 'red' }, 'y/a.png': { colour: 'red' } },
      'import.fileTwice',
    ],
    ['that is no picture', 'a.png', { 'a.png': 'hello' }, 'import.fileUnreadable'],
    [
      'that is SVG under another name',
      'a.png',
      { 'a.png': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>' },
      'import.fileUnreadable',
    ],
    ['of another kind', 'a.mp4', { 'a.mp4': 'x' }, 'import.fileType'],
    ['with a path', '../a.png', { 'a.png': { colour: 'red' } }, 'import.filePath'],
  ])('one %s is an error and nothing is written', async (_says, name, files, code) => {
    expect((await refused(`gloss,framing_image\nB,\nA,${name}\n`, {}, files)).fields).toEqual([
      `line 3, column framing_image: ${code}`,
    ])
    expect(await count(db, 'sign')).toBe(0)
  })

  test('more than two folders below is too far', async () => {
    const { notices } = await doImport(
      'gloss,framing_image\nA,a.png\n',
      {},
      { '1/2/3/a.png': { colour: 'red' } },
    )
    expect(notices).toHaveLength(1)
  })
})

describe('bad input changes nothing and says what and where', () => {
  test.each<[string, string | Uint8Array, string]>([
    ['empty', '', 'import.empty'],
    ['without header', 'CASA,house\n', 'import.noHeader'],
    ['with Latin-1 bytes', new Uint8Array([103, 108, 111, 115, 115, 10, 233, 10]), 'import.notUtf8'],
    ['with wrong quotes', 'gloss,lemma\n"A,b\n', 'import.quotes'],
    ['with unknown columns', 'gloss,colour\nA,red\n', 'import.columns'],
    ['without a column that tells the sign', 'lemma\nA\n', 'import.noKey'],
    ['of 65 MB', new Uint8Array(65 * 1024 * 1024), 'import.tooLarge'],
  ])('a file %s', async (_says, text, code) => {
    expect((await refused(text)).code).toBe(code)
    expect(await count(db, 'change_set')).toBe(0)
  })

  test('a file that is not there', async () => {
    const context = makeContext(db, await makeFolder())
    expect((await refusalOf(importSigns(context, { file: '/nowhere/signs.csv' }))).code).toBe(
      'import.fileMissing',
    )
  })

  test('every error of the file is told in its order, a hundred at most', async () => {
    const rows = Array.from({ length: 300 }, (_, index) => `G${index},x\n`).join('')
    const { error } = await refused(`gloss,repeated_movement\n${rows}`)
    expect(error.params.count).toBe(300)
    expect(error.fields).toHaveLength(100)
    expect(error.fields[0]?.params).toMatchObject({ line: 2, column: 'repeated_movement', value: 'x' })
  })

  test('glosses and signs that stand twice, or belong to others', async () => {
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
    expect(await count(db, 'sign')).toBe(2)
  })

  test('unknown numbers and deleted signs', async () => {
    await doImport('source_id,gloss\n1,A\n')
    const [sign] = await signs()
    await removeSigns({ db, now: () => now }, { actor: system, ids: [sign?.id ?? 0] })
    expect((await refused('id,source_id,gloss\n999999,,B\n,1,A\n')).fields).toEqual([
      'line 2, column id: import.idUnknown',
      'line 3, column source_id: import.signDeleted',
    ])
  })

  test('what fails in the transaction leaves neither rows nor files', async () => {
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
        await count(db, 'sign'),
        await count(db, 'vocabulary_entry'),
        await count(db, 'media'),
      ]).toEqual([0, 0, 0])
      for await (const key of context.storage.list()) throw new Error(key)
    } finally {
      await sql`drop function fail cascade`.execute(db)
    }
  })
})

describe('an export', () => {
  test('imported again changes nothing, and exported again is the same to the byte [SGN-14]', async () => {
    await sql`insert into language (code, position) values ('mi', 9)`.execute(db)
    const documents = fc.sample(anyDocument, 30).map((document, index) => ({
      ...document,
      values: {},
      notes: [],
      relations: [],
      minimalPairs: [],
      media: [],
      examples: document.examples.map(({ texts, signs }) => ({ texts, signs })),
      texts: { ...document.texts, gloss: `${document.texts.gloss}${index}` },
    }))
    await save(
      db,
      documents.map((document) => ({ document })),
    )
    const before = await exported()
    expect((await doImport(before)).counts).toMatchObject({ rows: 30, unchanged: 30, created: 0, changed: 0 })
    expect(await exported()).toBe(before)
  })

  test('writes every column, identity first, and leaves deleted signs out', async () => {
    const kind = await makeValue(db, 'notes', 'general')
    const location = await makeValue(db, 'location', 'head')
    const saved = await save(db, [
      {
        document: aDocument('=A', {
          values: { location: [location] },
          notes: [{ kind, text: 'a;b', public: true }],
          relations: [{ kind: 'synonym', sign: -2 }],
        }),
        foreign: { source: 'x', sourceId: '1' },
      },
      { id: -2, document: aDocument('B', { flags: { repeatedMovement: true }, minimalPairs: [-3] }) },
      { id: -3, document: aDocument('C') },
    ])
    const [a, b, c] = saved.map(({ id }) => id)
    await publishSigns({ db, now: () => now }, { actor: system, ids: [a ?? 0] })
    await removeSigns({ db, now: () => now }, { actor: system, ids: [c ?? 0] })
    const [header, first, second, ...rest] = (await exported()).split('\n')
    expect(header).toMatch(
      /^id,source,source_id,gloss,gloss_en,lemma,lemma_en,translation\.pt,translation\.en,/,
    )
    expect(header).toMatch(/,status,author,publisher,approver,created_at,changed_at,published_at$/)
    expect(first).toMatch(new RegExp(`^${a},x,1,'=A,`))
    expect(first).toContain(`synonym:B`)
    expect(first).toContain('general:public:a\\;b')
    expect(second).toContain(`,yes,`)
    expect(second).toContain(`#${c}`)
    expect(rest).toEqual([''])

    const {
      signs: [json],
    } = JSON.parse(await exported('json'))
    expect(json).toMatchObject({
      id: a,
      source: 'x',
      gloss: '=A',
      location: 'head',
      relations: [{ kind: 'synonym', id: b, gloss: 'B' }],
      status: 'published',
    })
  })
})
