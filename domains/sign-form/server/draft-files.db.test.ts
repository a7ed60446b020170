import { join } from 'node:path'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { openUploads, uploadFolder } from '#domains/media/index.ts'
import { aCreation, aPatch, idOf } from '#domains/media/server/uploads/tus-request.fixture.ts'
import { aVideo } from '#domains/media/server/video.fixture.ts'
import {
  attachUpload,
  attributeMedia,
  createMediaAccess,
  detachMedia,
  listSignMedia,
  processAgain,
} from '#domains/signs/index.ts'
import {
  aDocument,
  countRows,
  insertAccounts,
  makeDictionary,
  makeMedia,
  now,
  rejectionOf,
  saveSign,
} from '#domains/signs/server/signs.fixture.ts'
import type { SignDocument } from '#domains/signs/sign-document.ts'
import { type AccountActor, visitor } from '#platform/actor.ts'
import { fileSystemStorage } from '#platform/storage/file-system-storage.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { cast } from '#tests/cast.ts'
import { useDatabase } from '#tests/database.ts'
import { temporaryFolder } from '#tests/temporary-folder.ts'
import {
  abandonedFilesJob,
  discardDraft,
  draftFiles,
  getNewSignForm,
  previewSign,
  saveSignForm,
  storeDraft,
} from '../index.ts'
import { findEditableSign } from './editable-sign.queries.ts'

const { db } = await useDatabase()
const { ana, bruno, carla, denes } = cast
let storage: Storage
let uploads: ReturnType<typeof openUploads>
let queued: string[]
const context = {
  db,
  now: () => now,
  requireSignerConsent: false,
  jobs: { enqueue: async (_tx: unknown, queue: string) => void queued.push(queue) },
  get storage() {
    return storage
  },
  get uploads() {
    return uploads
  },
}

beforeEach(async () => {
  await makeDictionary(db)
  await insertAccounts(db, Object.values(cast))
  const folder = await temporaryFolder()
  queued = []
  storage = fileSystemStorage(join(folder, 'media'))
  uploads = openUploads({
    quotaBytes: 20_000_000_000,
    db,
    storage,
    store: uploadFolder(join(folder, 'uploads')),
    now: () => now,
  })
})

const keep = (sequence: number, rest: object = {}, document: SignDocument = aDocument('CASA')) =>
  storeDraft(context, bruno, {
    draft: null,
    sign: null,
    document,
    stage: 'identification',
    sequence,
    device: '',
    ...rest,
  })

async function upload(bytes: Uint8Array, name: string, actor: AccountActor): Promise<string> {
  const id = idOf(await uploads.receive(actor, aCreation(name, bytes.length)))
  await uploads.receive(actor, aPatch(id, 0, new Uint8Array(bytes)))
  return id
}
const holder = (draft: number, actor: AccountActor = bruno) => draftFiles(context, actor, { draft })
const attachVideo = async (draft: number, facts: object = {}, actor: AccountActor = bruno) =>
  attachUpload(context, actor, {
    holder: holder(draft, actor),
    upload: await upload(await aVideo(), 'casa.mp4', actor),
    role: 'main',
    ...facts,
  })
const filesOf = async (draft: number) =>
  (await listSignMedia(context, bruno, { holder: holder(draft) })).files.map(({ media }) => media.id)
const storedKeys = async () => (await Array.fromAsync(storage.list())).toSorted()
const sweep = () => abandonedFilesJob.run(context, {}, new AbortController().signal)
const save = (draft: number | null, document = aDocument('CASA')) =>
  saveSignForm(context, bruno, { sign: null, draft, document })

