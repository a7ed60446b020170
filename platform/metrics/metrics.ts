import { collectDefaultMetrics, Registry } from 'prom-client'
import type { BackupState } from '#platform/backup/backup-state.ts'
import { jobDurations } from '#platform/jobs/job-durations.ts'
import type { QueueState } from '#platform/jobs/queue-state.queries.ts'
import type { QueueWorker } from '#platform/jobs/queue-worker.ts'
import { useCaseDurations } from '#platform/use-cases/measure-use-case.ts'
import { registerBackups, registerQueues } from './database-metrics.ts'
import { type ProcessState, registerProcess } from './process-metrics.ts'
import { createRequestDurations } from './request-durations.ts'

export type Metrics = ReturnType<typeof createMetrics>

/** Where the values come from; each is read when Prometheus asks. */
export interface MetricSources extends ProcessState {
  /** It fails while the database is away. */
  backups: () => Promise<BackupState[]>
  /** It fails while the database is away. */
  queues: () => Promise<QueueState[]>
  /** The workers of this process; none in a process that runs no jobs. */
  workers: () => readonly QueueWorker[]
}

/** The metrics of this process for Prometheus. docs/operations.md lists them. */
export function createMetrics(sources: MetricSources) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const observe = createRequestDurations(registry)
  useCaseDurations.register(registry)
  jobDurations.register(registry)
  registerProcess(registry, sources)
  const readBackups = registerBackups(registry, sources.backups)
  const readQueues = registerQueues(registry, sources.queues)
  return {
    /** Counts a request and its duration. It is called for each page of the cache, thousands of times a second. */
    observe,
    async text() {
      await Promise.all([readQueues(), readBackups()])
      return registry.metrics()
    },
    contentType: registry.contentType,
  }
}
