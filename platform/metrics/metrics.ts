import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export type Metrics = ReturnType<typeof createMetrics>

/** The figures of this process for Prometheus. `facts` are read when somebody asks. */
export function createMetrics(facts: { signs: () => number; version: () => number }) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer, by kind of address and status',
    labelNames: ['kind', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2],
    registers: [registry],
  })
  gauge(registry, 'signs_published', 'Signs that the public sees', facts.signs)
  gauge(registry, 'dictionary_version', 'Number of the last public change shown here', facts.version)
  return {
    observe: (kind: string, status: number, seconds: number) => requests.observe({ kind, status }, seconds),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}

function gauge(registry: Registry, name: string, help: string, read: () => number): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    collect() {
      this.set(read())
    },
  })
}
