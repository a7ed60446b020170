import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { aVideo } from '#domains/media/server/video.fixture.ts'
import { useDatabase } from '#tests/database.ts'
import { countRows, makeDictionary, type makeFolder } from '../signs.fixture.ts'
import { createImportHarness } from './import.fixture.ts'
import { importSigns } from './import-signs.ts'

const { db } = await useDatabase()
const { importing, doImport, refused, signs, exported } = createImportHarness(db)
beforeEach(() => makeDictionary(db))
const realVideos = join(import.meta.dirname, '../../../../../shared/data/video')
const isMissing = !existsSync(realVideos) && process.env.CI !== 'true'
if (isMissing) console.warn('The videos ../shared/data/video are missing, so none of them is imported.')

describe('files', () => {
  test('pictures are stored in original and smaller size, videos with the poster beside them', async () => {
    const { run, context } = await importing(
      'gloss,video,framing_image\nA,a.mp4,a.png\n',
      {},
      {
        'a.png': { colour: 'red' },
        'clips/more/a.mp4': await aVideo(),
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
      'video a.mp4 original video/mp4 64 48',
      'video a.mp4 poster image/webp 1200 240',
      'video a.mp4 web video/mp4 64 48',
    ])
    for (const { key } of rows) {
      expect(key).toMatch(/^\d+\/[0-9a-f]{24}\.\w+$/)
      expect(await context.storage.stat(key)).toBeDefined()
    }
  })

  test('equal files are stored once, also with different names', async () => {
    await doImport(
      'gloss,framing_image\nA,a.png\nB,b.png\n',
      {},
      { 'a.png': { colour: 'red' }, 'b.png': { colour: 'red' } },
    )
    expect(await countRows(db, 'media')).toBe(1)
  })

  test('an absent file is reported and the sign keeps its media', async () => {
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
    expect(await countRows(db, 'sign')).toBe(0)
  })

  test('one found twice is named by its places below the folder, whose own path nobody reads [SGN-14]', async () => {
    const picture = { colour: 'red' }
    const files = { 'x/a.png': picture, 'y/a.png': picture }
    const { error } = await refused('gloss,framing_image\nA,a.png\n', {}, files)
    expect(error.fields[0]?.params).toMatchObject({ file: 'a.png', paths: 'x/a.png, y/a.png' })
  })

  test('files more than two levels below the folder are not found', async () => {
    const { notices } = await doImport(
      'gloss,framing_image\nA,a.png\n',
      {},
      { '1/2/3/a.png': { colour: 'red' } },
    )
    expect(notices).toHaveLength(1)
  })
})

