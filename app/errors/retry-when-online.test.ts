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
  ['Chromium, while it came', new TypeError('network error')],
  ['Firefox', new TypeError('NetworkError when attempting to fetch resource.')],
  ['Safari', new TypeError('Load failed')],
  ['the router, while it came', new Error('Unable to decode turbo-stream response', { cause: lost() })],
])('no answer of a server is known as such: %s [ERR-01]', (_where, error) => {
  expect(isConnectionFailure(error)).toBe(true)
})

test.each([
  ['a mistake of the program', new TypeError("Cannot read properties of undefined (reading 'name')")],
  ['what a server says of its own', new Error('Failed to fetch')],
  ['an answer', { status: 503 }],
  ['nothing', undefined],
])('%s is no lost connection [ERR-01]', (_what, error) => {
  expect(isConnectionFailure(error)).toBe(false)
})

describe('an answer that does not come', () => {
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

  /** A change to an address, and what it came to. */
  function change(address: string, failure: unknown, init: RequestInit = {}) {
    const request = new Request(`http://signs.example${address}`, init)
    const outcome: { result?: unknown } = {}
    const results = { page: { type: 'error' as const, result: failure } }
    const ended = retryWhenOnline({ request }, async () => results).then(({ page }) => {
      outcome.result = page?.result
    })
    return { outcome, ended }
  }
  const words = '/en/search-signs/words?q=casa'

  test('is waited for on the page that is shown, and asked for again in a while [ERR-03]', async () => {
    const { outcome, ended } = change(words, lost())
    await vi.advanceTimersByTimeAsync(retryDelay - 1)
    expect([outcome.result, isWaitingForConnection()]).toEqual([undefined, true])
    await vi.advanceTimersByTimeAsync(1)
    await ended
    expect((outcome.result as Response).headers.get('Location')).toBe(words)
  })

  test('is asked for at once when the browser is online again [ERR-03]', async () => {
    const { outcome, ended } = change(words, lost())
    await vi.advanceTimersByTimeAsync(10)
    page.dispatchEvent(new Event('online'))
    await ended
    expect(outcome.result).toBeInstanceOf(Response)
    expect(vi.getTimerCount()).toBe(0)
  })

  test('is not waited for any more when something newer is wanted [PUB-07]', async () => {
    const newer = new AbortController()
    const { ended } = change(words, lost(), { signal: newer.signal })
    await vi.advanceTimersByTimeAsync(10)
    newer.abort()
    await ended
    expect(vi.getTimerCount()).toBe(0)
  })

  test.each([
    ['of another page', '/en/about', {}],
    ['to what was sent', words, { method: 'POST', body: 'q=casa' }],
  ])('%s is told in the place of the page [ERR-03]', async (_which, address, init) => {
    const failure = lost()
    const { outcome, ended } = change(address, failure, init)
    await ended
    expect([outcome.result, isWaitingForConnection()]).toEqual([failure, false])
  })

  test('is something else than an answer that refuses [ERR-03]', async () => {
    const refusal = { status: 500 }
    const { outcome, ended } = change(words, refusal)
    await ended
    expect(outcome.result).toBe(refusal)
  })
})
