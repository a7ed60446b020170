import { beforeEach, expect, test } from 'vitest'
import { createMediaAccess } from '#domains/signs/server/media/media-access.ts'
import { aDocument, makeDictionary, saveSign } from '#domains/signs/server/signs.fixture.ts'
import { type Actor, visitor } from '#platform/actor.ts'
import { loadCast } from '#seeds/cast.ts'
import { cast } from '#tests/cast.ts'
import { useDatabase } from '#tests/database.ts'
import { insertMedia, insertMediaFile } from '#tests/rows.ts'
import { changeRecording, deleteRecording } from './change-recording.ts'
import { createRecording } from './create-recording.ts'
import { getRecording } from './get-recording.ts'
import { anEafText, noMetadata, received, recordingContext } from './received-eaf.fixture.ts'
import { replaceFile } from './replace-file.ts'

const { db } = await useDatabase()
const { ana, bruno, carla, denes } = cast
let context: Awaited<ReturnType<typeof recordingContext>>

beforeEach(async () => {
  await makeDictionary(db)
  await loadCast(db)
  context = await recordingContext(db)
})

const create = (values: readonly string[], more: { films?: number[]; content?: string } = {}) =>
  createRecording(context, ana, {
    file: received(more.content ?? anEafText(values)),
    metadata: noMetadata,
    films: more.films ?? [],
  })
const seen = async (id: number) => {
  const { recording } = await getRecording(context, ana, { id })
  return { id, revision: recording.revision }
}
async function aFilm(key: string): Promise<number> {
  const id = await insertMedia(db, { state: 'ready', audience: 'administrators' })
  await insertMediaFile(db, id, { key, role: 'web' })
  await context.storage.write(key, Buffer.from('x'))
  return id
}
/** Chooses a tier for glosses and links values to a sign, as the page of glosses does. */
async function link(id: number, values: readonly string[]) {
  const { id: signId } = await saveSign(db, aDocument('CASA'))
  await db.updateTable('eafTier').set({ hand: 'strong' }).execute()
  for (const value of values)
    await db.insertInto('eafValue').values({ eafVideoId: id, value, signId }).execute()
}

test('a newer version says what it added, removed and changed, and which links made by hand it kept [ELN-03]', async () => {
  const { id } = await create(['CASA', 'LER', 'IR', 'FORA'])
  await link(id, ['CASA', 'LER', 'FORA'])
  // The ids are others from the second annotation on, so it is found by its begin.
  const content = anEafText(['CASA', 'LIVRO', 'IR']).replaceAll('"a2"', '"b2"')
  const result = await replaceFile(context, ana, { id, file: received(content, 'b.eaf') })
  expect(result.changes).toEqual({
    added: 0,
    removed: 1,
    changed: 1,
    kept: 1,
    lost: 2,
    lostLinks: [
      { tier: 'GlossR S1', begin: 100, value: 'LER', newValue: 'LIVRO' },
      { tier: 'GlossR S1', begin: 300, value: 'FORA', newValue: null },
    ],
  })
  const { recording, tiers } = await getRecording(context, ana, { id })
  expect([recording.number, recording.fileName, recording.changes]).toEqual([2, 'b.eaf', result.changes])
  expect(tiers).toMatchObject([{ name: 'GlossR S1', hand: 'strong' }])
  const matched = await db.selectFrom('occurrence').select('versionId').distinct().execute()
  expect(matched).toContainEqual({ versionId: recording.versionId })
  expect(await db.selectFrom('eafValue').select('value').execute()).toHaveLength(3)
})

test('a version with more annotations, and the same file again [ELN-03]', async () => {
  const { id } = await create(['A'])
  const more = await replaceFile(context, ana, { id, file: received(anEafText(['A', 'B'])) })
  expect(more.changes).toMatchObject({ added: 1, removed: 0, changed: 0 })
  const same = await replaceFile(context, ana, { id, file: received(anEafText(['A', 'B'])) })
  expect(same.changes).toMatchObject({ added: 0, removed: 0, changed: 0, kept: 0, lost: 0 })
})

test('a refused version leaves the present one; of two at the same time the second is refused [ELN-07]', async () => {
  const { id } = await create(['A'])
  await expect(replaceFile(context, ana, { id, file: received('<html/>') })).rejects.toMatchObject({
    code: 'eaf.wrongRoot',
  })
  let isFirst = true
  const storage = {
    ...context.storage,
    async write(key: string, content: Parameters<typeof context.storage.write>[1]) {
      if (isFirst) {
        isFirst = false
        await replaceFile(context, ana, { id, file: received(anEafText(['B'])) })
      }
      return context.storage.write(key, content)
    },
  }
  const late = replaceFile({ ...context, storage }, ana, { id, file: received(anEafText(['C'])) })
  await expect(late).rejects.toMatchObject({ code: 'eaf.changed' })
  const values = await db.selectFrom('eafAnnotation').select('value').orderBy('versionId').execute()
  expect(values.map(({ value }) => value)).toEqual(['A', 'B'])
  expect(await Array.fromAsync(context.storage.list())).toHaveLength(2)
})

