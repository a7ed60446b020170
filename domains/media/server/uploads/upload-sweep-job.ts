import type { JobDefinition } from '#platform/jobs/job-definition.ts'
import type { Uploads } from './open-uploads.ts'

const everyHour = '17 * * * *'

/** Deletes expired uploads. */
export const uploadSweepJob: JobDefinition<{ uploads: Pick<Uploads, 'sweep'> }> = {
  queue: { name: 'media.uploads' },
  schedule: everyHour,
  run: ({ uploads }) => uploads.sweep(),
}
