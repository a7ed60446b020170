import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { buildSearchIndex } from '../../engine/browser-index.ts'
import { aSearchEntry } from '../../search-entry.fixture.ts'

const { fetch } = globalThis
/** Answers that the server gives, one after another; `null`: it cannot be reached. */
let answers: ({ version: number; gloss: string } | null)[]
let asked: string[]

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers({ toFake: ['Date'] })
  answers = []
  asked = []
  globalThis.fetch = async (address) => {
    asked.push(String(address))
    const answer = answers.shift()
    if (!answer) throw new TypeError('Failed to fetch')
    const language = /(\w+)\.json/.exec(String(address))?.[1] ?? ''
    const { version, gloss } = answer
    return Response.json(buildSearchIndex([aSearchEntry({ id: 1, gloss })], { version, language }))
  }
})
afterEach(() => {
  globalThis.fetch = fetch
  vi.useRealTimers()
})

const fresh = () => import('./browser-search-store.ts')

describe('the index that a visit holds', () => {
  test('is fetched once for a language and version, and told to those who wait for it', async () => {
    const { invalidateOlderIndex, loadBrowserSearch, getBrowserSearch, subscribe } = await fresh()
    const told = vi.fn()
    const leave = subscribe(told)
    answers = [{ version: 7, gloss: 'CASA' }]
    invalidateOlderIndex(7)
    await Promise.all([loadBrowserSearch('pt'), loadBrowserSearch('pt')])
    await loadBrowserSearch('pt')
    expect(asked).toEqual(['/api/search-index/pt.json?v=7'])
    expect(getBrowserSearch('pt')?.entry(1)?.gloss).toBe('CASA')
    expect(getBrowserSearch('de')).toBeNull()
    expect(told).toHaveBeenCalledTimes(1)
    leave()
  })

  test('is given up when a newer version is heard of, not for an older one', async () => {
    const { invalidateOlderIndex, loadBrowserSearch, getBrowserSearch } = await fresh()
    answers = [
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

  test('is read again when the version changes while it comes', async () => {
    const { invalidateOlderIndex, loadBrowserSearch, getBrowserSearch } = await fresh()
    answers = [
      { version: 7, gloss: 'CASA' },
      { version: 8, gloss: 'LAR' },
    ]
    invalidateOlderIndex(7)
    const coming = loadBrowserSearch('pt')
    invalidateOlderIndex(8)
    await coming
    expect(getBrowserSearch('pt')?.version).toBe(8)
  })

  test('is not taken from a server that is behind what this visit knows', async () => {
    const { invalidateOlderIndex, loadBrowserSearch, getBrowserSearch } = await fresh()
    answers = [{ version: 7, gloss: 'CASA' }]
    invalidateOlderIndex(8)
    await loadBrowserSearch('pt')
    expect(getBrowserSearch('pt')).toBeNull()
  })

  test('that cannot be had fails silently and is asked for again half a minute later', async () => {
    const { invalidateOlderIndex, loadBrowserSearch, getBrowserSearch } = await fresh()
    answers = [null, { version: 7, gloss: 'CASA' }]
    invalidateOlderIndex(7)
    await loadBrowserSearch('pt')
    await loadBrowserSearch('pt')
    expect([asked.length, getBrowserSearch('pt')]).toEqual([1, null])
    vi.advanceTimersByTime(30_000)
    await loadBrowserSearch('pt')
    expect(getBrowserSearch('pt')?.version).toBe(7)
  })

  test('of the language read last takes the place of the one before', async () => {
    const { invalidateOlderIndex, loadBrowserSearch, getBrowserSearch } = await fresh()
    answers = [
      { version: 7, gloss: 'CASA' },
      { version: 7, gloss: 'CASA' },
    ]
    invalidateOlderIndex(7)
    await loadBrowserSearch('pt')
    await loadBrowserSearch('de')
    expect([getBrowserSearch('pt'), getBrowserSearch('de')?.language]).toEqual([null, 'de'])
  })
})
