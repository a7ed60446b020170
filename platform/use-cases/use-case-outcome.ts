import { toAppError } from '#platform/http/error-response.ts'

/** How a use case ended. */
export interface UseCaseOutcome {
  outcome: 'done' | 'refused' | 'failed'
  /** The class of a refusal or failure, one of few; `none` when it is done. */
  reason: 'none' | 'invalid' | 'forbidden' | 'missing' | 'conflict' | 'limit' | 'unavailable' | 'error'
}

export const done: UseCaseOutcome = { outcome: 'done', reason: 'none' }

const reasons: Readonly<Record<number, UseCaseOutcome['reason']>> = {
  401: 'forbidden',
  403: 'forbidden',
  404: 'missing',
  409: 'conflict',
  410: 'missing',
  412: 'conflict',
  429: 'limit',
}

/** The outcome of a use case that threw. */
export function outcomeOfError(error: unknown): UseCaseOutcome {
  const { status } = toAppError(error)
  if (status >= 500)
    return { outcome: 'failed', reason: status === 503 || status === 507 ? 'unavailable' : 'error' }
  return { outcome: 'refused', reason: reasons[status] ?? 'invalid' }
}
