import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  isConnectionFailure,
  isWaitingForConnection,
  retryDelay,
  retryWhenOnline,
  setShownPath,
} from './retry-when-online.ts'

const lost = () => new TypeError('Failed to fetch')

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

describe('a request without response', () => {
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
    const ended = retryWhenOnline({ request }, async () => results).then(({ page }) => {
      outcome.result = page?.result
    })
    return { outcome, ended }
  }
  const words = '/en/search-signs/words?q=casa'

  test('leaves the current page in place and is repeated after a delay [ERR-03]', async () => {
    const { outcome, ended } = navigate(words, lost())
    await vi.advanceTimersByTimeAsync(retryDelay - 1)
    expect([outcome.result, isWaitingForConnection()]).toEqual([undefined, true])
    await vi.advanceTimersByTimeAsync(1)
    await ended
    expect((outcome.result as Response).headers.get('Location')).toBe(words)
  })

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
    ['for another page', '/en/about', {}],
    ['that sends a form', words, { method: 'POST', body: 'q=casa' }],
  ])('%s shows the error page [ERR-03]', async (_title, path, init) => {
    const failure = lost()
    const { outcome, ended } = navigate(path, failure, init)
    await ended
    expect([outcome.result, isWaitingForConnection()]).toEqual([failure, false])
  })

  test('differs from an error response [ERR-03]', async () => {
    const response = { status: 500 }
    const { outcome, ended } = navigate(words, response)
    await ended
    expect(outcome.result).toBe(response)
  })
})
