import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { findVideoPrograms, openUploads, uploadFolder } from '#domains/media/index.ts'
import { aClaimingVideo } from '#domains/media/server/claiming-video.fixture.ts'
import { processMedia } from '#domains/media/server/processing/process-media.ts'
import { aCreation, aPatch, idOf } from '#domains/media/server/uploads/tus-request.fixture.ts'
import { aVideo } from '#domains/media/server/video.fixture.ts'
import { type AccountActor, visitor } from '#platform/actor.ts'
import { aHugePicture } from '#platform/inspection/huge-picture.fixture.ts'
import { fileSystemStorage } from '#platform/storage/file-system-storage.ts'
import { anActor, cast } from '#tests/cast.ts'
import { useDatabase } from '#tests/database.ts'
import { temporaryFolder } from '#tests/temporary-folder.ts'
import {
  type Attachment,
  attachUpload,
  attributeMedia,
  compareVersions,
  detachMedia,
  listFailures,
  listSignMedia,
  type MediaContext,
  processAgain,
  readVersion,
  restoreVersion,
} from '../../index.ts'
import {
  aDocument,
  countRows,
  insertAccounts,
  makeDictionary,
  noMails,
  now,
  publishSigns,
  removeSigns,
  saveSign,
} from '../signs.fixture.ts'

const { db } = await useDatabase()
const programs = await findVideoPrograms(process.env.FFMPEG_PATH ?? 'ffmpeg')
const { ana, bruno, carla } = cast
const dora = anActor({ id: 9 })
let context: MediaContext
let queued: unknown[]
let folder: string
let sign: number

beforeEach(async () => {
  await makeDictionary(db)
  await insertAccounts(db, [...Object.values(cast), dora])
  folder = await temporaryFolder()
  queued = []
  context = {
    db,
    now: () => now,
    requireSignerConsent: false,
    storage: fileSystemStorage(join(folder, 'media')),
    uploads: openUploads({
      quotaBytes: 20_000_000_000,
      db,
      storage: fileSystemStorage(join(folder, 'media')),
      store: uploadFolder(join(folder, 'uploads')),
      now: () => now,
    }),
    jobs: { enqueue: async (_tx, queue, data) => void queued.push([queue, data]) },
  }
  sign = (await saveSign(db, aDocument('CASA-1'), bruno)).id
})

