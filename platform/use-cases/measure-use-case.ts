import { DurationHistogram, seriesByKey } from '#platform/metrics/duration-histogram.ts'
import { inSpan, isTracing } from '#platform/tracing/tracing.ts'
import { done, outcomeOfError, type UseCaseOutcome } from './use-case-outcome.ts'

/** The use cases of this process. */
export const useCaseDurations = new DurationHistogram({
  name: 'use_case_seconds',
  help: 'Duration of use cases by outcome, and the class of the reason if refused or failed',
  buckets: [0.01, 0.05, 0.2, 1, 5],
})
const seriesOf = seriesByKey(useCaseDurations)

/**
 * A use case whose calls are counted and measured. What it returns and throws stays the same. Exports that are no function
 * are returned as they are, and calls without a promise are not counted.
 * @param name domain and function: `signs.decideSigns`
 */
export function measureUseCase<Exported>(name: string, exported: Exported): Exported {
  if (typeof exported !== 'function') return exported
  const measured = (...args: unknown[]) => {
    const start = performance.now()
    const call = () => exported(...args)
    const result = isTracing() ? inSpan({ name, kind: 'internal' }, call) : call()
    if (!(result instanceof Promise)) return result
    return result.then(
      (value) => {
        observe(name, start, done)
        return value
      },
      (error) => {
        observe(name, start, outcomeOfError(error))
        throw error
      },
    )
  }
  return measured as Exported
}

function observe(name: string, start: number, { outcome, reason }: UseCaseOutcome): void {
  const labels = () => ({ use_case: name, outcome, reason })
  seriesOf(`${name} ${outcome} ${reason}`, labels).observe((performance.now() - start) / 1000)
}
