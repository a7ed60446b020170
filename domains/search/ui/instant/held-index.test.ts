import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { anEntry } from '../../an-entry.fixture.ts'
import { buildSearchIndex } from '../../browser-index.ts'

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
    return Response.json(buildSearchIndex([anEntry({ id: 1, gloss })], { version, language }))
  }
})
afterEach(() => {
  globalThis.fetch = fetch
  vi.useRealTimers()
})

const fresh = () => import('./held-index.ts')

describe('the index that a visit holds', () => {
  test('is fetched once for a language and version, and told to those who wait for it', async () => {
    const { learnVersion, loadSearch, heldSearch, subscribe } = await fresh()
    const told = vi.fn()
    const leave = subscribe(told)
    answers = [{ version: 7, gloss: 'CASA' }]
    learnVersion(7)
    await Promise.all([loadSearch('pt'), loadSearch('pt')])
    await loadSearch('pt')
    expect(asked).toEqual(['/api/search-index/pt.json?v=7'])
    expect(heldSearch('pt')?.entry(1)?.gloss).toBe('CASA')
    expect(heldSearch('de')).toBeNull()
    expect(told).toHaveBeenCalledTimes(1)
    leave()
  })

  test('is given up when a newer version is heard of, not for an older one', async () => {
    const { learnVersion, loadSearch, heldSearch } = await fresh()
    answers = [
      { version: 7, gloss: 'CASA' },
      { version: 8, gloss: 'LAR' },
    ]
    learnVersion(7)
    await loadSearch('pt')
    learnVersion(6)
    expect(heldSearch('pt')?.version).toBe(7)
    learnVersion(8)
    expect(heldSearch('pt')).toBeNull()
    await loadSearch('pt')
    expect(heldSearch('pt')?.entry(1)?.gloss).toBe('LAR')
  })

  test('is read again when the version changes while it comes', async () => {
    const { learnVersion, loadSearch, heldSearch } = await fresh()
    answers = [
      { version: 7, gloss: 'CASA' },
      { version: 8, gloss: 'LAR' },
    ]
    learnVersion(7)
    const coming = loadSearch('pt')
    learnVersion(8)
    await coming
    expect(heldSearch('pt')?.version).toBe(8)
  })

  test('is not taken from a server that is behind what this visit knows', async () => {
    const { learnVersion, loadSearch, heldSearch } = await fresh()
    answers = [{ version: 7, gloss: 'CASA' }]
    learnVersion(8)
    await loadSearch('pt')
    expect(heldSearch('pt')).toBeNull()
  })

  test('that cannot be had fails silently and is asked for again half a minute later', async () => {
    const { learnVersion, loadSearch, heldSearch } = await fresh()
    answers = [null, { version: 7, gloss: 'CASA' }]
    learnVersion(7)
    await loadSearch('pt')
    await loadSearch('pt')
    expect([asked.length, heldSearch('pt')]).toEqual([1, null])
    vi.advanceTimersByTime(30_000)
    await loadSearch('pt')
    expect(heldSearch('pt')?.version).toBe(7)
  })

  test('of the language read last takes the place of the one before', async () => {
    const { learnVersion, loadSearch, heldSearch } = await fresh()
    answers = [
      { version: 7, gloss: 'CASA' },
      { version: 7, gloss: 'CASA' },
    ]
    learnVersion(7)
    await loadSearch('pt')
    await loadSearch('de')
    expect([heldSearch('pt'), heldSearch('de')?.language]).toEqual([null, 'de'])
  })
})
