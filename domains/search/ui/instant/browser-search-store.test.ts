import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { buildSearchIndex } from '../../engine/browser-index.ts'
import { aSearchEntry } from '../../search-entry.fixture.ts'

const { fetch } = globalThis
/** The responses of the server in order; `null` means that it cannot be reached. */
let responses: ({ version: number; gloss: string } | null)[]
let requested: string[]

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers({ toFake: ['Date'] })
  responses = []
  requested = []
  globalThis.fetch = async (address) => {
    requested.push(String(address))
    const response = responses.shift()
    if (!response) throw new TypeError('Failed to fetch')
    const language = /(\w+)\.json/.exec(String(address))?.[1] ?? ''
    const { version, gloss } = response
    return Response.json(buildSearchIndex([aSearchEntry({ id: 1, gloss })], { version, language }))
  }
})
afterEach(() => {
  globalThis.fetch = fetch
  vi.useRealTimers()
})

const fresh = () => import('./browser-search-store.ts')

describe('the search index in the browser', () => {
  test('is fetched once for a language and version, and subscribers are notified', async () => {
    const { invalidateOlderIndex, loadBrowserSearch, getBrowserSearch, subscribe } = await fresh()
    const listener = vi.fn()
    const unsubscribe = subscribe(listener)
    responses = [{ version: 7, gloss: 'CASA' }]
    invalidateOlderIndex(7)
    await Promise.all([loadBrowserSearch('pt'), loadBrowserSearch('pt')])
    await loadBrowserSearch('pt')
    expect(requested).toEqual(['/api/search-index/pt.json?v=7'])
    expect(getBrowserSearch('pt')?.entry(1)?.gloss).toBe('CASA')
    expect(getBrowserSearch('de')).toBeNull()
    expect(listener).toHaveBeenCalledTimes(1)
    unsubscribe()
  })

  test('is removed when a response has a newer version, not for an older one', async () => {
    const { invalidateOlderIndex, loadBrowserSearch, getBrowserSearch } = await fresh()
    responses = [
      { version: 7, gloss: 'CASA' },
      { version: 8, gloss: 'LAR' },
    ]
    invalidateOlderIndex(7)
    await loadBrowserSearch('pt')
    invalidateOlderIndex(6)
    expect(getBrowserSearch('pt')?.version).toBe(7)
    invalidateOlderIndex(8)
    expect(getBrowserSearch('pt')).toBeNull()
    await loadBrowserSearch('pt')
    expect(getBrowserSearch('pt')?.entry(1)?.gloss).toBe('LAR')
  })

  test('is loaded again when the version changes while it is loading', async () => {
    const { invalidateOlderIndex, loadBrowserSearch, getBrowserSearch } = await fresh()
    responses = [
      { version: 7, gloss: 'CASA' },
      { version: 8, gloss: 'LAR' },
    ]
    invalidateOlderIndex(7)
    const loading = loadBrowserSearch('pt')
    invalidateOlderIndex(8)
    await loading
    expect(getBrowserSearch('pt')?.version).toBe(8)
  })

  test('is not used when it is older than a version that this visit has already seen', async () => {
    const { invalidateOlderIndex, loadBrowserSearch, getBrowserSearch } = await fresh()
    responses = [{ version: 7, gloss: 'CASA' }]
    invalidateOlderIndex(8)
    await loadBrowserSearch('pt')
    expect(getBrowserSearch('pt')).toBeNull()
  })

  test('fails silently when it cannot be loaded, and is requested again half a minute later', async () => {
    const { invalidateOlderIndex, loadBrowserSearch, getBrowserSearch } = await fresh()
    responses = [null, { version: 7, gloss: 'CASA' }]
    invalidateOlderIndex(7)
    await loadBrowserSearch('pt')
    await loadBrowserSearch('pt')
    expect([requested.length, getBrowserSearch('pt')]).toEqual([1, null])
    vi.advanceTimersByTime(30_000)
    await loadBrowserSearch('pt')
    expect(getBrowserSearch('pt')?.version).toBe(7)
  })

  test('of the language loaded last replaces the one before', async () => {
    const { invalidateOlderIndex, loadBrowserSearch, getBrowserSearch } = await fresh()
    responses = [
      { version: 7, gloss: 'CASA' },
      { version: 7, gloss: 'CASA' },
    ]
    invalidateOlderIndex(7)
    await loadBrowserSearch('pt')
    await loadBrowserSearch('de')
    expect([getBrowserSearch('pt'), getBrowserSearch('de')?.language]).toEqual([null, 'de'])
  })
})
