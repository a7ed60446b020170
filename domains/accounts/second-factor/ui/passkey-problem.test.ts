import { expect, test } from 'vitest'
import { passkeyProblem } from './passkey-problem.ts'

const errorNamed = (name: string, cause?: Error) => Object.assign(new Error('…', { cause }), { name })

test.each([
  [errorNamed('NotAllowedError'), 'cancelled'],
  [errorNamed('AbortError'), 'cancelled'],
  [errorNamed('WebAuthnError', errorNamed('NotAllowedError')), 'cancelled'],
  [errorNamed('InvalidStateError'), 'registered'],
  [errorNamed('SecurityError'), 'failed'],
  ['no error at all', 'failed'],
])('%s is reported as %s', (error, problem) => {
  expect(passkeyProblem(error)).toBe(problem)
})
