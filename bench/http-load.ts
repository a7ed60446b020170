import autocannon from 'autocannon'
import type { Row } from './results.ts'

export interface LoadResult {
  /** Responses per second. */
  rate: number
  /** 97.5th percentile of the latency in milliseconds. */
  p97_5: number
  failures: number
}

/** Sends requests to a local server on 16 connections for some seconds; `pathOf` returns the path of each request. */
export async function measureLoad(
  url: string,
  pathOf: (n: number) => string,
  { seconds = 5, headers = {} }: { seconds?: number; headers?: Record<string, string> } = {},
): Promise<LoadResult> {
  let n = 0
  const run = (duration: number) =>
    autocannon({
      url,
      connections: 16,
      duration,
      headers,
      requests: [{ setupRequest: (request) => ({ ...request, path: pathOf(n++) }) }],
    })
  await run(1)
  const result = await run(seconds)
  return {
    rate: result.requests.average,
    p97_5: result.latency.p97_5,
    failures: result.errors + result.non2xx,
  }
}

/** A row with the rate; 0 if requests failed. */
export const rateRow = (name: string, { rate, failures }: LoadResult, target?: number): Row => ({
  name: failures > 0 ? `${name} (${failures} failed)` : name,
  value: failures > 0 ? 0 : rate,
  unit: 'req/s',
  target,
})

/** A row with the latency; infinite if requests failed. */
export const latencyRow = (name: string, { p97_5, failures }: LoadResult, target?: number): Row => ({
  name: failures > 0 ? `${name} (${failures} failed)` : name,
  value: failures > 0 ? Number.POSITIVE_INFINITY : p97_5,
  unit: 'ms',
  target,
})
