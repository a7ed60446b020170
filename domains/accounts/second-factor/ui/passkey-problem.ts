export type PasskeyProblem = 'cancelled' | 'registered' | 'failed'

/**
 * The reason why a browser returned no passkey. Browsers report refusals, timeouts and missing passkeys alike, so that
 * sites learn nothing about the device.
 */
export function passkeyProblem(error: unknown): PasskeyProblem {
  const { name, cause } = error instanceof Error ? error : { name: '', cause: undefined }
  const names = [name, cause instanceof Error ? cause.name : '']
  if (names.includes('NotAllowedError') || names.includes('AbortError')) return 'cancelled'
  return names.includes('InvalidStateError') ? 'registered' : 'failed'
}