describe('the files of a draft of a new sign', () => {
  test('become files of the sign that is saved, with their attribution and consent [SGN-02] [SGN-07] [SGN-16]', async () => {
    const { id: draft } = await keep(1)
    const attribution = { licence: 'CC BY 4.0', credit: null, signer: 'Ana', signerConsent: 'Por escrito' }
    const { media } = await attachVideo(draft)
    await attributeMedia(context, bruno, { holder: holder(draft), media, ...attribution })
    expect(queued).toContain('media.process')

    const saved = await save(draft)
    const files = [{ role: 'main', media, licence: 'CC BY 4.0', signer: 'Ana' }]
    expect((await findEditableSign(db, saved.id))?.document.media).toEqual(files)
    const { files: ofSign } = await listSignMedia(context, bruno, { signId: saved.id })
    expect(ofSign).toMatchObject([{ media: { id: media }, consents: [{ note: 'Por escrito' }] }])
    await sweep()
    expect((await storedKeys()).length).toBe(1)
    expect((await rejectionOf(filesOf(draft))).code).toBe('draft.notFound')
  })

  test('stay when the form stores another state, and are found on another machine [SGN-02]', async () => {
    const { id: draft } = await keep(1)
    const { media } = await attachVideo(draft)
    await keep(2, { draft }, aDocument('CASA-2'))
    const form = await getNewSignForm({ db }, bruno, { draftId: draft, locale: 'pt' })
    expect(form.draft?.document).toMatchObject({
      texts: { gloss: 'CASA-2' },
      media: [{ role: 'main', media }],
    })
    expect(form.video?.id).toBe(media)
    const dictionary = {
      card: () => undefined,
      nearest: () => [],
      search: () => ({ hits: [] }),
    } as never
    const preview = await previewSign({ ...context, dictionary }, bruno, {
      sign: null,
      draft,
      document: aDocument('CASA'),
    })
    expect(preview.sign.media).toMatchObject([{ role: 'main', media: { id: media } }])
  })

  test('cannot be named by a request: only what was uploaded for the draft counts [SGN-02] [D16]', async () => {
    const secret = await makeMedia(db, 'secret.mp4')
    await saveSign(db, aDocument('SEGREDO', { media: [{ role: 'main', media: secret }] }), carla)
    const named = aDocument('CASA', { media: [{ role: 'main', media: secret }] })
    const { id: draft } = await keep(1, {}, named)
    await keep(2, { draft }, named)
    expect(await filesOf(draft)).toEqual([])
    // A draft of the time before drafts had files.
    await db
      .updateTable('signDraft')
      .set({ content: JSON.stringify(named) })
      .where('id', '=', draft)
      .execute()
    expect(await filesOf(draft)).toEqual([])
    expect((await getNewSignForm({ db }, bruno, { draftId: draft, locale: 'pt' })).video).toBeNull()
    const { id } = await save(draft, named)
    expect((await findEditableSign(db, id))?.document.media).toEqual([])
  })

  test('are deleted with a discarded draft, and count no more for the storage of the person [SGN-02]', async () => {
    const { id: draft } = await keep(1)
    await attachVideo(draft)
    const picture = await sharp({ create: { width: 30, height: 20, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    await attachVideo(draft, { role: 'framing', upload: await upload(picture, 'casa.png', bruno) })
    const other = await attachVideo((await keep(1)).id)
    await sweep()
    // The picture has a rendition.
    expect((await storedKeys()).length).toBe(4)
    const { usedBytes } = await uploads.measureUse(bruno)

    queued = []
    await discardDraft(context, bruno, { draft })
    expect(queued).toEqual(['signs.draft-files'])
    await sweep()
    expect((await storedKeys()).length).toBe(1)
    expect(await db.selectFrom('media').select('id').execute()).toEqual([{ id: other.media }])
    expect((await uploads.measureUse(bruno)).usedBytes).toBeLessThan(usedBytes)
  })

  test('are deleted when they are replaced, removed, or when the account of the person is deleted [SGN-02]', async () => {
    const { id: draft } = await keep(1)
    await attachVideo(draft)
    const { media } = await attachVideo(draft)
    await sweep()
    expect(await filesOf(draft)).toEqual([media])
    expect((await storedKeys()).length).toBe(1)
    queued = []
    await detachMedia(context, bruno, { holder: holder(draft), media })
    expect(queued).toEqual(['signs.draft-files'])
    await sweep()
    expect(await storedKeys()).toEqual([])
    await attachVideo(draft)
    await db.deleteFrom('signDraft').execute()
    await sweep()
    expect(await countRows(db, 'media')).toBe(0)
    expect(await storedKeys()).toEqual([])
  })

  test('are seen and changed by nobody else, not even by an administrator [SGN-07]', async () => {
    const { id: draft } = await keep(1)
    const { media } = await attachVideo(draft)
    const refused = 'draft.notFound'
    expect((await rejectionOf(attachVideo(draft, {}, carla))).code).toBe(refused)
    for (const actor of [carla, ana]) {
      const file = { holder: holder(draft, actor), media }
      expect((await rejectionOf(listSignMedia(context, actor, file))).code).toBe(refused)
      expect((await rejectionOf(detachMedia(context, actor, file))).code).toBe(refused)
    }
    expect((await rejectionOf(processAgain(context, ana, { holder: holder(draft, ana), media }))).code).toBe(
      refused,
    )
    expect(() => holder(draft, denes)).toThrow()
    const [key = ''] = await storedKeys()
    const findAccess = createMediaAccess({ db, version: () => 1, offersOriginals: true })
    expect((await rejectionOf(findAccess(key, async () => visitor))).code).toBe('media.notFound')
    expect(await findAccess(key, async () => bruno)).toBe('private')
  })

  test('belong to drafts of new signs only: a sign has its own files [SGN-07]', async () => {
    const sign = await saveSign(db, aDocument('LAR'), bruno)
    const { id: draft } = await keep(1, { sign: { id: sign.id, revision: sign.revision } })
    expect((await rejectionOf(attachVideo(draft))).code).toBe('draft.notFound')
  })

  test('the draft of a deleted sign that goes on as a new one takes files [SGN-15]', async () => {
    const sign = await saveSign(db, aDocument('LAR'), bruno)
    const { id: draft } = await keep(1, { sign: { id: sign.id, revision: sign.revision } })
    expect(await keep(2, { draft })).toMatchObject({ id: draft, stored: true })
    const { media } = await attachVideo(draft)
    const { id } = await save(draft)
    expect((await findEditableSign(db, id))?.document.media).toEqual([{ role: 'main', media }])
  })
})
