import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { addRecording } from '#domains/eaf-videos/server/recording.fixture.ts'
import { uploadedFileKey } from '#domains/media/index.ts'
import { fileSystemStorage } from '#platform/storage/file-system-storage.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { loadCast } from '#seeds/cast.ts'
import { loadSeeds } from '#seeds/load-seeds.ts'
import { useDatabase } from '#tests/database.ts'
import { insertMedia, insertMediaFile } from '#tests/rows.ts'
import { temporaryFolder } from '#tests/temporary-folder.ts'
import { sweepFilesCommand } from './sweep-files-command.ts'

const { db } = await useDatabase()
const now = () => new Date()
const call = { progress() {} }
let folder: string
let storage: Storage

beforeEach(async () => {
  folder = await temporaryFolder()
  storage = fileSystemStorage(folder)
  await loadSeeds({ db, storage })
  await loadCast(db)
})

/** A stored file that was written two days ago. */
async function storeOld(key: string): Promise<string> {
  await storage.write(key, Buffer.from('x'))
  const time = new Date(Date.now() - 48 * 60 * 60 * 1000)
  await utimes(join(folder, key), time, time)
  return key
}

async function storeMedia(key: string, state: string, renditionKey?: string): Promise<string> {
  await insertMediaFile(db, await insertMedia(db, { state, renditionKey }), { key })
  return storeOld(key)
}

test('files of media, photos, imports, recordings, uploads and unfinished renditions stay; others go when asked for', async () => {
  const { id: accountId } = await db.selectFrom('account').select('id').limit(1).executeTakeFirstOrThrow()
  const photo = 'ab'.repeat(16)
  await db.updateTable('account').set({ photo }).where('id', '=', accountId).execute()
  const storageKey = 'private/imports/1.csv'
  await db
    .insertInto('signImport')
    .values({ accountId, fileName: 'signs.csv', storageKey, source: 's' })
    .execute()
  await addRecording(db, { title: 'Interview', tiers: [] })
  const { fileKey } = await db.selectFrom('eafVersion').select('fileKey').executeTakeFirstOrThrow()
  const upload = { id: '1a'.repeat(20), accountId, name: 'casa.mp4', bytes: 1, createdAt: now() }
  await db.insertInto('upload').values(upload).execute()
  const used = [
    await storeMedia('1/aa.mp4', 'ready', '1/cc'),
    await storeMedia('2/bb.mp4', 'working', '2/dd'),
    await storeOld('2/dd-web.mp4'),
    await storeOld(storageKey),
    await storeOld(fileKey),
    await storeOld(`private/photos/${photo}-96.webp`),
    await storeOld(uploadedFileKey(upload.id)),
  ]
  const unused = [
    await storeOld('1/cc-web.mp4'),
    await storeOld('9/cc.webp'),
    await storeOld(uploadedFileKey('2b'.repeat(20))),
    await storeOld('private/imports/2.csv'),
    await storeOld(`private/photos/${'cd'.repeat(16)}-96.webp`),
  ].toSorted()
  await storage.write('9/new.webp', Buffer.from('x'))
  const context = { db, storage, now }

  expect(await sweepFilesCommand(context, { delete: false }, call)).toEqual({ keys: unused, bytes: 5 })
  for (const key of [...used, ...unused]) expect(await storage.stat(key), key).toBeDefined()

  expect(await sweepFilesCommand(context, { delete: true }, call)).toEqual({ keys: unused, bytes: 5 })
  for (const key of [...used, '9/new.webp']) expect(await storage.stat(key), key).toBeDefined()
  for (const key of unused) expect(await storage.stat(key), key).toBeUndefined()
  expect((await sweepFilesCommand(context, { delete: true }, call)).keys).toEqual([])
})

test('arguments of another form are refused', async () => {
  const sweep = sweepFilesCommand({ db, storage, now }, { delete: 'yes' }, call)
  await expect(sweep).rejects.toMatchObject({ code: 'request.invalid' })
})

/** Columns with similar names that contain something else. */
const otherColumns = [
  'eaf_version.file_name',
  'passkey.public_key',
  'rate_limit.key',
  'sign_import.file_name',
]

test('every column that refers to stored files is known', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and data_type = 'text' and column_name ~ '(key|file|path|photo|picture|url)'
    order by 1`.execute(db)
  const names = rows.map(({ name }) => name).filter((name) => !otherColumns.includes(name))
  expect(names).toEqual([
    'account.photo',
    'eaf_version.file_key',
    // Files that are to be deleted.
    'erased_file.key',
    // The begin of the keys of renditions.
    'media.rendition_key',
    'media_file.key',
    'sign_import.media_key',
    'sign_import.storage_key',
  ])
})
