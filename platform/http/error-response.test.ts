import { expect, test } from 'vitest'
import { describeError } from '../errors/describe-error.ts'
import { translator } from '../i18n/i18n-resources.ts'
import { toAppError } from './error-response.ts'

test.each([
  ['a defect', new Error('a defect'), 'server.error', 500],
  ['an error with another status', { status: 418 }, 'server.error', 500],
  ['a body that cannot be read', { status: 400 }, 'request.unreadable', 400],
  ['nothing', undefined, 'server.error', 500],
] as const)('%s is answered with a code of the catalogue [ERR-01]', (_what, thrown, code, status) => {
  expect(toAppError(thrown)).toMatchObject({ code, status })
})

test('a defect is answered with the general message in every language, without details [ERR-01]', () => {
  expect(describeError(translator('en'), toAppError(new Error('secret')))).toBe('Error! Try again later.')
  expect(describeError(translator('de'), toAppError(new Error('secret')))).not.toContain('secret')
})
