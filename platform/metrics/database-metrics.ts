import { Gauge, type Registry } from 'prom-client'
import type { BackupState } from '#platform/backup/backup-state.ts'
import type { QueueState } from '#platform/jobs/queue-state.queries.ts'

/** Gauges of the backups by kind, as `listBackupStates` names them. @returns reads their values */
export function registerBackups(registry: Registry, read: () => Promise<BackupState[]>): () => Promise<void> {
  const gaugeOf = (name: string, help: string) =>
    new Gauge({ name, help, labelNames: ['kind'], registers: [registry] })
  const age = gaugeOf('backup_age_seconds', 'Age of the newest backup by kind; -1 when there is none')
  const failed = gaugeOf('backup_failed', '1 while the newest backup of a kind is one that failed')
  return async () => {
    const states = await read().catch(() => [])
    for (const gauge of [age, failed]) gauge.reset()
    for (const { kind, createdAt, failedAt } of states) {
      age.set({ kind }, createdAt ? (Date.now() - createdAt.getTime()) / 1000 : -1)
      failed.set({ kind }, failedAt ? 1 : 0)
    }
  }
}

/**
 * Gauges of the queues, and whether the database answers, because the queues are in it.
 * @returns reads their values; gauges cannot, because each of them would need the same query
 */
export function registerQueues(registry: Registry, read: () => Promise<QueueState[]>): () => Promise<void> {
  const gaugeOf = (name: string, help: string) =>
    new Gauge({ name, help, labelNames: ['queue'], registers: [registry] })
  const waiting = gaugeOf('jobs_waiting', 'Jobs that could start now, by queue')
  const oldest = gaugeOf('jobs_oldest_waiting_seconds', 'How long the oldest waiting job has been waiting')
  const parked = gaugeOf('jobs_parked', 'Jobs that ended their process twice and are not started any more')
  const up = new Gauge({ name: 'database_up', help: '1 while the database answers', registers: [registry] })
  return async () => {
    const states = await read().catch(() => null)
    up.set(states ? 1 : 0)
    for (const gauge of [waiting, oldest, parked]) gauge.reset()
    for (const { queue, ...state } of states ?? []) {
      waiting.set({ queue }, state.waiting)
      oldest.set({ queue }, state.oldestSeconds)
      parked.set({ queue }, state.parked)
    }
  }
}
