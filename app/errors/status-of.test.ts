import { expect, test } from 'vitest'
import { statusOf } from './ErrorPage.tsx'

test.each([
  ['its statusCode', { statusCode: 409, status: 404 }, 409],
  ['its status', { status: 404 }, 404],
  ['the status of its response', { response: { status: 503 } }, 503],
  ['500 without any', new Error('broken'), 500],
  ['500 when it is no status of a failure', { status: 200 }, 500],
  ['500 for anything at all', 'broken', 500],
])('the status of an error is %s [ERR-02]', (_says, error, expected) => {
  expect(statusOf(error)).toBe(expected)
})
