import type { TraceSettings } from './trace-settings.ts'
import { setTracer } from './tracing.ts'

/** How long the end of the process waits for the last spans; ms. */
const closeTimeoutMs = 2_000

/**
 * Starts tracing, if it is on. Call it before the database is opened, so that statements have spans, and before the log.
 * @param report is called when spans could not be sent
 * @returns sends what is left and stops
 */
export async function startTracing(
  settings: TraceSettings | undefined,
  report: () => void,
): Promise<() => Promise<void>> {
  if (!settings) return async () => {}
  // Loaded only here: most installations have no receiver of traces.
  const { openTracer } = await import('./open-tracer.ts')
  const tracer = openTracer(settings, report)
  setTracer(tracer)
  return async () => {
    setTracer(undefined)
    const timeout = new Promise((resolve) => setTimeout(resolve, closeTimeoutMs).unref())
    await Promise.race([tracer.close(), timeout])
  }
}
