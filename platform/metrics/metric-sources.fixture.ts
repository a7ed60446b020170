import type { MetricSources } from './metrics.ts'

/** Sources of the metrics of a process with one of everything. */
export const metricSources: MetricSources = {
  signs: () => 3,
  version: () => 7,
  index: () => ({ texts: 5, words: 9 }),
  connections: () => ({ totalCount: 4, idleCount: 1, waitingCount: 2, max: 10 }),
  cachedPageBytes: () => 1000,
  backups: async () => [{ kind: 'remote', createdAt: new Date(), failedAt: null, failure: null }],
  queues: async () => [{ queue: 'mail', waiting: 1, oldestSeconds: 1, parked: 1 }],
  workers: () => [{ queue: 'mail', running: 1, polledSecondsAgo: 2 }],
}
