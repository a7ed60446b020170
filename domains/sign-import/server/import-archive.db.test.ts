import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { aClaimingVideo } from '#domains/media/server/claiming-video.fixture.ts'
import { aCreation, aPatch, aTusRequest, idOf } from '#domains/media/server/uploads/tus-request.fixture.ts'
import { aVideo } from '#domains/media/server/video.fixture.ts'
import { loadSigns } from '#domains/signs/server/sign.queries.ts'
import {
  countRows,
  insertAccounts,
  makeDictionary,
  rejectionOf,
} from '#domains/signs/server/signs.fixture.ts'
import type { AccountActor } from '#platform/actor.ts'
import { aHugePicture } from '#platform/inspection/huge-picture.fixture.ts'
import { cast } from '#tests/cast.ts'
import { useDatabase } from '#tests/database.ts'
import { confirmImport, discardImport, getImport, listImportKeys, undoImport } from '../index.ts'
import { zipOf } from './archive/archive.fixture.ts'
import { createImportBench } from './sign-import.fixture.ts'

const { db } = await useDatabase()
const { ana, carla } = cast
let bench: Awaited<ReturnType<typeof createImportBench>>
const csv = 'gloss,video\nCASA,casa.mp4\nMESA,mesa.mp4\n'

beforeEach(async () => {
  await makeDictionary(db)
  await insertAccounts(db, [ana, carla])
  bench = await createImportBench(db, [ana, carla])
})

/** Uploads an archive as a person. */
async function uploaded(zip: Buffer, actor: AccountActor = ana): Promise<string> {
  const { uploads } = bench.context
  const encode = (text: string) => Buffer.from(text).toString('base64')
  const creation = aTusRequest('POST', {
    headers: {
      'upload-length': `${zip.length}`,
      'upload-metadata': `filename ${encode('media.zip')},archive ${encode('true')}`,
    },
  })
  const id = idOf(await uploads.receive(actor, creation))
  await uploads.receive(actor, aPatch(id, 0, new Uint8Array(zip)))
  return id
}
const archive = async () =>
  uploaded(
    await zipOf([
      { path: 'clips/casa.mp4', content: await aVideo() },
      { path: 'clips/mesa.mp4', content: await aVideo({ seed: 2 }) },
    ]),
  )
const stateOf = async (id: number) => (await getImport(bench.context, ana, { id, locale: 'en' })).stored
const storedFiles = async () => (await Array.fromAsync(bench.context.storage.list())).sort()

