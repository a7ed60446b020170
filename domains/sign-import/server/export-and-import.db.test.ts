import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { parse } from 'csv-parse/sync'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { openPromise } from 'yauzl'
import { aVideo } from '#domains/media/server/video.fixture.ts'
import { exportCommand } from '#domains/signs/index.ts'
import { createImportHarness } from '#domains/signs/server/import/import.fixture.ts'
import { importSigns } from '#domains/signs/server/import/import-signs.ts'
import {
  countRows,
  makeContext,
  makeDictionary,
  makeFolder,
  now,
  rejectionOf,
  removeSigns,
} from '#domains/signs/server/signs.fixture.ts'
import { system } from '#platform/actor.ts'
import { useDatabase } from '#tests/database.ts'
import { resetDatabase } from '#tests/reset-database.ts'
import { temporaryFolder } from '#tests/temporary-folder.ts'
import { fileWith, zipOf } from './archive/archive.fixture.ts'
import { importFileCommand } from './import-command.ts'

const { db } = await useDatabase()
const { signs } = createImportHarness(db)
const call = { progress: () => {} }

beforeEach(() => makeDictionary(db))

/** A dictionary with every kind of reference between signs, and files of equal names. */
async function fillFirstInstallation() {
  const folder = await makeFolder({
    'unused.csv': 'gloss\nUNUSED\n',
    'one/signs.csv': `source,source_id,gloss,translation.pt,translation.mi,location,handshape_dominant,video,framing_image,media_licence,relations,minimal_pairs,notes,example.pt,example_signs,example_video
lexicon,70007,CASA,casa;lar | moradia,whare,near-the-mouth,my-hand,casa.mp4,casa.png,CC0,synonym:MESA,MESA,general:private:ask,Moro aqui. | Fim.,70007 MESA,| said.mp4
,,MESA,mesa,,,my-hand,,,,,CASA,,,,
`,
    'one/casa.mp4': await aVideo({ seed: 1 }),
    'one/casa.jpg': { colour: 'blue' },
    'one/said.mp4': await aVideo({ seed: 2 }),
    'one/casa.png': { colour: 'red' },
    'one/location.near-the-mouth.png': { colour: 'green' },
    'one/my-hand.png': { colour: 'yellow' },
    'two/signs.csv': 'gloss,translation.pt,video,status\n#9,nove,casa.mp4,\nBOM DIA,bom dia,,pending\n',
    'two/casa.mp4': await aVideo({ seed: 3 }),
  })
  const context = makeContext(db, folder)
  const run = (file: string) =>
    importSigns(context, { file: join(folder, file), createValues: true, publish: true })
  await run('unused.csv')
  await run('two/signs.csv')
  await run('one/signs.csv')
  const numbers = new Map((await signs()).map(({ id, document }) => [document.texts.gloss, id]))
  const of = (gloss: string) => numbers.get(gloss) ?? 0
  await writeFile(
    join(folder, 'three.csv'),
    `gloss,example.pt,example_signs,relations\nMESA,Sento.,${of('CASA')} ${of('BOM DIA')} cl:x,see_also:#${of('#9')}\n`,
  )
  await run('three.csv')
  await removeSigns(context, { actor: system, ids: [of('UNUSED')] })
  return context
}

async function exportZip(context: Awaited<ReturnType<typeof fillFirstInstallation>>) {
  const file = join(await temporaryFolder(), 'export.zip')
  await exportCommand(context, { file, format: 'csv', withMedia: true })
  return file
}

/** The files of a ZIP, by path. */
async function filesOf(path: string): Promise<Map<string, Buffer>> {
  const zip = await openPromise(path, { autoClose: false })
  const files = new Map<string, Buffer>()
  for await (const entry of zip.eachEntry())
    files.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)))
  zip.close()
  return files
}

const entryOf = (list: string, value: string) =>
  db
    .selectFrom('vocabularyEntry')
    .selectAll()
    .where('list', '=', list)
    .where('value', '=', value)
    .executeTakeFirstOrThrow()
const textsOf = async (id: number) => {
  const texts = await db.selectFrom('vocabularyText').selectAll().where('entryId', '=', id).execute()
  return Object.fromEntries(texts.map(({ language, description }) => [language, description]))
}

const keptByProgram = ['id', 'author', 'publisher', 'approver', 'created_at', 'changed_at', 'published_at']

