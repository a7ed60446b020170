import type { Registry } from 'prom-client'
import { DurationHistogram, type DurationSeries } from './duration-histogram.ts'

/** What the metrics say about a request. */
export interface ObservedRequest {
  /** The pattern of its route, such as `/api/signs/:id`; never the path, which may be any text. */
  route: string
  method: string
  status: number
}

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
/** Anybody may send a method of any name. */
const otherMethod = 'other'
/** Of statuses, from 0 to 5. */
const statusClasses = 6

/** What a route serves, for dashboards. */
const kindOf = (route: string): string =>
  /^\/(api|media|films|symbols|hands|share-pictures|site-icons|assets|healthz|readyz|metrics)\b/.exec(
    route,
  )?.[1] ?? 'page'

/** Durations of requests by route, method and class of status (`2xx`). */
export function createRequestDurations(registry: Registry) {
  const histogram = new DurationHistogram({
    name: 'http_request_seconds',
    help: 'Response time by kind and pattern of the route, method and class of status',
    buckets: [0.001, 0.005, 0.02, 0.06, 0.1, 0.5, 2],
  })
  histogram.register(registry)
  const byRoute = new Map<string, (DurationSeries | undefined)[]>()

  return ({ route, method, status }: ObservedRequest, seconds: number): void => {
    const ofRoute = byRoute.get(route) ?? []
    if (ofRoute.length === 0) byRoute.set(route, ofRoute)
    const methodAt = methods.indexOf(method)
    const statusClass = Math.min(Math.floor(status / 100), statusClasses - 1)
    const at = (methodAt + 1) * statusClasses + statusClass
    ofRoute[at] ??= histogram.addSeries({
      kind: kindOf(route),
      route,
      method: methods[methodAt] ?? otherMethod,
      status: `${statusClass}xx`,
    })
    ofRoute[at].observe(seconds)
  }
}
