import { readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import type { Actor } from '#platform/actor.ts'
import { fileSystemStorage } from '#platform/storage/file-system-storage.ts'
import { castId, loadCast } from '#seeds/cast.ts'
import { anActor } from '#tests/cast.ts'
import { useDatabase } from '#tests/database.ts'
import { temporaryFolder } from '#tests/temporary-folder.ts'
import { maxUploadsPerPerson, uploadLifetimeMs } from '../../upload.ts'
import { openUploads, type Uploads } from './open-uploads.ts'
import { aCreation, aPatch, aTusRequest, idOf } from './tus-request.fixture.ts'
import { uploadFolder } from './upload-folder.ts'

const { db } = await useDatabase()
const now = new Date('2026-11-21T12:00:00Z')
let folder: string
let uploads: Uploads
let bruno: Actor

beforeEach(async () => {
  await db.insertInto('language').values({ code: 'pt', isDefault: true }).execute()
  await loadCast(db)
  bruno = anActor({ id: await castId(db, 'bruno') })
  folder = join(await temporaryFolder(), 'uploads')
  uploads = openUploads({
    db,
    storage: fileSystemStorage(folder),
    store: uploadFolder(folder),
    quotaBytes: 20_000_000_000,
    now: () => now,
  })
})

const begin = async (bytes = 10) => idOf(await uploads.receive(bruno, aCreation('casa.mp4', bytes)))
const countRows = async () => (await db.selectFrom('upload').select('id').execute()).length
/** What a kill in the middle of a deletion leaves. */
const halfDelete = (id: string) => rm(join(folder, id))

test('uploads are readable by this program only, whatever the umask', async () => {
  const before = process.umask(0)
  try {
    await uploads.receive(bruno, aPatch(await begin(), 0, 'x'))
  } finally {
    process.umask(before)
  }
  const names = await readdir(folder)
  const modes = await Promise.all(
    [folder, ...names.map((name) => join(folder, name))].map((path) => stat(path)),
  )
  expect(modes.map(({ mode }) => (mode & 0o777).toString(8))).toEqual(['700', '600', '600'])
})

test('a killed deletion is finished when it is repeated [SGN-07]', async () => {
  const id = await begin()
  await halfDelete(id)
  await expect(uploads.receive(bruno, aTusRequest('HEAD', { id }))).rejects.toMatchObject({
    code: 'upload.notFound',
  })
  expect((await uploads.receive(bruno, aTusRequest('DELETE', { id }))).status).toBe(204)
  expect([await readdir(folder), await countRows()]).toEqual([[], 0])
})

test('the sweep finishes killed deletions, so that they count no longer [SGN-07]', async () => {
  const ids: string[] = []
  while (ids.length < maxUploadsPerPerson) ids.push(await begin())
  const [killed = '', ...others] = ids
  await halfDelete(killed)
  expect(await uploads.sweep()).toBe(1)
  expect(await begin()).not.toBe('')
  expect(await readdir(folder)).toEqual(expect.arrayContaining(others))
})

test('the sweep deletes old files without row, and no others', async () => {
  const id = await begin()
  const [old, young] = ['a'.repeat(40), 'b'.repeat(40)]
  const longAgo = new Date(now.getTime() - uploadLifetimeMs - 1)
  for (const name of [old, `${old}.json`, 'notes.txt']) {
    await writeFile(join(folder, name), 'x')
    await utimes(join(folder, name), longAgo, longAgo)
  }
  await writeFile(join(folder, young), 'x')
  await utimes(join(folder, id), longAgo, longAgo)
  expect(await uploads.sweep()).toBe(0)
  expect((await readdir(folder)).toSorted()).toEqual([id, `${id}.json`, young, 'notes.txt'].toSorted())
})

test('an upload whose file is on another machine is not swept', async () => {
  const id = await begin()
  for (const name of await readdir(folder)) await rm(join(folder, name))
  expect(await uploads.sweep()).toBe(0)
  expect((await db.selectFrom('upload').select('id').execute()).map((row) => row.id)).toEqual([id])
})