/** The rows of an export, without what each installation counts for itself, and the hashes of its files. */
async function contentOf(path: string) {
  const files = await filesOf(path)
  const rows = parse(files.get('signs.csv') ?? '', { columns: true }) as Record<string, string>[]
  const glosses = new Map(rows.map(({ id, gloss }) => [id, gloss]))
  const signs = rows.map((row) => {
    const named = (row.example_signs ?? '').replace(
      /\d+/g,
      (number) => glosses.get(number)?.replace(' ', '-') ?? number,
    )
    const relations = (row.relations ?? '').replace(
      /#\d+/g,
      (number) => glosses.get(number.slice(1)) ?? number,
    )
    const kept = Object.entries({ ...row, relations, example_signs: named })
    return Object.fromEntries(kept.filter(([column]) => !keptByProgram.includes(column)))
  })
  // A poster is encoded again by each installation.
  const hashOf = (name: string, content: Buffer) =>
    name.endsWith('.webp') ? '' : createHash('sha256').update(content).digest('hex')
  const hashes = [...files].flatMap(([name, content]) =>
    name === 'signs.csv' ? [] : `${name} ${hashOf(name, content)}`,
  )
  return {
    signs: signs.toSorted((a, b) => (a.gloss ?? '').localeCompare(b.gloss ?? '')),
    files: hashes.sort(),
  }
}

describe('an export with media', () => {
  test('brings names, groups and features of values that the other installation creates [SGN-14] [REF-02]', async () => {
    const context = await fillFirstInstallation()
    const head = await entryOf('handshape-of-hand', 'my-hand')
    const features = {
      fingers: ['index'],
      joints: 'straight',
      thumb: null,
      spreading: null,
      aperture: null,
      unselected: 'closed',
    }
    await db
      .insertInto('vocabularyEntry')
      .values({ list: 'handshape-of-hand', value: 'a-head', position: 900, symbol: 'S10000' })
      .execute()
    const { id: headId } = await entryOf('handshape-of-hand', 'a-head')
    await db
      .updateTable('vocabularyEntry')
      .set({ groupId: headId, features: JSON.stringify(features), searchable: false })
      .where('id', '=', head.id)
      .execute()
    await db
      .insertInto('vocabularyText')
      .values([
        { entryId: head.id, language: 'pt', description: 'minha mão' },
        { entryId: head.id, language: 'mi', description: 'taku ringa' },
        { entryId: headId, language: 'pt', description: 'dedo indicador' },
      ])
      .execute()
    const file = await exportZip(context)

    await resetDatabase(db)
    await makeDictionary(db)
    const second = makeContext(db, await temporaryFolder())
    await importFileCommand(second, { file, ignoreIds: true, createValues: true, publish: true }, call)
    const created = await entryOf('handshape-of-hand', 'my-hand')
    const createdHead = await entryOf('handshape-of-hand', 'a-head')
    expect(created).toMatchObject({ groupId: createdHead.id, features, searchable: false })
    expect(createdHead.symbol).toBe('S10000')
    expect(await textsOf(created.id)).toEqual({ mi: 'taku ringa', pt: 'minha mão' })
    expect(await textsOf(createdHead.id)).toEqual({ pt: 'dedo indicador' })
  })

  test('whose description of values is damaged is refused, and nothing is written [SGN-14]', async () => {
    const folder = await makeFolder({
      'signs.csv': 'gloss,location\nCASA,x\n',
      'reference-values.json': '[{}]',
    })
    const options = { file: join(folder, 'signs.csv'), createValues: true }
    expect(await rejectionOf(importSigns(makeContext(db, folder), options))).toMatchObject({
      code: 'import.valuesUnreadable',
    })
    expect(await signs()).toEqual([])
  })

  test('enters an empty installation, and the export of that one is equal [SGN-14] [SGN-16]', async () => {
    const first = await exportZip(await fillFirstInstallation())
    const before = await contentOf(first)
    expect(before.signs.map(({ gloss, status }) => [gloss, status])).toEqual([
      ['#9', 'published'],
      ['BOM DIA', 'pending'],
      ['CASA', 'published'],
      ['MESA', 'published'],
    ])
    expect(before.files.map((line) => line.split(' ')[0]?.replace(/-\d+/, '-N'))).toEqual([
      'media/casa-N.mp4',
      'media/casa.mp4',
      'media/casa.png',
      'media/casa.webp',
      'media/said.mp4',
      'reference-values.json',
      'values/handshape-of-hand.my-hand.png',
      'values/location.near-the-mouth.png',
    ])

    await resetDatabase(db)
    await makeDictionary(db)
    const second = makeContext(db, await temporaryFolder())
    const { notices, counts } = await importFileCommand(
      second,
      { file: first, ignoreIds: true, createValues: true, publish: true },
      call,
    )
    expect(notices).toEqual([])
    expect(counts).toMatchObject({ created: 4, published: 3, values: 3, languages: 1 })
    expect(await contentOf(await exportZip(second))).toEqual(before)

    const again = await importFileCommand(second, { file: first, ignoreIds: true, publish: true }, call)
    expect(again.counts).toMatchObject({ created: 0, unchanged: 4, files: 0 })
  })

  test('without --ignore-ids each of its numbers is unknown in another installation [SGN-14]', async () => {
    const first = await exportZip(await fillFirstInstallation())
    await resetDatabase(db)
    await makeDictionary(db)
    const second = makeContext(db, await temporaryFolder())
    const refused = await rejectionOf(
      importFileCommand(second, { file: first, createValues: true, publish: true }, call),
    )
    expect(refused.fields.filter(({ code }) => code === 'import.idUnknown')).toHaveLength(4)
    expect(await countRows(db, 'sign')).toBe(0)
  })

  test('names signs that it lacks in notices, and leaves them out [SGN-14]', async () => {
    const context = await fillFirstInstallation()
    const numbers = new Map((await signs()).map(({ id, document }) => [document.texts.gloss, id]))
    const gone = numbers.get('BOM DIA') ?? 0
    await removeSigns(context, { actor: system, ids: [gone] })
    const zip = await filesOf(await exportZip(context))
    await resetDatabase(db)
    await makeDictionary(db)
    const folder = await makeFolder({ 'signs.csv': zip.get('signs.csv') ?? '' })
    const { notices } = await importSigns(makeContext(db, folder), {
      file: join(folder, 'signs.csv'),
      ignoreIds: true,
      createValues: true,
    })
    expect(notices.filter(({ code }) => code === 'import.signElsewhere')).toMatchObject([
      { params: { column: 'example_signs', sign: `${gone}` } },
    ])
    const mesa = (await signs()).find(({ document }) => document.texts.gloss === 'MESA')
    expect(mesa?.document.examples.map(({ signs: tokens }) => tokens)).toEqual(['CASA cl:x'])
  })

  test('a number that two rows of the file have is an error', async () => {
    const folder = await makeFolder({ 'signs.csv': 'id,gloss\n5,A\n5,B\n' })
    const refused = await rejectionOf(
      importSigns(makeContext(db, folder), { file: join(folder, 'signs.csv'), ignoreIds: true }),
    )
    expect(refused.fields).toMatchObject([{ field: 'line 3, column id', code: 'import.signTwice' }])
  })

  test('contains of a trimmed recording only the part that is shown [SGN-07]', async () => {
    const context = await fillFirstInstallation()
    const { rows } = await sql<{ id: number }>`select id from media where original_name = 'said.mp4'`.execute(
      db,
    )
    const part = await aVideo({ seed: 9 })
    await context.storage.write('said/part.mp4', part)
    await sql`update media set trim_start_ms = 100, trim_end_ms = 300 where id = ${rows[0]?.id}`.execute(db)
    await sql`update media_file set key = 'said/part.mp4' where media_id = ${rows[0]?.id} and role = 'web'`.execute(
      db,
    )
    const files = await filesOf(await exportZip(context))
    expect(files.get('media/said.mp4')?.equals(part)).toBe(true)
  })
})

