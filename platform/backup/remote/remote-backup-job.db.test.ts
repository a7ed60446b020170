import { join } from 'node:path'
import { expect, test } from 'vitest'
import { mediaFilesFromStorage } from '#platform/backup/media-files.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { fileSystemStorage } from '#platform/storage/file-system-storage.ts'
import { useDatabase } from '#tests/database.ts'
import { temporaryFolder } from '#tests/temporary-folder.ts'
import { isOverdue } from '../backup-state.ts'
import { writeNewAgeKey } from '../encryption/age-key.ts'
import { listBackupStates } from '../list-backup-states.ts'
import { openRemoteBackups } from './open-remote-backups.ts'
import { remoteBackupJob } from './remote-backup-job.ts'

const database = await useDatabase()
const { db } = database
const night = new Date('2026-11-24T02:11:00Z')

test('every process knows when the nightly backup was written, and that a later one failed', async () => {
  const folder = await temporaryFolder()
  const { file: keyFile } = await writeNewAgeKey(join(folder, 'backup.key'))
  const location = { s3: undefined, mediaDir: join(folder, 'backups') }
  const now = () => night
  const context = {
    database,
    now,
    listMedia: () => mediaFilesFromStorage(fileSystemStorage(join(folder, 'media'))),
  }
  const run = (openRemote?: Parameters<typeof remoteBackupJob.run>[0]['openRemoteBackups']) =>
    remoteBackupJob.run({ ...context, openRemoteBackups: openRemote }, {}, new AbortController().signal)

  await run()
  expect(await listBackupStates({ db, hasRemote: false })).toEqual([])
  const none = { kind: 'remote', createdAt: null, failedAt: null, failure: null } as const
  expect(await listBackupStates({ db, hasRemote: true })).toEqual([none])
  expect(isOverdue(none, night)).toBe(true)

  await run(() => openRemoteBackups({ location, keyFile, keptDays: 14 }, now))
  const written = { ...none, createdAt: night }
  expect(await listBackupStates({ db, hasRemote: true })).toEqual([written])
  expect(isOverdue(written, new Date(night.getTime() + 35 * 3_600_000))).toBe(false)
  expect(isOverdue(written, new Date(night.getTime() + 37 * 3_600_000))).toBe(true)

  const failing = run(() => Promise.reject(new AppError('storage.refused')))
  await expect(failing).rejects.toMatchObject({ code: 'storage.refused' })
  expect(await listBackupStates({ db, hasRemote: true })).toEqual([
    { ...written, failedAt: night, failure: 'storage.refused' },
  ])
})
