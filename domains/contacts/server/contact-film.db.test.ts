import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { openUploads, type Uploads, uploadFolder } from '#domains/media/index.ts'
import { aCreation, aPatch, idOf } from '#domains/media/server/uploads/tus-request.fixture.ts'
import { aVideo } from '#domains/media/server/video.fixture.ts'
import { filmLifetimeMs, maxFilmBytes, maxUnsentFilmBytes } from '#domains/media/visitor-film.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { createFormGuard } from '#platform/limits/form-guard.ts'
import { fileSystemStorage } from '#platform/storage/file-system-storage.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { anActor } from '#tests/cast.ts'
import { useDatabase } from '#tests/database.ts'
import { temporaryFolder } from '#tests/temporary-folder.ts'
import { aContact } from '../contact.fixture.ts'
import { deleteContactsFrom } from './contact.queries.ts'
import { filmLimits, receiveFilm } from './receive-film.ts'
import { sendContact } from './send-contact.ts'

const database = await useDatabase()
const { db } = database
let at = Date.parse('2026-11-27T12:00:00Z')
const now = () => new Date(at)
let uploads: Uploads
let storage: Storage
let queued: string[]
let formGuard: ReturnType<typeof createFormGuard>
let sender = 0
let clientAddress: string

beforeEach(async () => {
  const folder = await temporaryFolder()
  storage = fileSystemStorage(join(folder, 'media'))
  uploads = openUploads({ db, storage, store: uploadFolder(join(folder, 'uploads')), quotaBytes: 1, now })
  queued = []
  formGuard = createFormGuard({ database, now })
  clientAddress = `198.51.100.${++sender}`
})

const receive = (request: Request) => receiveFilm({ uploads, formGuard }, { request, clientAddress })

/** Uploads a film of a visitor. @returns its id */
async function upload(bytes: Uint8Array, name = 'cafune.mp4', options = {}): Promise<string> {
  const id = idOf(await receive(aCreation(name, bytes.length, options)))
  await receive(aPatch(id, 0, Buffer.from(bytes)))
  return id
}

async function openForm(): Promise<string> {
  const token = await formGuard.issueToken()
  at += 60_000
  return token
}
const missing = aContact({ kind: 'missing', word: 'cafuné', filmMayBeUsed: true })

async function send(
  film: string,
  { token, contact = missing }: { token?: string; contact?: typeof missing } = {},
) {
  const context = {
    db,
    formGuard,
    now,
    storage,
    uploads,
    jobs: { enqueue: async (_tx: unknown, queue: string) => void queued.push(queue) },
  }
  const form = { token: token ?? (await openForm()), clientAddress }
  await sendContact(context, { contact, film: { upload: film, trim: undefined }, form })
}
const messages = () => db.selectFrom('contact').select(['filmId', 'filmMayBeUsed']).execute()
const media = () => db.selectFrom('media').selectAll().execute()
const storedKeys = () => Array.fromAsync(storage.list())

describe('the film of a visitor', () => {
  test('belongs to the message that names it, waits for its renditions, and is no upload any more [PUB-06]', async () => {
    const id = await upload(await aVideo())
    await send(id)
    const [film, ...others] = await media()
    expect(others).toEqual([])
    expect(film).toMatchObject({ kind: 'video', state: 'uploaded', uploadedBy: null, audience: null })
    expect(await messages()).toEqual([{ filmId: film?.id, filmMayBeUsed: true }])
    expect(queued).toEqual(['media.process'])
    expect(await db.selectFrom('upload').selectAll().execute()).toEqual([])
    expect(await storedKeys()).toHaveLength(1)
    await expect(uploads.withFinishedFilm(id, async () => {})).rejects.toMatchObject({
      code: 'upload.notFound',
    })
  })

  test('may come from the camera of a browser [PUB-06]', async () => {
    await send(await upload(await aVideo({ kind: 'webm' }), 'recording.webm', { isRecording: true }))
    expect(await media()).toMatchObject([{ originalName: 'recording.webm' }])
  })

  test('is stored once when the form is sent twice at once [PUB-06]', async () => {
    const id = await upload(await aVideo())
    const token = await openForm()
    await Promise.all([send(id, { token }), send(id, { token })])
    await send(id, { token })
    expect(await messages()).toHaveLength(1)
    expect(await media()).toHaveLength(1)
    expect(await storedKeys()).toHaveLength(1)
  })

  test('is not taken by a second message [PUB-06]', async () => {
    const id = await upload(await aVideo())
    await send(id)
    const contact = aContact({ kind: 'missing', word: 'dengo' })
    await expect(send(id, { contact })).rejects.toMatchObject({
      fields: [{ field: 'film', code: 'upload.notFound' }],
    })
    expect(await messages()).toHaveLength(1)
  })

  test('is deleted with the messages of its sender [ACC-07]', async () => {
    await send(await upload(await aVideo()))
    const keys = await inTransaction(db, (tx) => deleteContactsFrom(tx, missing.senderEmail))
    expect(keys).toEqual(await storedKeys())
    expect([await messages(), await media()]).toEqual([[], []])
  })
})