describe('videos', () => {
  const facts = sql<{ facts: string }>`
    select concat_ws(' ', original_name, duration_ms, round(frames_per_second::numeric, 2)::float, role, width, height)
      as facts from media join media_file on media_id = id order by original_name, role`

  test('are stored with their size, length and frame rate [SGN-16]', async () => {
    const video = await aVideo({ width: 320, height: 240, frames: 50 })
    await doImport('gloss,video\nA,a.mp4\n', {}, { 'a.mp4': video })
    expect((await facts.execute(db)).rows.map((row) => row.facts)).toEqual([
      'a.mp4 2000 25 original 320 240',
      'a.mp4 2000 25 web 320 240',
    ])
  })

  test('have the role of their column and are exported in it [SGN-16]', async () => {
    const files = {
      'main.mp4': await aVideo({ seed: 1 }),
      'side.mp4': await aVideo({ seed: 2 }),
      'face.webm': await aVideo({ seed: 3, kind: 'webm' }),
      'said.mov': await aVideo({ seed: 4 }),
      'still.png': { colour: 'red' },
    }
    await doImport(
      'gloss,video,video_non_manual,example.pt,example_video,framing_image\n' +
        'A,main.mp4;side.mp4,face.webm,Um. | Dois.,| said.mov,still.png\n',
      {},
      files,
    )
    const [sign] = await signs()
    expect(sign?.document.media.map(({ role }) => role)).toEqual(['main', 'angle', 'non-manual', 'framing'])
    expect(sign?.document.examples.map(({ media }) => media === undefined)).toEqual([true, false])
    const before = await exported()
    expect(before).toContain('main.mp4;side.mp4,face.webm,still.png,')
    expect(before).toContain('," | said.mov"')
    expect((await doImport(before)).counts.unchanged).toBe(1)
    expect((await doImport(before, {}, files)).counts).toMatchObject({ unchanged: 1, files: 0 })
    expect(await exported()).toBe(before)
  })

  test.each<[string, string, () => string | Uint8Array | Promise<Uint8Array>, string]>([
    ['is empty', 'a.mp4', () => '', 'media.empty'],
    ['is a text', 'a.mp4', () => 'hello', 'media.otherKind'],
    ['is a picture', 'a.webm', () => aPicture(), 'media.otherKind'],
    ['is cut off', 'a.mp4', async () => (await aVideo()).subarray(0, 1500), 'media.broken'],
  ])(
    'one that %s is named by line, column and file, and nothing is written [SGN-14]',
    async (_says, name, bytes, code) => {
      for (const column of ['video', 'video_non_manual', 'example_video']) {
        const files = { [name]: await bytes(), 'b.mp4': await aVideo() }
        const { fields, error } = await refused(`gloss,${column}\nB,b.mp4\nA,${name}\n`, {}, files)
        expect(fields).toEqual([`line 3, column ${column}: ${code}`])
        expect(error.fields[0]?.params).toMatchObject({ file: name })
      }
      expect([await countRows(db, 'sign'), await countRows(db, 'media')]).toEqual([0, 0])
    },
  )

  test('a stored picture under the name of a video is refused as well', async () => {
    const picture = await aPicture()
    await doImport('gloss,framing_image\nA,a.png\n', {}, { 'a.png': picture })
    expect((await refused('gloss,video\nA,a.mp4\n', {}, { 'a.mp4': picture })).fields).toEqual([
      'line 2, column video: media.otherKind',
    ])
  })

  test.skipIf(isMissing)('of a codec that browsers do not play are taken, with a notice', async () => {
    const { notices, counts } = await doImport(
      'gloss,video\nA,hevc.mp4\n',
      {},
      { 'hevc.mp4': await readFile(join(realVideos, 'derived/hevc.mp4')) },
    )
    expect(notices).toMatchObject([
      { field: 'line 2, column video', code: 'media.codec', params: { file: 'hevc.mp4', codec: 'hevc' } },
    ])
    expect(counts.files).toBe(1)
  })

  test('of the demonstration can be imported again when they replace it', async () => {
    const files = { 'a.mp4': await aVideo() }
    const demo = await importing(
      'source_id,gloss,video\n1,A,a.mp4\n',
      { source: 'demo', publish: true },
      files,
    )
    await demo.run()
    const file = join((await importing('gloss,video\nB,a.mp4\n', {}, files)).folder, 'signs.csv')
    await importSigns(demo.context, { file, replaceDemo: true })
    expect(await countRows(db, 'media')).toBe(1)
    expect((await signs()).map(({ document }) => document.media.length)).toEqual([1])
  })
})

