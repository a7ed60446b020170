import { createHash } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { parse } from 'csv-parse/sync'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import yauzl, { type Entry, type ZipFile } from 'yauzl'
import { openPublishedDictionary } from '#domains/publication/index.ts'
import { createImportHarness } from '#domains/signs/server/import/import.fixture.ts'
import {
  aDocument,
  insertAccounts,
  makeDictionary,
  makeMedia,
  makeValue,
  now,
  publishSigns,
  saveSign,
} from '#domains/signs/server/signs.fixture.ts'
import type { Actor } from '#platform/actor.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { cast } from '#tests/cast.ts'
import { useDatabase } from '#tests/database.ts'
import { csvwProblems, frictionlessProblems } from '../data-package/validate-package.fixture.ts'
import { parseSignListQuery } from '../sign-list.input.ts'
import { exportSignList } from './export-sign-list.ts'
import { openPanelSigns } from './open-panel-signs.ts'

const database = await useDatabase()
const { db } = database
const { ana, bruno, carla } = cast
const { doImport } = createImportHarness(db)
const context = { db, now: () => now, requireSignerConsent: false, mails: { enqueue: async () => 0 } }

beforeEach(async () => {
  await makeDictionary(db)
  await insertAccounts(db, [ana, bruno, carla])
})

async function exportedBy(
  actor: Actor,
  currentActor: () => Promise<Actor> = async () => actor,
  settings: { offersOriginals?: boolean } = {},
) {
  const dictionary = await openPublishedDictionary({ database })
  await dictionary.close()
  const panelSigns = openPanelSigns({ db, defaultLanguage: () => 'pt' })
  const site = {
    platform: 'signbank',
    origin: 'https://signs.example',
    offersOriginals: false,
    timeZone: 'UTC',
    now: () => now,
    requireSignerConsent: false,
    ...settings,
  }
  return exportSignList({ db, dictionary, panelSigns, ...site }, actor, {
    scope: 'all',
    format: 'package',
    query: parseSignListQuery(new URLSearchParams()),
    locale: 'pt',
    currentActor,
  })
}

const openZip = promisify<Buffer, yauzl.Options, ZipFile>(yauzl.fromBuffer)

/** The files of a ZIP by their paths, as texts. */
async function filesOf(zip: Buffer): Promise<Record<string, string>> {
  const file = await openZip(zip, { lazyEntries: true })
  const read = promisify(file.openReadStream.bind(file)) as (entry: Entry) => Promise<NodeJS.ReadableStream>
  const files: Record<string, string> = {}
  return new Promise((resolve, reject) => {
    file.on('error', reject)
    file.on('end', () => resolve(files))
    file.on('entry', async (entry: Entry) => {
      files[entry.fileName] = await text(await read(entry))
      file.readEntry()
    })
    file.readEntry()
  })
}

const bufferOf = async (chunks: AsyncIterable<string | Uint8Array>) =>
  Buffer.concat((await Array.fromAsync(chunks)).map((chunk) => Buffer.from(chunk)))
const packageOf = async (actor: Actor) => filesOf(await bufferOf(await exportedBy(actor)))
const rowsOf = (csv = '') => parse(csv, { columns: true }) as Record<string, string>[]

async function create(gloss: string, author: Actor, facts: Parameters<typeof aDocument>[1] = {}) {
  return (await saveSign(db, aDocument(gloss, facts), author)).id
}

