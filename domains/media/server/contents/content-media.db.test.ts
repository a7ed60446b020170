import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Actor, visitor } from '#platform/actor.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { fileSystemStorage } from '#platform/storage/file-system-storage.ts'
import { cast } from '#tests/cast.ts'
import { useDatabase } from '#tests/database.ts'
import { temporaryFolder } from '#tests/temporary-folder.ts'
import type { ContentUpload } from '../../content-media.input.ts'
import { presentContentMedia } from '../../content-media.presenter.ts'
import { aFinishedUpload } from '../uploads/finished-upload.fixture.ts'
import { aVideo } from '../video.fixture.ts'
import { attachContentMedia, getContentMedia } from './content-media.ts'
import { requireContentMedia } from './require-content-media.ts'

const { db } = await useDatabase()
const { ana, bruno } = cast
const upload = '0123456789abcdef0123456789abcdef01234567'
let folder: string
let queued: number[]

beforeEach(async () => {
  folder = await temporaryFolder()
  queued = []
  const people = [ana, bruno].map((person) => ({
    id: person.id,
    email: `${person.id}@example.org`,
    emailFolded: `${person.id}@example.org`,
    name: 'Test',
    hearingStatus: 'deaf',
    passwordHash: '',
  }))
  await db.insertInto('account').values(people).execute()
})