describe('with a wrong film nothing is stored, and the error is at its field [PUB-06] [VAL-02]:', () => {
  test.each([
    ['a page named as a film', async () => upload(Buffer.from('<html></html>')), 'media.otherKind'],
    [
      'a longer film',
      async () => upload(await aVideo({ frames: 35, framesPerSecond: 1 })),
      'upload.filmTooLong',
    ],
    ['an unknown upload', async () => 'ab'.repeat(20), 'upload.notFound'],
    ['half a film', async () => idOf(await receive(aCreation('casa.mp4', 10))), 'upload.unfinished'],
  ])('%s', async (_what, prepare, code) => {
    await expect(send(await prepare())).rejects.toMatchObject({
      code: 'request.invalid',
      fields: [{ field: 'film', code }],
    })
    expect([await messages(), await media(), await storedKeys()]).toEqual([[], [], []])
  })
})

describe('an upload of a visitor', () => {
  test.each([
    ['a picture', aCreation('casa.png', 10), 'upload.filmType'],
    ['a WebM file that no camera recorded', aCreation('casa.webm', 10), 'upload.filmType'],
    ['an empty file', aCreation('casa.mp4', 0), 'media.empty'],
    ['more than 50 MB', aCreation('casa.mp4', maxFilmBytes + 1), 'upload.tooLarge'],
  ])('is refused before the first byte: %s [PUB-06]', async (_what, request, code) => {
    await expect(receive(request)).rejects.toMatchObject({ code })
    expect(await db.selectFrom('upload').selectAll().execute()).toEqual([])
  })

  test('is refused above the limit of a sender, and while too many films wait [PUB-06]', async () => {
    const [{ points } = { points: 0 }] = filmLimits
    for (let film = 0; film < points; film++) await receive(aCreation('casa.mp4', 10))
    await expect(receive(aCreation('casa.mp4', 10))).rejects.toMatchObject({
      code: 'form.tooMany',
      status: 429,
    })
    clientAddress = '203.0.113.9'
    await db
      .updateTable('upload')
      .set({ bytes: maxUnsentFilmBytes / points })
      .execute()
    await expect(receive(aCreation('casa.mp4', 10))).rejects.toMatchObject({
      code: 'upload.full',
      status: 503,
    })
  })

  test('is no upload of a member, nor the other way round [SGN-07]', async () => {
    const bruno = anActor({ id: 1 })
    const id = await upload(await aVideo())
    await expect(uploads.withFinished(bruno, id, async () => {})).rejects.toMatchObject({
      code: 'upload.notFound',
    })
    await expect(uploads.receive(bruno, aPatch(id, 0, 'x'))).rejects.toMatchObject({
      code: 'upload.notFound',
    })
    await db
      .insertInto('account')
      .values({
        id: bruno.id,
        email: 'b@signbank.example',
        emailFolded: 'b@signbank.example',
        name: 'B',
        hearingStatus: 'deaf',
        passwordHash: '',
      })
      .execute()
    await db.updateTable('upload').set({ accountId: bruno.id }).execute()
    await expect(receive(aPatch(id, 0, 'x'))).rejects.toMatchObject({ code: 'upload.notFound' })
  })

  test('that no message names is deleted after a day [PUB-06]', async () => {
    const id = await upload(await aVideo())
    at += filmLifetimeMs - 1000
    expect(await uploads.sweep()).toBe(0)
    at += 1000
    await expect(receive(aPatch(id, 0, 'x'))).rejects.toMatchObject({ code: 'upload.notFound' })
    expect(await uploads.sweep()).toBe(1)
    expect(await db.selectFrom('upload').selectAll().execute()).toEqual([])
  })
})
