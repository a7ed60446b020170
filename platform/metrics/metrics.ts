import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { LastBackup } from '#platform/backup/automatic-backups.ts'

export type Metrics = ReturnType<typeof createMetrics>

/** The metrics of this process for Prometheus. `sources` are read on each scrape. */
export function createMetrics(sources: {
  signs: () => number
  version: () => number
  backup: () => LastBackup | undefined
}) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'http_request_seconds',
    help: 'Response time by kind of URL and status',
    labelNames: ['kind', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2],
    registers: [registry],
  })
  registerGauge(registry, 'signs_published', 'Published signs', sources.signs)
  registerGauge(
    registry,
    'dictionary_version',
    'Version of the published dictionary in this process',
    sources.version,
  )
  registerGauge(
    registry,
    'backup_age_seconds',
    'Age of the newest automatic backup; -1 when there is none',
    () => {
      const at = sources.backup()?.createdAt
      return at ? (Date.now() - at.getTime()) / 1000 : -1
    },
  )
  registerGauge(registry, 'backup_failed', '1 while the newest automatic backup is one that failed', () =>
    sources.backup()?.failedAt ? 1 : 0,
  )
  return {
    observe: (kind: string, status: number, seconds: number) => requests.observe({ kind, status }, seconds),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}

function registerGauge(registry: Registry, name: string, help: string, read: () => number): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    collect() {
      this.set(read())
    },
  })
}
