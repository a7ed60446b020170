// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  guardReloads,
  hasChunkFailed,
  mayReload,
  minReloadInterval,
  openDocument,
  trackNavigation,
} from './reload-guard.ts'

const aStorage = () => {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}

test('a failed part of the program reloads the page once in sixty seconds [ERR-03]', () => {
  const storage = aStorage()
  expect(mayReload(storage, 1_000)).toBe(true)
  expect(mayReload(storage, 1_000 + minReloadInterval - 1)).toBe(false)
  expect(mayReload(storage, 1_000 + minReloadInterval)).toBe(true)
})

test('without readable storage the page does not reload itself at all [ERR-03]', () => {
  expect(mayReload(null, 0)).toBe(false)
  const broken = {
    getItem() {
      throw new Error('denied')
    },
    setItem() {},
  }
  expect(mayReload(broken, 0)).toBe(false)
})

describe('the router’s own reload', () => {
  const { location } = window
  const navigation = new EventTarget()
  const assign = vi.fn()
  const reload = vi.fn()
  let isAnswering = true
  beforeEach(() => {
    isAnswering = true
    window.sessionStorage.clear()
    vi.stubGlobal('navigation', navigation)
    vi.stubGlobal('fetch', () =>
      isAnswering ? Promise.resolve(new Response()) : Promise.reject(new TypeError()),
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

  /** A part fails while the router changes to an address; whether the reload was held back, and what was said. */
  async function fail(address: string | null, known?: string, init = {}) {
    assign.mockClear()
    const refused = vi.fn()
    const stop = guardReloads(() => known, refused)
    if (address)
      void trackNavigation(
        { request: new Request(`http://signs.example${address}`) },
        () => new Promise(() => {}),
      )
    const event = Object.assign(new Event('navigate', { cancelable: true }), {
      navigationType: 'reload',
      ...init,
    })
    navigation.dispatchEvent(event)
    await vi.waitFor(() => {
      if (event.defaultPrevented)
        expect(assign.mock.calls.length + refused.mock.calls.length).toBeGreaterThan(0)
    })
    stop()
    return { isHeld: event.defaultPrevented, refusals: refused.mock.calls.length }
  }

  test('is let through while no page is changed, and where the visitor asked for it [ERR-03]', async () => {
    expect(await fail(null)).toEqual({ isHeld: false, refusals: 0 })
    expect(await fail('/en/faqs', undefined, { userInitiated: true })).toEqual({ isHeld: false, refusals: 0 })
  })

  test('leads to the page that was wanted, at its place, once a minute [ERR-03]', async () => {
    expect(await fail('/en/faqs?a=1', '/en/faqs?a=1#who')).toEqual({ isHeld: true, refusals: 0 })
    expect(assign).toHaveBeenCalledExactlyOnceWith('/en/faqs?a=1#who')
    expect(hasChunkFailed()).toBe(true)
    expect(await fail('/en/faqs')).toEqual({ isHeld: true, refusals: 1 })
    expect(assign).not.toHaveBeenCalled()
  })

  test('reloads nothing while the server cannot be reached, and costs no minute [ERR-03]', async () => {
    isAnswering = false
    expect(await fail('/en/faqs')).toEqual({ isHeld: true, refusals: 1 })
    expect(assign).not.toHaveBeenCalled()
    isAnswering = true
    expect(await fail('/en/faqs', '/en/privacy-policy#old')).toEqual({ isHeld: true, refusals: 0 })
    expect(assign).toHaveBeenCalledExactlyOnceWith('/en/faqs')
  })

  test('stays a reload where the address is there already, as on the way back [ERR-03]', async () => {
    await openDocument('/en/about#team', () => {})
    expect(reload).toHaveBeenCalledTimes(1)
    expect(assign).not.toHaveBeenCalled()
  })
})