/** Who loads a file, in the order visitor, awaiting, publisher, approver, administrator. */
async function loadersOf(key: string) {
  const find = createMediaAccess({ db, version: () => Math.random(), offersOriginals: false })
  const people: [string, Actor][] = [
    ['visitor', visitor],
    ['denes', denes],
    ['bruno', bruno],
    ['carla', carla],
    ['ana', ana],
  ]
  const loaders: string[] = []
  for (const [name, actor] of people) {
    const found = await find(key, async () => actor).catch(() => undefined)
    if (found) loaders.push(name)
  }
  return loaders.join(' ')
}

test('the films of a recording are loaded by those who see it, and change with its visibility [ELN-08]', async () => {
  const film = await aFilm('7/abc.mp4')
  const { id } = await create(['A'], {
    films: [film],
    content: anEafText(['A']).replace(
      '</HEADER>',
      '<MEDIA_DESCRIPTOR MEDIA_URL="a.mp4" MIME_TYPE="video/mp4" TIME_ORIGIN="1240"/></HEADER>',
    ),
  })
  expect((await getRecording(context, ana, { id })).films).toMatchObject([{ mediaId: film, originMs: 1240 }])
  expect(await loadersOf('7/abc.mp4')).toBe('ana')
  await changeRecording(context, ana, { ...(await seen(id)), metadata: { visibility: 'public' } })
  expect(await loadersOf('7/abc.mp4')).toBe('visitor denes bruno carla ana')
  const changes = await db.selectFrom('publicChange').select('kind').execute()
  expect(changes.length).toBeGreaterThan(0)
  await changeRecording(context, ana, { ...(await seen(id)), metadata: { visibility: 'restricted' } })
  expect(await loadersOf('7/abc.mp4')).toBe('ana')
})

test('only administrators read a recording, also a public one [ELN-08]', async () => {
  const { id } = await create(['A'])
  await changeRecording(context, ana, { ...(await seen(id)), metadata: { visibility: 'public' } })
  await expect(getRecording(context, ana, { id })).resolves.toMatchObject({ recording: { id } })
  for (const unknown of [id, id + 1])
    for (const [actor, code] of [
      [visitor, 'account.required'],
      [bruno, 'account.adminsOnly'],
      [carla, 'account.adminsOnly'],
    ] as const)
      await expect(getRecording(context, actor, { id: unknown })).rejects.toMatchObject({ code })
})

test('a film belongs to one recording, and only a new video for administrators becomes one [ELN-08]', async () => {
  const film = await aFilm('7/abc.mp4')
  const ofPage = await insertMedia(db, { state: 'ready', audience: 'public' })
  const { id } = await create(['A'], { films: [film] })
  await expect(create(['B'], { films: [film] })).rejects.toMatchObject({ code: 'eaf.filmUsed' })
  for (const films of [[ofPage], [film, film]])
    await expect(
      changeRecording(context, ana, { ...(await seen(id)), metadata: {}, films }),
    ).rejects.toMatchObject({ code: 'eaf.filmUsed' })
  const other = await aFilm('8/def.mp4')
  await changeRecording(context, ana, { ...(await seen(id)), metadata: {}, films: [null, other] })
  expect((await getRecording(context, ana, { id })).films).toMatchObject([{ mediaId: other, position: 2 }])
  expect([await context.storage.stat('7/abc.mp4'), await context.storage.stat('8/def.mp4')]).toEqual([
    undefined,
    expect.anything(),
  ])
})

test('of two changes from the same revision the second is refused [ELN-01]', async () => {
  const { id } = await create(['A'])
  const first = await seen(id)
  await changeRecording(context, ana, { ...first, metadata: { city: 'Porto' } })
  await expect(
    changeRecording(context, ana, { ...first, metadata: { city: 'Lisboa' } }),
  ).rejects.toMatchObject({
    code: 'eaf.changed',
  })
  await expect(deleteRecording(context, ana, first)).rejects.toMatchObject({ code: 'eaf.changed' })
  await expect(
    changeRecording(context, bruno, { ...(await seen(id)), metadata: { city: 'Faro' } }),
  ).rejects.toMatchObject({ status: 403 })
  expect((await getRecording(context, ana, { id })).recording.city).toBe('Porto')
})

test('a deleted recording leaves no rows and no files [ELN-01]', async () => {
  const { id } = await create(['A'], { films: [await aFilm('7/abc.mp4')] })
  await replaceFile(context, ana, { id, file: received(anEafText(['B'])) })
  await link(id, ['B'])
  expect(await deleteRecording(context, ana, await seen(id))).toEqual({ title: 'interview' })
  for (const table of ['eafVideo', 'eafVersion', 'eafAnnotation', 'eafFilm', 'eafValue', 'media'] as const)
    expect([table, await db.selectFrom(table).selectAll().execute()]).toEqual([table, []])
  expect(await Array.fromAsync(context.storage.list())).toEqual([])
})
