import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { aVideo } from '#domains/media/server/video.fixture.ts'
import { useDatabase } from '#tests/database.ts'
import { aDocument, countRows, makeDictionary, makeValue, saveChanges } from '../signs.fixture.ts'
import { createImportHarness } from './import.fixture.ts'
import { importSigns } from './import-signs.ts'

const { db } = await useDatabase()
const { importing, doImport, refused, signs, exported } = createImportHarness(db)
beforeEach(() => makeDictionary(db))

describe('an import', () => {
  test('creates pending signs, recorded as system in one change set [ROL-07]', async () => {
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

  test('changes nothing when it is repeated [SGN-14]', async () => {
    const { run, context } = await importing(
      'source_id,gloss,translation.pt,video,framing_image\n1,CASA,casa,a.mp4,a.png\n',
      { publish: true, createValues: true },
      {
        'a.mp4': await aVideo(),
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
      handshapes: 0,
      languages: 0,
      withoutTranslation: 0,
      files: 0,
    })
    expect(await exported()).toBe(before)
    expect(await countRows(db, 'change_set')).toBe(1)
    expect(await countRows(db, 'media')).toBe(2)
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

  test('relates signs to each other, including new ones', async () => {
    await doImport('gloss,relations,minimal_pairs\nA,synonym:B;antonym:C,C\nB,,\nC,hyponym:A,\n')
    const [a, b, c] = await signs()
    expect(a?.document.relations).toEqual([
      { kind: 'synonym', sign: b?.id },
      { kind: 'antonym', sign: c?.id },
    ])
    expect(a?.document.minimalPairs).toEqual([c?.id])
    expect(c?.document.relations).toEqual([{ kind: 'hyponym', sign: a?.id }])
  })

  test('can exchange the glosses of two signs', async () => {
    await doImport('source_id,gloss\n1,A\n2,B\n')
    await doImport('source_id,gloss\n1,B\n2,A\n')
    expect((await signs()).map(({ document }) => document.texts.gloss)).toEqual(['B', 'A'])
  })

  test('publishes the signs of the file on request', async () => {
    const { counts } = await doImport('gloss,translation.pt\nCASA,casa\nBOLA,\n', { publish: true })
    expect(counts.published).toBe(1)
    expect((await signs()).map(({ status }) => status)).toEqual(['published', 'pending'])
    expect(await countRows(db, 'published_sign')).toBe(1)
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

  test('with dry run reports what it would do and writes nothing', async () => {
    const { run, context } = await importing(
      'gloss,location,framing_image\nA,x,a.png\n',
      { dryRun: true, createValues: true },
      { 'a.png': { colour: 'blue' }, 'x.png': { colour: 'red' } },
    )
    expect((await run()).counts).toMatchObject({ created: 1, values: 1, files: 2 })
    expect([
      await countRows(db, 'sign'),
      await countRows(db, 'vocabulary_entry'),
      await countRows(db, 'media'),
    ]).toEqual([0, 0, 0])
    for await (const key of context.storage.list()) throw new Error(key)
  })

  test('replaces the demonstration in the same transaction', async () => {
    const demo = await importing(
      'source_id,gloss,translation.pt,video\n1,CASA,casa,a.mp4\n',
      { source: 'demo', publish: true },
      { 'a.mp4': await aVideo() },
    )
    await demo.run()
    const [shown] = await signs()
    await saveChanges(db, [
      { document: aDocument('OTHER', { relations: [{ kind: 'synonym', sign: shown?.id ?? 0 }] }) },
    ])
    const text = 'source_id,gloss\n7,CASA\n'
    expect((await refused(text)).fields).toEqual(['line 2, column gloss: import.glossHeldByDemo'])

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
    expect([await countRows(db, 'media'), await countRows(db, 'published_sign')]).toEqual([0, 0])
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

  test('missing ones are created on request, with pictures, in the order of their codes', async () => {
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

  test('a language that only people use is treated as missing until it is created for translations', async () => {
    await sql`insert into language (code, other_language) values ('fr', true)`.execute(db)
    const text = 'gloss,translation.fr\nA,maison\n'
    expect((await refused(text)).fields).toEqual(['line 1, column translation.fr: import.languageUnknown'])
    await doImport(text, { createValues: true })
    expect((await sql`select other_language from language where code = 'fr'`.execute(db)).rows).toEqual([
      { otherLanguage: false },
    ])
    await sql`update language set other_language = true where code = 'fr'`.execute(db)
    await doImport('gloss,translation.fr\nB,arbre\n')
  })

  test('a value is also found by an alias', async () => {
    const id = await makeValue(db, 'location', 'head')
    await sql`update vocabulary_entry set aliases = '{Top_of_skull}' where id = ${id}`.execute(db)
    await doImport('gloss,location\nA,Top_of_skull\nB,top of SKULL\nC,Head\n')
    expect((await signs()).map(({ document }) => document.values.location)).toEqual([[id], [id], [id]])
  })

  test('an ambiguous normalized name finds no value', async () => {
    await makeValue(db, 'location', 'up-per')
    await makeValue(db, 'location', 'upper')
    await expect(doImport('gloss,location\nA,Upper\n')).rejects.toMatchObject({ code: 'import.failed' })
    await doImport('gloss,location\nA,up-per\n')
    expect(await signs()).toHaveLength(1)
  })
})
