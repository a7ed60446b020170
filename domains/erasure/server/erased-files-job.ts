import type { JobDefinition } from '#platform/jobs/job-definition.ts'
import { deleteErasedFiles } from './delete-erased-files.ts'
import { erasedFilesQueueName } from './erasure-context.ts'
import { type ErasureListOptions, writeErasureList } from './erasure-list.ts'

const everyHour = '23 * * * *'

/** After each erasure, and every hour: writes the list of erasures for later restores and deletes the files. */
export const erasedFilesJob: JobDefinition<ErasureListOptions> = {
  queue: { name: erasedFilesQueueName },
  schedule: everyHour,
  async run(context) {
    await writeErasureList(context)
    await deleteErasedFiles(context)
  },
}