describe('the data package', () => {
  test('has the signs, the values they refer to, their media, and check sums that are right [SGN-14]', async () => {
    const head = await makeValue(db, 'location', 'head')
    const media = await makeMedia(db, 'casa.mp4')
    await db
      .insertInto('mediaFile')
      .values({ mediaId: media, role: 'original', key: '1/a.mp4', mime: 'video/mp4', bytes: 12 })
      .execute()
    const id = await create('CASA', bruno, { values: { location: [head] }, media: [{ role: 'main', media }] })
    const files = await packageOf(ana)
    expect(Object.keys(files)).toEqual([
      'README.txt',
      'LICENSE.txt',
      'CITATION.cff',
      'reference-lists.csv',
      'signs.csv',
      'media.csv',
      'csv-metadata.json',
      'datapackage.json',
      'SHA256SUMS',
    ])
    expect(rowsOf(files['signs.csv'])).toMatchObject([{ id: String(id), gloss: 'CASA', location: 'head' }])
    expect(rowsOf(files['reference-lists.csv'])).toContainEqual(
      expect.objectContaining({ list: 'location', value: 'head' }),
    )
    expect(rowsOf(files['media.csv'])).toMatchObject([
      { sign_id: String(id), role: 'main', url: 'https://signs.example/media/1/a.mp4', bytes: '12' },
    ])
    const { resources } = JSON.parse(files['datapackage.json'] ?? '')
    for (const { path, bytes, hash, schema } of resources) {
      const content = files[path] ?? ''
      expect(bytes).toBe(Buffer.byteLength(content))
      expect(hash).toBe(`sha256:${createHash('sha256').update(content).digest('hex')}`)
      const header = content.slice(0, content.indexOf('\n')).split(',')
      expect(schema.fields.map(({ name }: { name: string }) => name)).toEqual(header)
    }
    const sums = files.SHA256SUMS?.trim().split('\n') ?? []
    expect(sums.map((line) => line.slice(66))).toEqual(Object.keys(files).slice(0, -1))
    for (const line of sums)
      expect(line.slice(0, 64)).toBe(
        createHash('sha256')
          .update(files[line.slice(66)] ?? '')
          .digest('hex'),
      )
  })

  test('is valid by the rules of Frictionless Data and of CSV on the Web [SGN-14]', async () => {
    await sql`insert into language (code, position) values ('pt-BR', 9)`.execute(db)
    const media = await makeMedia(db, 'casa.mp4')
    const flags = { repeatedMovement: true, alternatingMovement: false }
    const casa = await create('CASA', carla, {
      values: { location: [await makeValue(db, 'location', 'head')] },
      translations: { pt: [['casa']], 'pt-BR': [['lar']] },
      media: [{ role: 'main', media }],
      flags,
    })
    await create('TREE', bruno, { flags: { inDictionary: true } })
    const later = { ...context, now: () => new Date('2026-11-21T12:00:00.123Z') }
    await publishSigns(later, { actor: ana, ids: [casa], withoutVideo: true })
    const files = await packageOf(ana)
    expect(rowsOf(files['signs.csv'])).toMatchObject([
      { published_at: '2026-11-21T12:00:00Z', repeated_movement: 'yes', alternating_movement: 'no' },
      { published_at: '', repeated_movement: '' },
    ])
    expect(frictionlessProblems(files)).toEqual([])
    expect(csvwProblems(files)).toEqual([])
  })

  test('names the uploaded file only where the installation offers originals [D43] [SGN-14]', async () => {
    const media = await makeMedia(db, 'casa.mp4')
    const file = { mediaId: media, mime: 'video/mp4', bytes: 12 }
    await db
      .insertInto('mediaFile')
      .values([
        { ...file, role: 'original', key: '1/original.mp4' },
        { ...file, role: 'web', key: '1/web.mp4' },
      ])
      .execute()
    await create('CASA', bruno, { media: [{ role: 'main', media, credit: 'UFSC' }] })
    const url = 'https://signs.example/media/1/web.mp4'
    expect(rowsOf((await packageOf(ana))['media.csv'])).toMatchObject([
      { url, original_url: '', credit: 'UFSC' },
    ])
    const offered = await filesOf(
      await bufferOf(await exportedBy(ana, async () => ana, { offersOriginals: true })),
    )
    expect(rowsOf(offered['media.csv'])).toMatchObject([
      { url, original_url: 'https://signs.example/media/1/original.mp4' },
    ])
  })

  test('has no cell that a spreadsheet runs [SGN-14]', async () => {
    const location = await makeValue(db, 'location', '=1+1')
    const media = await makeMedia(db, '-2+3.mp4')
    const credit = { licence: '+1', credit: '=HYPERLINK("x")', signer: 'Ana;@SUM(1)' }
    await create('CASA', bruno, {
      values: { location: [location] },
      media: [{ role: 'main', media, ...credit }],
    })
    const files = await packageOf(ana)
    expect(rowsOf(files['media.csv'])).toMatchObject([
      { name: "'-2+3.mp4", licence: "'+1", credit: '\'=HYPERLINK("x")', signer: "Ana;'@SUM(1)" },
    ])
    expect(rowsOf(files['signs.csv'])).toMatchObject([{ location: "'=1+1" }])
    expect(rowsOf(files['reference-lists.csv'])).toContainEqual(expect.objectContaining({ value: "'=1+1" }))
  })

  test('changes nothing when its signs are imported again [SGN-14]', async () => {
    await create('TREE', bruno, { translations: { pt: [['árvore', 'planta']] } })
    const files = await packageOf(ana)
    const { counts } = await doImport(files['signs.csv'] ?? '')
    expect(counts).toMatchObject({ rows: 1, unchanged: 1 })
  })

  test('has for a publisher what the list shows, and no media of signs that wait [SGN-14] [D16]', async () => {
    const media = await makeMedia(db, 'hidden.mp4')
    await create('HIDDEN', carla, { media: [{ role: 'main', media }] })
    await publishSigns(context, { actor: ana, ids: [await create('OPEN', carla)], withoutVideo: true })
    const files = await packageOf(bruno)
    expect(rowsOf(files['signs.csv']).map(({ gloss }) => gloss)).toEqual(['OPEN'])
    expect(JSON.stringify(files)).not.toMatch(/hidden/i)
  })

  test('that breaks off has no directory: no program takes it for complete [SGN-14]', async () => {
    await create('TREE', bruno)
    let calls = 0
    const chunks = await exportedBy(bruno, async () => {
      calls += 1
      if (calls === 2) throw new AppError('token.invalid')
      return bruno
    })
    const received: Uint8Array[] = []
    await expect(
      (async () => {
        for await (const chunk of chunks) received.push(Buffer.from(chunk))
      })(),
    ).rejects.toMatchObject({ code: 'token.invalid' })
    expect(received.length).toBeGreaterThan(0)
    await expect(filesOf(Buffer.concat(received))).rejects.toThrow()
  })
})