/** Attaches a file that has arrived as an upload of the actor. */
async function attach(name: string, bytes: Uint8Array, input: Partial<ContentUpload>, actor: Actor = ana) {
  const path = join(folder, 'arrived')
  await writeFile(path, bytes)
  await db
    .insertInto('upload')
    .values({ id: upload, accountId: ana.id, name, bytes: bytes.length, createdAt: new Date() })
    .execute()
  const context = {
    db,
    storage: fileSystemStorage(join(folder, 'files')),
    uploads: {
      withFinished: aFinishedUpload({ id: upload, accountId: ana.id, name, bytes: bytes.length, path }),
      discardFile: async () => {},
    },
    jobs: {
      enqueue: async (_tx: unknown, _queue: string, data: object) =>
        void queued.push(Number(Object.values(data)[0])),
    },
  }
  return attachContentMedia(context, actor, { upload, kind: 'image', audience: 'public', ...input })
}
const countMedia = async () => (await db.selectFrom('media').select('id').execute()).length
/** The names of all stored files. */
const storedFiles = async () =>
  (await readdir(join(folder, 'files'), { recursive: true, withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
const aPicture = (width = 20, height = 10) =>
  sharp({ create: { width, height, channels: 3, background: '#005a9c' } })
    .png()
    .toBuffer()

test('an administrator uploads a picture for contents, which has a rendition at once [CNT-05]', async () => {
  const media = await attach('logo.png', await aPicture(), {})
  expect(presentContentMedia(media)).toMatchObject({
    kind: 'image',
    name: 'logo.png',
    state: 'ready',
    url: expect.stringMatching(/^\/media\/\d+\/[0-9a-f]{24}\.webp$/),
    width: 20,
    height: 10,
  })
})

test('a picture for contents has a small rendition for header and footer [CNT-05]', async () => {
  const { files } = await attach('logo.png', await aPicture(1200, 600), {})
  expect(files).toMatchObject({
    original: { width: 1200 },
    web: { width: 1200, mime: 'image/webp' },
    preview: { width: 340, height: 170, mime: 'image/webp' },
  })
})

test('a film of contents waits for its renditions, and its processing is queued [CNT-06]', async () => {
  const media = await attach('film.mp4', await aVideo(), { kind: 'video' })
  expect(presentContentMedia(media)).toMatchObject({ kind: 'video', state: 'uploaded', url: null })
  expect(queued).toEqual([media.id])
})

test('a manual is stored as it is [CNT-09]', async () => {
  const media = await attach('guide.pdf', Buffer.from('%PDF-1.7\n'), {
    kind: 'document',
    audience: 'members',
  })
  expect(presentContentMedia(media)).toMatchObject({
    kind: 'document',
    state: 'ready',
    mime: 'application/pdf',
  })
})

test.each([
  ['a picture for a film', 'logo.png', 'video', 'media.videoNeeded'],
  ['a document for a picture', 'guide.pdf', 'image', 'media.pictureNeeded'],
  ['a page named as a picture', 'logo.png', 'image', 'media.unreadablePicture'],
  ['a page named as a document', 'guide.pdf', 'document', 'media.documentNeeded'],
  ['a page named as a film', 'film.mp4', 'video', 'media.otherKind'],
] as const)('%s is refused, and nothing is stored [CNT-06]', async (_what, name, kind, code) => {
  const page = Buffer.from('<html><script>alert(1)</script></html>')
  await expect(attach(name, page, { kind })).rejects.toMatchObject({ code })
  expect(await countMedia()).toBe(0)
})

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

describe('a file for a logo, a header picture, an icon or the logo of a partner', () => {
  test.each([
    ['an SVG', 'logo.svg', Buffer.from(svg), 'media.pictureNeeded'],
    ['an SVG that is named as a PNG', 'logo.png', Buffer.from(svg), 'media.unreadablePicture'],
    [
      'a GIF with a script that is named as a PNG',
      'logo.png',
      Buffer.concat([gif, Buffer.from(';alert(1)')]),
      'media.unreadablePicture',
    ],
    [
      'a PDF that is named as a JPEG',
      'logo.jpg',
      Buffer.from('%PDF-1.7 <script>alert(1)</script>'),
      'media.unreadablePicture',
    ],
  ] as const)('%s is refused, and nothing is stored [CNT-05] [CNT-09]', async (_what, name, bytes, code) => {
    await expect(attach(name, bytes, {})).rejects.toMatchObject({ code, params: { file: name } })
    expect([await countMedia(), await storedFiles()]).toEqual([0, []])
  })

  test.each([
    [1, 20_000],
    [20_000, 1],
  ])(
    'of %i × %i pixels is refused with its size, and nothing is stored [CNT-05] [CNT-09]',
    async (width, height) => {
      await expect(attach('line.png', await aPicture(width, height), {})).rejects.toMatchObject({
        code: 'media.pictureShape',
        params: { file: 'line.png', width, height, times: 100 },
      })
      expect([await countMedia(), await storedFiles()]).toEqual([0, []])
    },
  )

  test('with a page behind the picture is shown as a new picture without the page [CNT-05]', async () => {
    const script = '<script>alert(1)</script>'
    const { files } = await attach('logo.png', Buffer.concat([await aPicture(), Buffer.from(script)]), {})
    const shown = await readFile(join(folder, 'files', files.web?.key ?? ''))
    expect([shown.includes(script), files.web?.mime]).toEqual([false, 'image/webp'])
  })
})

test('a file that is too large for its place is refused [CNT-06]', async () => {
  await expect(attach('logo.png', Buffer.alloc(20_000_001), {})).rejects.toMatchObject({
    code: 'upload.tooLarge',
  })
})

test.each([
  ['a publisher', bruno, 403],
  ['a visitor', visitor, 401],
])('%s uploads nothing for contents and reads none [CNT-06]', async (_who, actor, status) => {
  await expect(attach('logo.png', await aPicture(), {}, actor)).rejects.toMatchObject({ status })
  await db.deleteFrom('upload').execute()
  const { id } = await attach('logo.png', await aPicture(), {})
  expect(() => getContentMedia({ db }, actor, { id })).toThrow(expect.objectContaining({ status }))
})

test('a content names files of its kind only [CNT-06]', async () => {
  const { id } = await attach('logo.png', await aPicture(), {})
  const check = (ids: (number | null)[], kind: 'image' | 'video') =>
    inTransaction(db, (tx) => requireContentMedia(tx, ids, kind))
  await check([id, null, id], 'image')
  await expect(check([id], 'video')).rejects.toMatchObject({ code: 'media.notFound' })
  await expect(check([id + 1], 'image')).rejects.toMatchObject({ code: 'media.notFound' })
})

test('a file of a sign is no file of contents [SGN-07]', async () => {
  const { id } = await db
    .insertInto('media')
    .values({ kind: 'image', originalName: 'a.png', sha256: 'x', bytes: 1, state: 'ready' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await expect(getContentMedia({ db }, ana, { id })).rejects.toMatchObject({ code: 'media.notFound' })
})
