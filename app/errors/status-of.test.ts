import { expect, test } from 'vitest'
import { statusOf } from './status-of.ts'

test.each([
  ['its statusCode', { statusCode: 409, status: 404 }, 409],
  ['its status', { status: 404 }, 404],
  ['the status of its response', { response: { status: 503 } }, 503],
  ['500 if it has none', new Error('broken'), 500],
  ['500 if its status is not that of an error', { status: 200 }, 500],
  ['500 if it is not an object', 'broken', 500],
])('the status of an error is %s [ERR-02]', (_title, error, expected) => {
  expect(statusOf(error)).toBe(expected)
})
