import type { ObservedRequest } from '#platform/metrics/request-durations.ts'
import type { Span } from '#platform/tracing/tracing.ts'

/** Names the span of a request by its route. Neither path nor query is in it: visitors type them. */
export function describeRequest(span: Span, { route, method, status }: ObservedRequest): void {
  span.rename(`${method} ${route}`)
  span.set({ 'http.request.method': method, 'http.route': route, 'http.response.status_code': status })
  if (status >= 500) span.fail()
}
