// Arguments: data folder, folder of stored files, path of ffmpeg, "stall" or nothing. Works on waiting videos; prints
// "ready" for each that is finished. With "stall" it prints "stored" after the first rendition and stops there.

import { sql } from 'kysely'
import pino from 'pino'
import { openDatabase } from '#platform/db/open-database.ts'
import { afterCommit } from '#platform/db/transaction.ts'
import { startJob } from '#platform/jobs/job-definition.ts'
import { openJobs } from '#platform/jobs/open-jobs.ts'
import { fileSystemStorage } from '#platform/storage/file-system-storage.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { mediaJob, mediaQueue } from './media-job.ts'
import { findVideoPrograms } from './video-programs.ts'

const [dataDir = '', folder = '', ffmpeg = '', mode] = process.argv.slice(2)
const database = await openDatabase({ dataDir })
const jobs = await openJobs({
  database,
  log: pino({ level: 'silent' }),
  queues: [mediaQueue],
  pollSeconds: 1,
})
// The job of a killed worker waits for its retry.
await sql`update pgboss.job set start_after = now() where state = 'retry'`.execute(database.db)
const files = fileSystemStorage(folder)
const stalling: Storage = {
  ...files,
  async write(key, content) {
    await files.write(key, content)
    process.stdout.write('stored\n')
    return new Promise<number>(() => {})
  },
}
const job = mediaJob(async (tx) => afterCommit(tx, async () => void process.stdout.write('ready\n')))
await startJob(jobs, job, {
  db: database.db,
  storage: mode === 'stall' ? stalling : files,
  jobs,
  programs: await findVideoPrograms(ffmpeg),
})
