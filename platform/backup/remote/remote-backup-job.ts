import type { Database } from '../../db/open-database.ts'
import type { JobDefinition } from '../../jobs/job-definition.ts'
import type { MediaFiles } from '../media-files.ts'
import { recordedBackup } from '../recorded-backup.ts'
import type { RemoteBackups } from './open-remote-backups.ts'

const everyNight = '11 2 * * *'

interface RemoteBackupContext {
  database: Database
  now: () => Date
  /** Undefined without BACKUP_URL. */
  openRemoteBackups?: (() => Promise<RemoteBackups>) | undefined
  /** The files that backups contain. */
  listMedia: () => MediaFiles
}

/** Writes an encrypted backup to BACKUP_URL every night. The first one, which copies all media, may take hours. */
export const remoteBackupJob: JobDefinition<RemoteBackupContext> = {
  queue: { name: 'backup.remote', expireInSeconds: 12 * 3600, retryDelay: 300 },
  schedule: everyNight,
  async run({ database, now, openRemoteBackups, listMedia }) {
    if (!openRemoteBackups) return
    await recordedBackup(database, 'remote', now, async () =>
      (await openRemoteBackups()).write(database, listMedia()),
    )
  },
}
