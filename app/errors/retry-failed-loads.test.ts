import { UNSAFE_ErrorResponseImpl } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  getWaitingFor,
  isConnectionFailure,
  retryDelay,
  retryFailedLoads,
  setShownPath,
} from './retry-failed-loads.ts'

const lost = () => new TypeError('Failed to fetch')
const answer = (status: number, code: string) => new UNSAFE_ErrorResponseImpl(status, '', { code }, false)
const busy = () => answer(503, 'server.busy')

test.each([
  ['Chromium', new TypeError('Failed to fetch')],
  ['Chromium, interrupted', new TypeError('network error')],
  ['Firefox', new TypeError('NetworkError when attempting to fetch resource.')],
  ['Safari', new TypeError('Load failed')],
  ['the router, interrupted', new Error('Unable to decode turbo-stream response', { cause: lost() })],
])('a lost connection is recognized: %s [ERR-01]', (_browser, error) => {
  expect(isConnectionFailure(error)).toBe(true)
})

test.each([
  ['a programming error', new TypeError("Cannot read properties of undefined (reading 'name')")],
  ['an error with the same text', new Error('Failed to fetch')],
  ['a response', { status: 503 }],
  ['nothing', undefined],
])('%s is not a lost connection [ERR-01]', (_title, error) => {
  expect(isConnectionFailure(error)).toBe(false)
})

describe('a failed request', () => {
  const page = new EventTarget()
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('window', page)
    setShownPath('/en/search-signs/words')
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  /** Navigates with a failing request. */
  function navigate(path: string, failure: unknown, init: RequestInit = {}) {
    const request = new Request(`http://signs.example${path}`, init)
    const outcome: { result?: unknown } = {}
    const results = { page: { type: 'error' as const, result: failure } }
    const ended = retryFailedLoads({ request }, async () => results).then(({ page }) => {
      outcome.result = page?.result
    })
    return { outcome, ended }
  }
  const words = '/en/search-signs/words?q=casa'

  test.each([
    ['without response', 'connection', lost()],
    ['refused by a busy server', 'server', busy()],
  ] as const)(
    '%s leaves the current page in place and is repeated after a delay [ERR-03]',
    async (_title, waitingFor, failure) => {
      const { outcome, ended } = navigate(words, failure)
      await vi.advanceTimersByTimeAsync(retryDelay - 1)
      expect([outcome.result, getWaitingFor()]).toEqual([undefined, waitingFor])
      await vi.advanceTimersByTimeAsync(1)
      await ended
      expect((outcome.result as Response).headers.get('Location')).toBe(words)
    },
  )

  test('is repeated at once when the browser is online again [ERR-03]', async () => {
    const { outcome, ended } = navigate(words, lost())
    await vi.advanceTimersByTimeAsync(10)
    page.dispatchEvent(new Event('online'))
    await ended
    expect(outcome.result).toBeInstanceOf(Response)
    expect(vi.getTimerCount()).toBe(0)
  })

  test('is not repeated after a newer navigation [PUB-07]', async () => {
    const newer = new AbortController()
    const { ended } = navigate(words, lost(), { signal: newer.signal })
    await vi.advanceTimersByTimeAsync(10)
    newer.abort()
    await ended
    expect(vi.getTimerCount()).toBe(0)
  })

  test.each([
    ['for another page', '/en/about', {}, lost()],
    ['for another page from a busy server', '/en/about', {}, busy()],
    ['that sends a form', words, { method: 'POST', body: 'q=casa' }, lost()],
    ['with a defect of the server', words, {}, answer(500, 'server.error')],
    ['with another response of status 503', words, {}, answer(503, 'storage.unreachable')],
  ])('%s shows the error page [ERR-03]', async (_title, path, init, failure) => {
    const { outcome, ended } = navigate(path, failure, init)
    await ended
    expect([outcome.result, getWaitingFor()]).toEqual([failure, undefined])
  })
})
