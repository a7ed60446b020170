import { RouterContextProvider } from 'react-router'
import { describe, expect, test } from 'vitest'
import type { PublishedDictionary } from '#domains/publication/published-dictionary.ts'
import { type AppContext, appContext } from '../app-context.ts'
import { loader } from './sign-legacy.tsx'

/** Our sign 12, and our sign 30 with the id 12 at the source "old". */
const dictionary = {
  card: (id: number) => (id === 12 || id === 30 ? { id } : undefined),
  bySourceId: (id: string, source = 'old') =>
    source === 'old' && (id === '12' || id === 'casa') ? { id: 30 } : undefined,
} as unknown as PublishedDictionary

/** The address that a legacy address leads to, or the status of its error. */
function destination(id: string, legacySource?: string): string | number {
  const settings = { legacySource } as AppContext['settings']
  const context = new RouterContextProvider(new Map([[appContext, { dictionary, settings } as AppContext]]))
  const args = { params: { locale: 'pt', id }, context } as unknown as Parameters<typeof loader>[0]
  try {
    return loader(args).headers.get('location') ?? ''
  } catch (error) {
    return (error as { init: ResponseInit }).init.status ?? 0
  }
}

describe('a legacy address', () => {
  test('leads to the sign with this id at the legacy source, not to ours [PUB-14] [D35]', () => {
    expect(destination('12', 'old')).toBe('/pt/signs/view/30')
    expect(destination('30', 'old')).toBe(404)
    expect(destination('12', 'other')).toBe(404)
  })

  test('leads to our sign with this id without a legacy source [PUB-14] [D35]', () => {
    expect(destination('12')).toBe('/pt/signs/view/12')
    expect(destination('casa')).toBe('/pt/signs/view/30')
    expect(destination('no-such-sign')).toBe(404)
  })
})
