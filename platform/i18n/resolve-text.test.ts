import { describe, expect, test } from 'vitest'
import { resolveText } from './resolve-text.ts'

describe('textIn', () => {
  test('a text of the language asked for is informed', () => {
    expect(resolveText({ pt: 'casa', de: 'Haus' }, 'de', 'pt')).toEqual({
      text: 'Haus',
      language: 'de',
      informed: true,
    })
  })

  test('a missing or empty text falls back to the default language and says so [REF-04]', () => {
    const fallback = { text: 'casa', language: 'pt', informed: false }
    expect(resolveText({ pt: 'casa' }, 'de', 'pt')).toEqual(fallback)
    expect(resolveText({ pt: 'casa', de: '' }, 'de', 'pt')).toEqual(fallback)
  })

  test('nothing in either language is null, also for names that every object has', () => {
    expect(resolveText({ hu: 'ház' }, 'de', 'pt')).toBeNull()
    expect(resolveText({}, 'constructor', 'toString')).toBeNull()
  })
})
