import { DurationHistogram, seriesByKey } from '#platform/metrics/duration-histogram.ts'
import { inSpan } from '#platform/tracing/tracing.ts'

/** The jobs that this process ran. */
export const jobDurations = new DurationHistogram({
  name: 'job_seconds',
  help: 'Duration of jobs by queue and outcome; a failed job is repeated',
  buckets: [0.1, 1, 10, 60, 600],
})
const seriesOf = seriesByKey(jobDurations)

/**
 * Runs a job, counts it with its duration, and gives it a span.
 * @param traceparent of the work that queued it
 */
export async function measureJob<Result>(
  queue: string,
  run: () => Promise<Result>,
  traceparent?: string,
): Promise<Result> {
  const start = performance.now()
  const observe = (outcome: 'done' | 'failed') =>
    seriesOf(`${queue} ${outcome}`, () => ({ queue, outcome })).observe((performance.now() - start) / 1000)
  try {
    const result = await inSpan({ name: `job ${queue}`, kind: 'consumer', parent: traceparent }, run)
    observe('done')
    return result
  } catch (error) {
    observe('failed')
    throw error
  }
}
