import { erasureListKey } from '#domains/erasure/index.ts'
import { mediaFilesFromStorage } from '#platform/backup/media-files.ts'
import { openRemoteBackups } from '#platform/backup/remote/open-remote-backups.ts'
import type { Config } from '#platform/config.ts'
import type { Storage } from '#platform/storage/storage.ts'

/** What jobs and commands need for remote backups. They are opened for each one, so that a key may be put in place later. */
export const remoteBackupServices = (
  { remoteBackups }: Pick<Config, 'remoteBackups'>,
  storage: Storage,
  now: () => Date,
) => ({
  openRemoteBackups: remoteBackups && (() => openRemoteBackups(remoteBackups, now)),
  // The list of erasures changes, and is beside the backups.
  listMedia: () => mediaFilesFromStorage(storage, [erasureListKey]),
})