describe('an archive of media', () => {
  test('is imported with the file that names its videos, and undone with it [SGN-14] [SGN-07]', async () => {
    const id = await bench.upload(ana, csv, { media: await archive() })
    expect(await countRows(db, 'upload')).toBe(0)
    expect((await listImportKeys(db)).map((key) => key.split('.').at(-1)).sort()).toEqual(['csv', 'zip'])
    await bench.work()
    const { state, findings, mediaName } = await stateOf(id)
    expect([state, findings?.counts?.files, mediaName]).toEqual(['ready', 2, 'media.zip'])

    await confirmImport(bench.context, ana, { id, digest: findings?.digest ?? '' })
    await bench.work()
    expect((await stateOf(id)).state).toBe('applied')
    expect(await listImportKeys(db)).toEqual([])
    expect((await storedFiles()).filter((key) => key.startsWith('private/'))).toEqual([])
    const rows = await db.selectFrom('sign').select('id').execute()
    const signs = [
      ...(
        await loadSigns(
          db,
          rows.map((row) => row.id),
        )
      ).values(),
    ]
    expect(signs.map(({ document }) => document.media.map(({ role }) => role))).toEqual([['main'], ['main']])

    const media = await db.selectFrom('media').select('state').execute()
    expect(media.map((one) => one.state)).toEqual(['uploaded', 'uploaded'])
    expect((await db.selectFrom('mediaFile').select('role').execute()).map(({ role }) => role)).toEqual([
      'original',
      'original',
    ])

    await undoImport(bench.context, ana, { id })
    await bench.work()
    expect((await stateOf(id)).state).toBe('undone')
  })

  test('can contain the CSV, as that of an export does; its numbers are those of another installation [SGN-14]', async () => {
    const zip = await zipOf([
      {
        path: 'signs.csv',
        content: Buffer.from('id,gloss,video,relations\n4711,CASA,casa.mp4,synonym:#4712\n4712,#1,,\n'),
      },
      { path: 'media/casa.mp4', content: await aVideo() },
    ])
    const refused = rejectionOf(bench.upload(ana, csv, { media: await uploaded(zip) }))
    expect((await refused).code).toBe('import.archiveType')
    const id = await bench.upload(ana, undefined, { media: await uploaded(zip), ignoreIds: true })
    await bench.work()
    const { state, fileName, findings } = await stateOf(id)
    expect([state, fileName, findings?.counts]).toMatchObject([
      'ready',
      'media.zip',
      { created: 2, files: 1 },
    ])
    await confirmImport(bench.context, ana, { id })
    await bench.work()
    expect(await countRows(db, 'sign_relation')).toBe(1)
  })

  test('shows its pictures of unknown values beside the proposals, and skips one that is no picture [SGN-14]', async () => {
    const picture = await sharp({ create: { width: 200, height: 100, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    const media = await uploaded(
      await zipOf([
        { path: 'hands/1.1.1.png', content: picture },
        { path: 'hands/1.1.2.png', content: Buffer.from('no picture') },
      ]),
    )
    const hands = 'gloss,handshape_dominant,word_class\nCASA,1.1.1,odd\nMESA,1.1.2,odd\nOLHO,1.1.3,odd\n'
    const id = await bench.upload(ana, hands, { media })
    await bench.work()
    const { state, findings } = await stateOf(id)
    expect(state).toBe('unmapped')
    const pictures = new Map(findings?.unmapped.map(({ value, picture: found }) => [value, found]))
    expect([pictures.get('1.1.2'), pictures.get('1.1.3'), pictures.get('odd')]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    const [type, data = ''] = pictures.get('1.1.1')?.split(',') ?? []
    expect(type).toBe('data:image/webp;base64')
    expect(await sharp(Buffer.from(data, 'base64')).metadata()).toMatchObject({ width: 96, height: 48 })
  })

  test('that lacks a file of the CSV is reported by line [SGN-14]', async () => {
    const media = await uploaded(await zipOf([{ path: 'casa.mp4', content: await aVideo() }]))
    const id = await bench.upload(ana, csv, { media })
    await bench.work()
    const { state, findings } = await stateOf(id)
    expect(JSON.stringify([state, findings])).toContain('mesa.mp4')
    await discardImport(bench.context, ana, { id })
    expect(await storedFiles()).toEqual([])
  })

  test('with a video that claims four billion frames and a huge picture ends failed, with a line for each [SGN-14]', async () => {
    const media = await uploaded(
      await zipOf([
        { path: 'casa.mp4', content: aClaimingVideo(4_294_967_295) },
        { path: 'casa.png', content: aHugePicture(16383, 16383) },
        { path: 'mesa.mp4', content: await aVideo() },
      ]),
    )
    const id = await bench.upload(
      ana,
      'gloss,video,framing_image\nCASA,casa.mp4,casa.png\nMESA,mesa.mp4,\n',
      { media },
    )
    await bench.work()
    const { state, findings } = await stateOf(id)
    expect(state).toBe('failed')
    expect(findings?.errors).toMatchObject([
      { code: 'media.tooDemanding', params: { line: 2, file: 'casa.mp4' } },
      { code: 'media.tooManyMegapixels', params: { line: 2, file: 'casa.png' } },
    ])
    expect(await countRows(db, 'media')).toBe(0)
  })

  test('that is unsafe, of somebody else, or no archive keeps nothing [SGN-14] [ROL-07]', async () => {
    const refused = async (media: string) => (await rejectionOf(bench.upload(ana, csv, { media }))).code
    expect(
      await refused(await uploaded(await zipOf([{ path: 'notes.txt', content: Buffer.from('x') }]))),
    ).toBe('import.archiveType')
    expect(await refused(await uploaded(await zipOf([]), carla))).toBe('upload.notFound')
    expect(await refused('0'.repeat(40))).toBe('upload.notFound')
    expect(await storedFiles()).toEqual([])
    expect(await countRows(db, 'sign_import')).toBe(0)
    const video = bench.context.uploads.receive(ana, aCreation('media.zip', 10))
    expect((await rejectionOf(video)).code).toBe('upload.type')
  })
})
