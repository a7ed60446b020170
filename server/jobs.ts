import { accountMails, findActor } from '#domains/accounts/index.ts'
import { auditRetentionJob } from '#domains/audit-log/index.ts'
import { contactErasureJob, contactMails } from '#domains/contact-management/index.ts'
import { eafSweepJob } from '#domains/eaf-videos/index.ts'
import { erasedFilesJob } from '#domains/erasure/index.ts'
import { findVideoPrograms, type Uploads, uploadSweepJob } from '#domains/media/index.ts'
import { missingWordsRetentionJob } from '#domains/missing-words/index.ts'
import { abandonedFilesJob } from '#domains/sign-form/index.ts'
import { importJob, importSweepJob } from '#domains/sign-import/index.ts'
import { approverDigestJob, signMails, signMediaJob } from '#domains/signs/index.ts'
import { remoteBackupJob } from '#platform/backup/remote/remote-backup-job.ts'
import type { Config } from '#platform/config.ts'
import type { Database } from '#platform/db/open-database.ts'
import { type JobDefinition, startJob } from '#platform/jobs/job-definition.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import type { Log } from '#platform/log/log.ts'
import { combineComposers } from '#platform/mail/combine-composers.ts'
import { createMailTransport } from '#platform/mail/create-mail-transport.ts'
import { mailJob } from '#platform/mail/mail-job.ts'
import type { MailQueue } from '#platform/mail/mail-queue.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { remoteBackupServices } from './remote-backups.ts'

type JobContext = Awaited<ReturnType<typeof openJobContext>>

/** All background jobs. */
export const backgroundJobs: readonly JobDefinition<JobContext>[] = [
  mailJob,
  approverDigestJob,
  importJob,
  importSweepJob,
  uploadSweepJob,
  abandonedFilesJob,
  eafSweepJob,
  erasedFilesJob,
  signMediaJob,
  contactErasureJob,
  missingWordsRetentionJob,
  remoteBackupJob,
  auditRetentionJob,
]

interface Services {
  config: Config
  database: Database
  storage: Storage
  log: Log
  jobs: Jobs
  mails: MailQueue
  uploads: Uploads
  now: () => Date
}

/** Works on all background jobs in this process. @returns whether it converts videos */
export async function startJobs(services: Services): Promise<{ convertsVideos: boolean }> {
  const context = await openJobContext(services)
  for (const job of backgroundJobs) await startJob(services.jobs, job, context)
  return { convertsVideos: context.programs !== undefined }
}

/** What the jobs need; each takes its part. */
async function openJobContext({ config, database, storage, log, jobs, mails, uploads, now }: Services) {
  const { db } = database
  const { origin, secondFactor, requireSignerConsent } = config
  const accounts = accountMails({ db, origin, linkLifetimes: config.linkHours, now })
  return {
    ...remoteBackupServices(config, storage, now),
    database,
    db,
    storage,
    log,
    jobs,
    mails,
    uploads,
    now,
    requireSignerConsent,
    transport: createMailTransport(config),
    compose: combineComposers([accounts, signMails({ db, origin }), contactMails({ db, origin })]),
    findActor: (accountId: number) => findActor({ db, secondFactor }, { accountId }),
    backupFolder: database.engine === 'embedded' ? config.backupDir : undefined,
    programs: await findVideoPrograms(config.ffmpegPath),
  }
}
