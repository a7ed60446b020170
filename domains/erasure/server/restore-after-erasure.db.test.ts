import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { signContributions } from '#domains/signs/index.ts'
import {
  aDocument,
  insertAccounts,
  makeDictionary,
  makeMedia,
  now,
  rejectionOf,
  saveChanges,
} from '#domains/signs/server/signs.fixture.ts'
import { createBackup } from '#platform/backup/create-backup.ts'
import { mediaFilesFromStorage } from '#platform/backup/media-files.ts'
import { restoreBackup } from '#platform/backup/restore-backup.ts'
import { fileSystemStorage } from '#platform/storage/file-system-storage.ts'
import { cast } from '#tests/cast.ts'
import { useDatabase, useScratchDatabase } from '#tests/database.ts'
import { temporaryFolder } from '#tests/temporary-folder.ts'
import {
  deleteErasedFiles,
  erase,
  erasedFilesJob,
  readErasureList,
  readErasureListBeside,
  readRemoteErasureList,
  readStoredErasureList,
  repeatErasures,
  repeatErasuresCommand,
  writeErasureList,
} from '../index.ts'
import { findText } from './find-text.fixture.ts'

const database = await useDatabase()
const emptyDatabase = await useScratchDatabase()
const { db } = database
const { ana, bruno } = cast
const jobs = { enqueue: async () => undefined }

beforeEach(async () => {
  await makeDictionary(db)
  await insertAccounts(db, [ana, bruno])
})

/** A sign with a file, and a backup of both. */
async function setup() {
  const [storage, backups] = [fileSystemStorage(await temporaryFolder()), await temporaryFolder()]
  const media = await makeMedia(db, 'zebrafinch.mp4')
  await storage.write('zebrafinch/a.mp4', Buffer.from('zebrafinch'))
  await sql`
    insert into media_file (media_id, role, key, mime, bytes) values (${media}, 'original', 'zebrafinch/a.mp4', 'video/mp4', 1)
  `.execute(db)
  const document = aDocument('ZEBRAFINCH', { media: [{ role: 'main', media }] })
  const [sign] = await saveChanges(db, [{ document }, { document: aDocument('CASA') }], bruno)
  await sql`update account set name = 'Zebrafinch' where id = ${bruno.id}`.execute(db)
  const backup = join(backups, 'backup')
  await createBackup(database, backup, { media: mediaFilesFromStorage(storage) })
  const eraseAll = async () => {
    const context = { db, now: () => now, jobs, contributions: signContributions, mailFolder: '/nowhere' }
    const target = { kind: 'sign', id: sign?.id ?? 0 } as const
    await erase(context, ana, { target, name: 'ZEBRAFINCH', reason: 'asked for' })
    await erase(context, ana, {
      target: { kind: 'person', id: bruno.id },
      name: 'Zebrafinch',
      reason: 'asked for',
    })
    await writeErasureList({ db, storage, backupFolder: backups })
    await deleteErasedFiles({ db, storage })
  }
  return { storage, backups, backup, eraseAll }
}

test('what was erased after a backup is erased again when it is restored, with its files [D4]', async () => {
  const { backup, eraseAll } = await setup()
  await eraseAll()
  const restored = await emptyDatabase()
  const storage = fileSystemStorage(await temporaryFolder())
  const erasures = await readErasureListBeside(backup)
  expect(erasures.map(({ kind }) => kind)).toEqual(['person', 'sign'])
  let repeated = 0
  await restoreBackup(restored, backup, {
    media: mediaFilesFromStorage(storage),
    afterLoad: async (tx) => {
      repeated = await repeatErasures(tx, erasures, signContributions)
    },
  })
  await deleteErasedFiles({ db: restored.db, storage })
  expect(repeated).toBe(2)
  expect(await findText(restored.db, 'zebrafinch')).toEqual([])
  expect(await Array.fromAsync(storage.list())).toEqual([])
  expect((await findText(restored.db, 'casa')).length).toBeGreaterThan(0)
  // Whether visitors saw the sign is no longer in the database; its vocabulary entry depends on it.
  const flags = await restored.db
    .selectFrom('erasure')
    .select(['kind', 'wasPublished'])
    .orderBy('kind')
    .execute()
  expect(flags).toEqual([
    { kind: 'person', wasPublished: true },
    { kind: 'sign', wasPublished: false },
  ])
})

test('the command repeats erasures in a database that other tools restored, by the list in the storage [D4]', async () => {
  const { backup, eraseAll, storage, backups } = await setup()
  await eraseAll()
  expect(await readStoredErasureList(storage)).toEqual(await readErasureList(join(backups, 'erasures.json')))
  const restored = await emptyDatabase()
  await restoreBackup(restored, backup)
  expect((await findText(restored.db, 'zebrafinch')).length).toBeGreaterThan(3)

  const context = { db: restored.db, storage, contributions: signContributions }
  expect(await repeatErasuresCommand(context, {})).toEqual({ repeated: 2 })
  expect(await findText(restored.db, 'zebrafinch')).toEqual([])
  expect(await repeatErasuresCommand(context, {})).toEqual({ repeated: 0 })
})

test('a list that is missing or damaged is refused before anything is restored [D4]', async () => {
  const { backup, backups } = await setup()
  expect(await readErasureListBeside(backup)).toEqual([])
  const file = join(backups, 'erasures.json')
  expect(await rejectionOf(readErasureList(file))).toMatchObject({
    code: 'erasure.listMissing',
    params: { file },
  })
  await writeFile(file, '[{"kind": "sign"}]')
  expect((await rejectionOf(readErasureListBeside(backup))).code).toBe('erasure.listDamaged')
})

test('the job writes the list beside remote backups as its last step, where a restore reads it', async () => {
  const { storage, eraseAll } = await setup()
  await eraseAll()
  await storage.write('zebrafinch/a.mp4', Buffer.from('zebrafinch'))
  await sql`insert into erased_file (key) values ('zebrafinch/a.mp4')`.execute(db)
  const notes = new Map<string, Buffer>()
  const remote = {
    readNote: async (name: string) => notes.get(name) ?? null,
    writeNote: async (name: string, content: Buffer) => void notes.set(name, content),
  }
  const run = (openRemoteBackups: () => Promise<typeof remote>) =>
    erasedFilesJob.run({ db, storage, openRemoteBackups }, {}, new AbortController().signal)
  await expect(run(() => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await storage.stat('zebrafinch/a.mp4')).toBeUndefined()
  expect(await readRemoteErasureList(remote)).toEqual([])
  await run(async () => remote)
  const erasures = await readRemoteErasureList(remote)
  expect(erasures.length).toBeGreaterThan(0)
  expect(erasures).toEqual(await readStoredErasureList(storage))
})