/** Uploads a file as a person. */
async function upload(
  bytes: Uint8Array,
  name = 'casa.mp4',
  actor: AccountActor = bruno,
  options: { isRecording?: boolean } = {},
): Promise<string> {
  const uploads = openUploads({
    quotaBytes: 20_000_000_000,
    db,
    storage: fileSystemStorage(join(folder, 'media')),
    store: uploadFolder(join(folder, 'uploads')),
    now: () => now,
  })
  const id = idOf(await uploads.receive(actor, aCreation(name, bytes.length, options)))
  await uploads.receive(actor, aPatch(id, 0, new Uint8Array(bytes)))
  return id
}
const picture = () =>
  sharp({ create: { width: 30, height: 20, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
const attach = async (facts: Partial<Attachment> = {}, actor: AccountActor = bruno) =>
  attachUpload(context, actor, {
    signId: sign,
    role: 'main',
    upload: facts.upload ?? (await upload(await aVideo(), 'casa.mp4', actor)),
    ...facts,
  })
const storedKeys = async () => (await Array.fromAsync(context.storage.list())).toSorted()
const rolesOf = async () =>
  (await listSignMedia(context, bruno, { signId: sign })).files.map(({ role, media }) => [
    role,
    media.id,
    media.state,
  ])

describe('an upload becomes a file of a sign', () => {
  test('in one version of the sign, with its job; its attribution is proposed for the next [SGN-07] [SGN-16]', async () => {
    const { media, revision } = await attach({ licence: 'CC BY 4.0', signer: 'Ana' })
    expect(revision).toBe(2)
    expect(queued).toEqual([['media.process', { media }]])
    const { files, proposed } = await listSignMedia(context, bruno, { signId: sign })
    expect(files).toMatchObject([
      {
        role: 'main',
        problem: null,
        media: { id: media, state: 'uploaded', originalName: 'casa.mp4', durationMs: 400 },
      },
    ])
    expect(proposed).toEqual({ licence: 'CC BY 4.0', signer: 'Ana' })
    expect(await countRows(db, 'upload')).toBe(0)
    expect(await storedKeys()).toEqual([files[0]?.media.files.original?.key])
  })

  test('with a role: a main video replaces the earlier one, which stays in the history; angles are added [SGN-16]', async () => {
    const first = await attach()
    const second = await attach()
    const angles = [await attach({ role: 'angle' }), await attach({ role: 'angle' })]
    const others = [await attach({ role: 'non-manual' }), await attach({ role: 'example' })]
    const framing = await attach({ role: 'framing', upload: await upload(await picture(), 'casa.PNG') })
    expect(await rolesOf()).toEqual([
      ['main', second.media, 'uploaded'],
      ['angle', angles[0]?.media, 'uploaded'],
      ['angle', angles[1]?.media, 'uploaded'],
      ['non-manual', others[0]?.media, 'uploaded'],
      ['example', others[1]?.media, 'uploaded'],
      ['framing', framing.media, 'ready'],
    ])
    const version = await readVersion({ db }, bruno, { signId: sign, revision: first.revision })
    expect(version.media).toEqual([{ role: 'main', media: first.media }])
    expect((await storedKeys()).length).toBe(8)
  })

  test.skipIf(!programs).each(['casa.mp4', 'casa.mov'])(
    'from a QuickTime file with H.264 named %s, which is turned into MP4 [D32] [SGN-07]',
    async (name) => {
      const path = join(folder, 'quicktime.mov')
      const picture = ['-f', 'lavfi', '-i', 'testsrc=size=320x240:duration=1:rate=25']
      execFileSync(programs?.ffmpeg ?? '', [
        ...['-v', 'error', ...picture, '-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-f', 'mov', path],
      ])
      const bytes = await readFile(path)
      expect(bytes.toString('latin1', 4, 12)).toBe('ftypqt  ')
      const { media } = await attach({ upload: await upload(bytes, name) })
      await processMedia(
        { ...context, programs, recordReady: async () => {} },
        media,
        new AbortController().signal,
      )
      const [file] = (await listSignMedia(context, bruno, { signId: sign })).files
      expect(file?.media).toMatchObject({
        state: 'ready',
        originalName: name,
        files: { web: { mime: 'video/mp4', width: 320, height: 240 } },
      })
    },
  )

  test('as a recording of the camera in WebM, of which a part is shown [SGN-07]', async () => {
    const webm = await aVideo({ kind: 'webm', frames: 25 })
    await expect(upload(webm, 'casa.webm')).rejects.toMatchObject({ code: 'upload.type' })
    const page = Buffer.from('<!doctype html><title>casa</title>')
    const html = await upload(page, 'casa.webm', bruno, { isRecording: true })
    await expect(attach({ upload: html })).rejects.toMatchObject({ code: 'media.otherKind' })
    const recording = await upload(webm, 'casa.webm', bruno, { isRecording: true })
    for (const trim of [
      { start: 0, end: 1200 },
      { start: 500, end: 700 },
      { start: 900, end: 100 },
    ])
      await expect(attach({ upload: recording, trim })).rejects.toMatchObject({ code: 'media.wrongTrim' })
    expect(await rolesOf()).toEqual([])

    const { media } = await attach({ upload: recording, trim: { start: 200, end: 800 } })
    const [file] = (await listSignMedia(context, bruno, { signId: sign })).files
    expect(file?.media.files.original).toMatchObject({ mime: 'video/webm' })
    expect(file?.media.files.original?.key).toMatch(/\.webm$/)
    expect(
      await db.selectFrom('media').select(['trimStartMs', 'trimEndMs']).where('id', '=', media).execute(),
    ).toEqual([{ trimStartMs: 200, trimEndMs: 800 }])
    const framing = await upload(await picture(), 'casa.png')
    await expect(
      attach({ role: 'framing', upload: framing, trim: { start: 0, end: 400 } }),
    ).rejects.toMatchObject({ code: 'media.wrongTrim' })
  })

  test('which is published only when its video is ready [SGN-07] [SGN-09]', async () => {
    const { media } = await attach()
    const publish = () => publishSigns({ ...context, mails: noMails }, { actor: carla, ids: [sign] })
    await expect(publish()).rejects.toMatchObject({ code: 'sign.videoNotReady' })
    await db.updateTable('media').set({ state: 'ready' }).where('id', '=', media).execute()
    expect((await publish())[0]).toMatchObject({ id: sign })
  })

  test('which is published only with the signer and the consent, where the installation requires it [SGN-16]', async () => {
    const { media } = await attach({ signer: null })
    await db.updateTable('media').set({ state: 'ready' }).where('id', '=', media).execute()
    const strict = { ...context, mails: noMails, requireSignerConsent: true }
    const publish = () => publishSigns(strict, { actor: carla, ids: [sign] })
    await expect(publish()).rejects.toMatchObject({ code: 'sign.consentMissing' })
    const same = { signId: sign, media, licence: null, credit: null }
    await attributeMedia(context, bruno, { ...same, signer: null, signerConsent: 'In writing' })
    await expect(publish()).rejects.toMatchObject({ code: 'sign.consentMissing' })
    await attributeMedia(context, bruno, { ...same, signer: 'Eeva', signerConsent: 'In writing' })
    expect((await publish())[0]).toMatchObject({ id: sign })
    expect(await listSignMedia(strict, bruno, { signId: sign })).toMatchObject({
      requiresSignerConsent: true,
    })
    expect(JSON.stringify(await db.selectFrom('publishedSign').selectAll().execute())).not.toContain(
      'In writing',
    )
  })

  test.each<[string, () => Promise<Partial<Attachment>>, string]>([
    ['a video as framing image', async () => ({ role: 'framing' }), 'media.pictureNeeded'],
    [
      'a picture as main video',
      async () => ({ upload: await upload(await picture(), 'a.png') }),
      'media.videoNeeded',
    ],
    [
      'a text named mp4',
      async () => ({ upload: await upload(Buffer.from('<!doctype html>')) }),
      'media.otherKind',
    ],
    [
      'WebM named mp4',
      async () => ({ upload: await upload(await aVideo({ kind: 'webm' })) }),
      'media.otherKind',
    ],
    [
      'QuickTime with another codec than H.264, named mp4',
      async () => ({ upload: await upload(await aQuickTimeVideo()) }),
      'media.quickTimeCodec',
    ],
    [
      'QuickTime with another codec than H.264',
      async () => ({ upload: await upload(await aQuickTimeVideo(), 'casa.mov') }),
      'media.quickTimeCodec',
    ],
    [
      'a cut video',
      async () => ({ upload: await upload((await aVideo({ frames: 30 })).subarray(0, 4000)) }),
      'media.broken',
    ],
    [
      'a text named png',
      async () => ({ role: 'framing', upload: await upload(Buffer.from('x'), 'a.png') }),
      'media.unreadablePicture',
    ],
    [
      'a video of some hundred bytes that claims four billion frames',
      async () => ({ upload: await upload(aClaimingVideo(4_294_967_295)) }),
      'media.tooDemanding',
    ],
    [
      'a picture of 26 megapixels',
      async () => ({ role: 'framing', upload: await upload(aHugePicture(6500, 4000), 'a.png') }),
      'media.tooManyMegapixels',
    ],
    ['an unknown upload', async () => ({ upload: 'a'.repeat(40) }), 'upload.notFound'],
    [
      'the upload of somebody else',
      async () => ({ upload: await upload(await aVideo(), 'a.mp4', carla) }),
      'upload.notFound',
    ],
  ])('but not %s: nothing is stored [SGN-07]', async (_, facts, code) => {
    await expect(attach(await facts())).rejects.toMatchObject({ code })
    expect([await countRows(db, 'media'), await storedKeys(), queued]).toEqual([0, [], []])
    expect((await listSignMedia(context, bruno, { signId: sign })).revision).toBe(1)
  })

  test('but not four pictures of 16383² pixels at once, each named in its refusal: nothing is stored [SGN-07]', async () => {
    const names = ['a.png', 'b.png', 'c.png', 'd.png']
    const uploads = await Promise.all(
      names.map((name, index) => upload(aHugePicture(16383, 16383, { isInterlaced: index % 2 === 0 }), name)),
    )
    const results = await Promise.allSettled(uploads.map((id) => attach({ role: 'framing', upload: id })))
    expect(results.map((result) => result.status === 'rejected' && result.reason)).toMatchObject(
      names.map((file) => ({ code: 'media.tooManyMegapixels', status: 422, params: { file } })),
    )
    expect([await countRows(db, 'media'), await storedKeys()]).toEqual([0, []])
  })

  test('once: of two requests with the same upload one is refused', async () => {
    const same = await upload(await aVideo())
    const results = await Promise.allSettled([attach({ upload: same }), attach({ upload: same })])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await countRows(db, 'media')).toBe(1)
    expect((await storedKeys()).length).toBe(1)
  })
})

test('only who may edit a sign changes its files, and who does not see it finds none [SGN-07]', async () => {
  const { media } = await attach()
  const refusals: [AccountActor, string][] = [
    [dora, 'sign.notFound'],
    [anActor({ id: 5, status: 'rejected' }), 'sign.notFound'],
  ]
  for (const [actor, code] of refusals) {
    const same = { signId: sign, media }
    await expect(listSignMedia(context, actor, { signId: sign })).rejects.toMatchObject({ code })
    await expect(
      attachUpload(context, actor, { signId: sign, role: 'main', upload: 'x' }),
    ).rejects.toMatchObject({ code })
    await expect(detachMedia(context, actor, same)).rejects.toMatchObject({ code })
    await expect(
      attributeMedia(context, actor, {
        ...same,
        licence: 'x',
        credit: null,
        signer: null,
        signerConsent: null,
      }),
    ).rejects.toMatchObject({ code })
  }
  for (const actor of [ana, carla])
    expect((await listSignMedia(context, actor, { signId: sign })).files.length).toBe(1)
})

test('a file gets another attribution and is removed, each in a new version [D44] [SGN-16]', async () => {
  const { media } = await attach()
  const same = { signId: sign, media }
  await attributeMedia(context, bruno, {
    ...same,
    licence: 'CC0',
    credit: 'UFSC',
    signer: 'Eeva',
    signerConsent: 'In writing, 2026-03-02',
  })
  const { files, revision } = await listSignMedia(context, bruno, { signId: sign })
  expect([files[0]?.credit, revision]).toEqual(['UFSC', 3])
  expect(await detachMedia(context, bruno, same)).toEqual({ revision: 4 })
  expect(await rolesOf()).toEqual([])
  expect(await countRows(db, 'media')).toBe(1)
  await expect(detachMedia(context, bruno, same)).rejects.toMatchObject({ code: 'media.notFound' })
})

describe('a changed attribution of a published sign', () => {
  const attribution = { licence: 'CC0', credit: 'UFSC', signer: 'Eeva', signerConsent: null }
  const publish = (actor: AccountActor) =>
    publishSigns({ ...context, mails: noMails }, { actor, ids: [sign] })
  const published = async () =>
    (await db.selectFrom('publishedSign').select(['revision', 'document']).executeTakeFirstOrThrow()) as {
      revision: number
      document: { media: object[] }
    }
  let media: number

  beforeEach(async () => {
    media = (await attach({ credit: 'UFPR' })).media
    await db.updateTable('media').set({ state: 'ready' }).execute()
    await publish(carla)
  })
  const attribute = (actor: AccountActor) =>
    attributeMedia(context, actor, { signId: sign, media, ...attribution })

  test('is not public before an approver approves it, and is a difference of versions [D44] [D21]', async () => {
    const before = await published()
    const version = () => db.selectFrom('publicChange').select('version').execute()
    const changes = await version()
    const { revision } = await attribute(bruno)
    expect(await published()).toEqual(before)
    expect(before.document.media).toEqual([{ role: 'main', media, credit: 'UFPR' }])
    expect(await version()).toEqual(changes)
    const [earlier, later] = await Promise.all(
      [before.revision, revision].map((one) => readVersion({ db }, bruno, { signId: sign, revision: one })),
    )
    if (!earlier || !later) throw new Error('a version is missing')
    expect(compareVersions(earlier, later).map(({ key, change }) => [key, change])).toEqual([
      ['mediaCredit', 'changed'],
      ['mediaLicence', 'added'],
      ['mediaSigner', 'added'],
    ])
    await publish(carla)
    const { signerConsent: _, ...shown } = attribution
    expect((await published()).document.media).toEqual([{ role: 'main', media, ...shown }])
  })

  test('is not published by the approver who made it [D44] [ROL-06]', async () => {
    await attribute(carla)
    await expect(publish(carla)).rejects.toMatchObject({ code: 'sign.ownStatus' })
    expect(JSON.stringify(await published())).not.toContain('Eeva')
  })

  test('is taken back by restoring the version before it [D44] [SGN-13]', async () => {
    const { revision } = await attribute(bruno)
    await restoreVersion(context, bruno, {
      signId: sign,
      revision: revision - 1,
      expectedRevision: revision,
    })
    const { files } = await listSignMedia(context, bruno, { signId: sign })
    expect(files).toMatchObject([{ credit: 'UFPR' }])
    expect(files[0]).not.toHaveProperty('signer')
  })

  test('that is the same makes no version [D44]', async () => {
    const { revision } = await attribute(bruno)
    expect(await attribute(bruno)).toEqual({ revision })
  })
})

test('every note on the consent of a signer is kept with who made it and when; none is part of a version [D37] [SGN-16]', async () => {
  const { media, revision } = await attach({ signer: 'Eeva', signerConsent: 'By mail' })
  const note = (actor: AccountActor, signerConsent: string | null) =>
    attributeMedia(context, actor, {
      signId: sign,
      media,
      licence: null,
      credit: null,
      signer: 'Eeva',
      signerConsent,
    })
  await note(carla, 'In writing')
  await note(carla, 'In writing')
  expect(await note(bruno, null)).toEqual({ revision })
  const { files } = await listSignMedia(context, bruno, { signId: sign })
  expect(files[0]?.consents.map(({ note, at, by }) => [note, at, (by as { name: string }).name])).toEqual([
    ['', now, `Person ${bruno.id}`],
    ['In writing', now, `Person ${carla.id}`],
    ['By mail', now, `Person ${bruno.id}`],
  ])
  await db.updateTable('media').set({ state: 'ready' }).execute()
  const strict = { ...context, mails: noMails, requireSignerConsent: true }
  const publish = () => publishSigns(strict, { actor: carla, ids: [sign] })
  await expect(publish()).rejects.toMatchObject({ code: 'sign.consentMissing' })
  await note(bruno, 'On paper')
  expect((await publish())[0]).toMatchObject({ id: sign })
})

test('administrators process a failed video again, nobody else [SGN-07]', async () => {
  const { media } = await attach()
  const same = { signId: sign, media }
  await expect(processAgain(context, ana, same)).rejects.toMatchObject({ code: 'media.notFound' })
  await db
    .updateTable('media')
    .set({
      state: 'failed',
      problem: JSON.stringify({ code: 'media.damaged', params: { file: 'casa.mp4' } }),
    })
    .execute()
  expect((await listSignMedia(context, bruno, { signId: sign })).files[0]?.problem).toEqual({
    code: 'media.damaged',
    params: { file: 'casa.mp4' },
  })
  for (const actor of [bruno, carla])
    await expect(processAgain(context, actor, same)).rejects.toMatchObject({ code: 'account.adminsOnly' })
  await processAgain(context, ana, same)
  expect(queued.length).toBe(2)
  expect(await rolesOf()).toEqual([['main', media, 'uploaded']])
})

test('a failed video is listed for its uploader and for administrators until it is replaced or its sign deleted [SGN-07]', async () => {
  await attach()
  const none = { count: 0, newest: [] }
  expect((await listFailures({ db }, ana)).videos).toEqual(none)
  const fail = () => db.updateTable('media').set({ state: 'failed' }).execute()
  await fail()
  const one = { count: 1, newest: [{ name: 'casa.mp4', signId: sign }] }
  expect((await listFailures({ db }, ana)).videos).toEqual(one)
  expect((await listFailures({ db }, bruno)).videos).toEqual(one)
  for (const actor of [carla, visitor]) expect((await listFailures({ db }, actor)).videos).toEqual(none)
  await attach()
  expect((await listFailures({ db }, ana)).videos).toEqual(none)
  await fail()
  expect((await listFailures({ db }, ana)).videos.count).toBe(1)
  await removeSigns(context, { actor: bruno, ids: [sign] })
  expect((await listFailures({ db }, ana)).videos).toEqual(none)
})

/** A QuickTime file, which has another brand than MP4. */
async function aQuickTimeVideo(): Promise<Uint8Array> {
  const bytes = Buffer.from(await aVideo())
  bytes.write('qt  ', 8, 'latin1')
  return bytes
}
