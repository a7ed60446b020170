import { withAuditOrigin } from '../audit/audit-origin.ts'
import type { Tx } from '../db/transaction.ts'
import type { JobData, Jobs } from './jobs.ts'

export interface QueueSettings {
  /** `domain.subject` */
  name: string
  /** A job that runs longer counts as abandoned. */
  expireInSeconds?: number
  /** Delay of the first retry, which doubles with each further one; also after the end of a process. */
  retryDelay?: number
}

/** For queues whose jobs take minutes, and which another process takes over within half a minute. */
export const longJobs = { expireInSeconds: 3600, retryDelay: 1 } as const

/** A background job. `server/jobs.ts` lists all of them. */
export interface JobDefinition<Context> {
  queue: QueueSettings
  /** Cron expression (UTC): one process of the installation queues a job without data at these times. */
  schedule?: string
  /** Runs one job. After an error it is retried. */
  run: (context: Context, data: JobData, stopping: AbortSignal) => Promise<unknown>
  /** Queues work that waits without a job, because backups do not contain the queues. */
  queueWaiting?: (context: Context) => Promise<void>
  /**
   * Stores the failure of a job that ended its process twice, where the domain shows it. Without this function the job is
   * listed on the overview, with the message of `parkedJobKey`.
   */
  onParked?: (context: Context, tx: Tx, data: JobData) => Promise<void>
}

/** Works on the jobs of a queue in this process. */
export async function startJob<Context>(
  jobs: Pick<Jobs, 'work' | 'repeat'>,
  { queue, schedule, run, queueWaiting, onParked }: JobDefinition<Context>,
  context: Context,
): Promise<void> {
  await queueWaiting?.(context)
  await jobs.work(
    queue.name,
    (data, stopping) =>
      withAuditOrigin(
        { access: 'job', requestId: null },
        async () => void (await run(context, data, stopping)),
      ),
    onParked ? { onParked: (tx, data) => onParked(context, tx, data) } : {},
  )
  if (schedule !== undefined) await jobs.repeat(queue.name, schedule)
}

/** The key of the name of a queue below `panel:overview.parked.kind`; full stops separate the parts of keys. */
export const parkedJobKey = (queue: string): string => queue.replaceAll('.', '-')
