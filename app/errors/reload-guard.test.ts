// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { eventually } from '#tests/eventually.ts'
import {
  guardReloads,
  hasChunkFailed,
  mayReload,
  minReloadInterval,
  openDocument,
  trackNavigation,
} from './reload-guard.ts'

const aStorage = () => {
  const items = new Map<string, string>()
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  }
}

test('a failed chunk reloads the page at most once in sixty seconds [ERR-03]', () => {
  const storage = aStorage()
  expect(mayReload(storage, 1_000)).toBe(true)
  expect(mayReload(storage, 1_000 + minReloadInterval - 1)).toBe(false)
  expect(mayReload(storage, 1_000 + minReloadInterval)).toBe(true)
})

test('without session storage the page does not reload itself [ERR-03]', () => {
  expect(mayReload(null, 0)).toBe(false)
  const broken = {
    getItem() {
      throw new Error('denied')
    },
    setItem() {},
  }
  expect(mayReload(broken, 0)).toBe(false)
})

describe('the reload by the router', () => {
  const { location } = window
  const navigation = new EventTarget()
  const assign = vi.fn()
  const reload = vi.fn()
  let isReachable = true
  beforeEach(() => {
    isReachable = true
    window.sessionStorage.clear()
    vi.stubGlobal('navigation', navigation)
    vi.stubGlobal('fetch', () =>
      isReachable ? Promise.resolve(new Response()) : Promise.reject(new TypeError()),
    )
    Object.defineProperty(window, 'location', {
      configurable: true,
      value: { pathname: '/en/about', search: '', assign, reload },
    })
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.clearAllMocks()
    Object.defineProperty(window, 'location', { configurable: true, value: location })
  })

  /** Simulates a chunk that fails during a navigation; returns whether the reload was prevented and reported. */
  async function failChunk(path: string | null, fullPath?: string, init = {}) {
    assign.mockClear()
    const onRefused = vi.fn()
    const stop = guardReloads(() => fullPath, onRefused)
    if (path)
      void trackNavigation(
        { request: new Request(`http://signs.example${path}`) },
        () => new Promise(() => {}),
      )
    const event = Object.assign(new Event('navigate', { cancelable: true }), {
      navigationType: 'reload',
      ...init,
    })
    navigation.dispatchEvent(event)
    await eventually(() => {
      if (event.defaultPrevented)
        expect(assign.mock.calls.length + onRefused.mock.calls.length).toBeGreaterThan(0)
    })
    stop()
    return { isPrevented: event.defaultPrevented, refusals: onRefused.mock.calls.length }
  }

  test('is allowed outside a navigation, and when the visitor reloads [ERR-03]', async () => {
    expect(await failChunk(null)).toEqual({ isPrevented: false, refusals: 0 })
    expect(await failChunk('/en/faqs', undefined, { userInitiated: true })).toEqual({
      isPrevented: false,
      refusals: 0,
    })
  })

  test('opens the target page with its fragment, at most once a minute [ERR-03]', async () => {
    expect(await failChunk('/en/faqs?a=1', '/en/faqs?a=1#who')).toEqual({ isPrevented: true, refusals: 0 })
    expect(assign).toHaveBeenCalledExactlyOnceWith('/en/faqs?a=1#who')
    expect(hasChunkFailed()).toBe(true)
    expect(await failChunk('/en/faqs')).toEqual({ isPrevented: true, refusals: 1 })
    expect(assign).not.toHaveBeenCalled()
  })

  test('does not happen while the server cannot be reached, and then does not count [ERR-03]', async () => {
    isReachable = false
    expect(await failChunk('/en/faqs')).toEqual({ isPrevented: true, refusals: 1 })
    expect(assign).not.toHaveBeenCalled()
    isReachable = true
    expect(await failChunk('/en/faqs', '/en/privacy-policy#old')).toEqual({ isPrevented: true, refusals: 0 })
    expect(assign).toHaveBeenCalledExactlyOnceWith('/en/faqs')
  })

  test('remains a reload if the browser already shows the URL, as after going back [ERR-03]', async () => {
    await openDocument('/en/about#team', () => {})
    expect(reload).toHaveBeenCalledTimes(1)
    expect(assign).not.toHaveBeenCalled()
  })
})
