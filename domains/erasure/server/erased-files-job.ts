import type { RemoteBackups } from '#platform/backup/remote/open-remote-backups.ts'
import type { JobDefinition } from '#platform/jobs/job-definition.ts'
import { deleteErasedFiles } from './delete-erased-files.ts'
import { erasedFilesQueueName } from './erasure-context.ts'
import { type ErasureListOptions, writeErasureList, writeRemoteErasureList } from './erasure-list.ts'

const everyHour = '23 * * * *'

interface ErasedFilesContext extends ErasureListOptions {
  /** Undefined if there are none. */
  openRemoteBackups?: (() => Promise<Pick<RemoteBackups, 'writeNote'>>) | undefined
}

/** After each erasure, and every hour: writes the list of erasures for later restores and deletes the files. */
export const erasedFilesJob: JobDefinition<ErasedFilesContext> = {
  queue: { name: erasedFilesQueueName },
  schedule: everyHour,
  async run(context) {
    await writeErasureList(context)
    await deleteErasedFiles(context)
    // The last step, because it needs another machine.
    if (context.openRemoteBackups) await writeRemoteErasureList(context.db, await context.openRemoteBackups())
  },
}