describe('a ZIP on the command line', () => {
  const refusalOf = async (zip: Buffer) => {
    const file = await fileWith(zip)
    return (await rejectionOf(importFileCommand(makeContext(db, await temporaryFolder()), { file }, call)))
      .code
  }

  test('needs exactly one CSV file [SGN-14]', async () => {
    const table = { path: 'a.csv', content: Buffer.from('gloss\nA\n') }
    const media = { path: 'a.mp4', content: await aVideo() }
    expect(await refusalOf(await zipOf([media]))).toBe('import.archiveTable')
    expect(await refusalOf(await zipOf([table, { ...table, path: 'b.csv' }]))).toBe('import.archiveTable')
    expect(await refusalOf(Buffer.from('no ZIP'))).toBe('import.archiveUnreadable')
  })

  test('that does not exist is named', async () => {
    const context = makeContext(db, await temporaryFolder())
    const missing = await rejectionOf(importFileCommand(context, { file: '/nowhere/a.zip' }, call))
    expect([missing.code, missing.params.file]).toEqual(['import.fileMissing', '/nowhere/a.zip'])
  })

  test('gives its name to signs without source, as a CSV file does', async () => {
    const file = await fileWith(
      await zipOf([{ path: 'a.csv', content: Buffer.from('source_id,gloss\n1,A\n') }]),
      'lexicon.zip',
    )
    await importFileCommand(makeContext(db, await temporaryFolder()), { file }, call)
    expect((await signs()).map(({ source }) => source)).toEqual(['lexicon'])
  })
})

test('a file is exported completely or not at all', async () => {
  const context = await fillFirstInstallation()
  const file = join(await temporaryFolder(), 'export.zip')
  await writeFile(file, 'the export of yesterday')
  const { rows } = await sql<{ key: string }>`select key from media_file where role = 'original'`.execute(db)
  await context.storage.delete(rows[0]?.key ?? '')
  const refused = await rejectionOf(
    exportCommand({ ...context, now: () => now }, { file, format: 'csv', withMedia: true }),
  )
  expect(refused.code).toBe('media.notFound')
  expect(await readFile(file, 'utf8')).toBe('the export of yesterday')
})
