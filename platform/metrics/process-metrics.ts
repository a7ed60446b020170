import { Gauge, type Registry } from 'prom-client'
import type { QueueWorker } from '#platform/jobs/queue-worker.ts'

/** What this process holds in memory, and what it is doing. */
export interface ProcessState {
  signs: () => number
  version: () => number
  index: () => { texts: number; words: number }
  /** Connections of the pool to the database, and requests that wait for one. */
  connections: () => { totalCount: number; idleCount: number; waitingCount: number; max: number }
  cachedPageBytes: () => number
  workers: () => readonly QueueWorker[]
}

/** Gauges that are read from memory. */
export function registerProcess(registry: Registry, state: ProcessState): void {
  const number = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read())
      },
    })
  /** A value by label; values that are gone are left out. */
  const numbers = (
    name: string,
    { help, label, read }: { help: string; label: string; read: () => Iterable<readonly [string, number]> },
  ) =>
    new Gauge({
      name,
      help,
      labelNames: [label],
      registers: [registry],
      collect() {
        this.reset()
        for (const [value, count] of read()) this.set({ [label]: value }, count)
      },
    })

  number('signs_published', 'Published signs', state.signs)
  number('dictionary_version', 'Version of the published dictionary in this process', state.version)
  number(
    'search_index_texts',
    'Distinct texts in the search index of this process',
    () => state.index().texts,
  )
  number('search_index_words', 'Distinct words in these texts', () => state.index().words)
  number('page_cache_bytes', 'Memory of the cached pages', state.cachedPageBytes)
  number('database_connections_max', 'Most connections that the pool opens', () => state.connections().max)
  numbers('database_connections', {
    help: 'Connections to the database in use and idle, and work that waits for one',
    label: 'state',
    read: () => {
      const { totalCount, idleCount, waitingCount } = state.connections()
      return [
        ['in_use', totalCount - idleCount],
        ['idle', idleCount],
        ['waiting', waitingCount],
      ]
    },
  })
  number('worker_queues', 'Queues whose jobs this process runs; 0 for a process without jobs', () => {
    return state.workers().length
  })
  numbers('jobs_running', {
    help: 'Jobs that this process runs now, by queue',
    label: 'queue',
    read: () => state.workers().map(({ queue, running }) => [queue, running]),
  })
  numbers('worker_poll_age_seconds', {
    help: 'How long ago this process looked for jobs of a queue; it does so every few seconds',
    label: 'queue',
    read: () => state.workers().map(({ queue, polledSecondsAgo }) => [queue, polledSecondsAgo]),
  })
}