describe('credit, licence and signer', () => {
  const credits = async () => {
    const { rows } = await sql<{ said: string }>`
      select concat_ws(' ', original_name, coalesce(credit, '-'), coalesce(licence, '-'), coalesce(signer, '-')) as said
      from sign_media join media on media.id = media_id order by sign_id, original_name`.execute(db)
    return rows.map(({ said }) => said)
  }
  const twoFiles = async () => ({ 'a.mp4': await aVideo({ seed: 1 }), 'b.png': { colour: 'red' } })

  test('apply to all files of a row, or to each [SGN-16]', async () => {
    await doImport(
      'gloss,video,framing_image,media_credit,media_licence,media_signer\nA,a.mp4,b.png,UFSC,CC0 | CC BY 4.0,Ana |\n',
      {},
      await twoFiles(),
    )
    expect(await credits()).toEqual(['a.mp4 UFSC CC0 Ana', 'b.png UFSC CC BY 4.0 -'])
    const before = await exported()
    expect(before).toContain(',UFSC,CC0 | CC BY 4.0,"Ana | ",')
    expect((await doImport(before)).counts).toMatchObject({ unchanged: 1, changed: 0 })
    expect(await exported()).toBe(before)
    expect(JSON.parse(await exported('json')).signs[0].media).toEqual([
      { file: 'a.mp4', media_credit: 'UFSC', media_licence: 'CC0', media_signer: 'Ana' },
      { file: 'b.png', media_credit: 'UFSC', media_licence: 'CC BY 4.0', media_signer: null },
    ])
  })

  test('are unchanged when the cell is empty or the column is missing', async () => {
    const files = await twoFiles()
    await doImport('gloss,video,media_credit\nA,a.mp4,UFSC\n', {}, files)
    await doImport('gloss,video,media_credit,media_signer\nA,a.mp4,,Ana\n')
    await doImport('gloss,video\nA,a.mp4\n')
    expect(await credits()).toEqual(['a.mp4 UFSC - Ana'])
  })

  test('of a published sign can be changed, and the change waits for approval [D44]', async () => {
    await doImport('gloss,translation.pt,video\nA,a,a.mp4\n', { publish: true }, await twoFiles())
    const version = sql<{ version: string }>`select max(version) as version from public_change`
    const before = (await version.execute(db)).rows[0]?.version
    const text = 'gloss,video,media_credit\nA,a.mp4,Bruno\n'
    const planned = await doImport(text, { dryRun: true })
    expect(planned.counts).toMatchObject({ changed: 1, unchanged: 0 })
    expect(planned.preview).toEqual([{ gloss: 'A', action: 'change' }])
    expect(await credits()).toEqual(['a.mp4 - - -'])

    await doImport(text)
    expect(await credits()).toEqual(['a.mp4 Bruno - -'])
    expect((await version.execute(db)).rows[0]?.version).toBe(before)
    const published = async () =>
      JSON.stringify(await db.selectFrom('publishedSign').select('document').execute())
    expect(await published()).not.toContain('Bruno')
    expect((await doImport(text)).counts).toMatchObject({ unchanged: 1, changed: 0 })
    await doImport(text, { publish: true })
    expect(await published()).toContain('Bruno')
  })

  test('do not suffice where the consent of signers is required: signs with new videos stay pending [D37]', async () => {
    const csv = 'gloss,translation.pt,video,media_signer\nA,a,a.mp4,Ana\nB,b,,\n'
    const { context, folder } = await importing(csv, {}, await twoFiles())
    const { counts, notices } = await importSigns(
      { ...context, requireSignerConsent: true },
      { file: join(folder, 'signs.csv'), publish: true },
    )
    expect(counts).toMatchObject({ created: 2, published: 1 })
    expect(notices.map(({ code, params }) => [code, params?.reason])).toEqual([
      ['import.staysPending', 'sign.consentMissing'],
    ])
  })

  test('of one file that several signs use belong to each sign [D44]', async () => {
    const video = await aVideo()
    const files = { 'a.mp4': video, 'b.mp4': video }
    const text = (second: string) => `gloss,video,media_licence\nA,a.mp4,CC0\nB,b.mp4,${second}\n`
    await doImport(text('CC BY 4.0'), {}, files)
    expect(await countRows(db, 'media')).toBe(1)
    expect(await credits()).toEqual(['a.mp4 - CC0 -', 'a.mp4 - CC BY 4.0 -'])
    await doImport(text('CC BY-SA 4.0'), {}, files)
    expect(await credits()).toEqual(['a.mp4 - CC0 -', 'a.mp4 - CC BY-SA 4.0 -'])
  })

  test('of the videos of two sentences are those of each sentence, and of a file that is absent as before [SGN-16]', async () => {
    const files = { 'a.mp4': await aVideo({ seed: 1 }), 'b.mp4': await aVideo({ seed: 2 }) }
    await doImport(
      'gloss,example.pt,example_video,media_signer\nA,um | dois,a.mp4 | b.mp4,Ana | Eeva\n',
      {},
      files,
    )
    await doImport(
      'gloss,example.pt,example_video,media_credit\nA,um | dois,a.mp4 | none.mp4,UFSC\n',
      {},
      files,
    )
    const { rows } = await sql<{ said: string }>`
      select concat_ws(' ', signer, credit) as said from example order by position`.execute(db)
    expect(rows.map(({ said }) => said)).toEqual(['Ana UFSC', 'Eeva'])
  })

  test.each([
    ['more texts than files', 'a.mp4', 'x | y', 'import.mediaFacts'],
    ['a text without any file', '', 'x', 'import.mediaFactsAlone'],
  ])('%s is an error', async (_says, video, credit, code) => {
    const { fields } = await refused(`gloss,video,media_credit\nA,${video},${credit}\n`, {}, await twoFiles())
    expect(fields).toEqual([`line 2, column media_credit: ${code}`])
  })
})

const aPicture = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer()
