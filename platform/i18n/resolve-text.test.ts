import { describe, expect, test } from 'vitest'
import { resolveText } from './resolve-text.ts'

describe('the text in a language', () => {
  test('a text in the requested language is informed', () => {
    expect(resolveText({ pt: 'casa', de: 'Haus' }, 'de', 'pt')).toEqual({
      text: 'Haus',
      language: 'de',
      informed: true,
    })
  })

  test('a missing or empty text falls back to the default language and is marked [REF-04]', () => {
    const fallback = { text: 'casa', language: 'pt', informed: false }
    expect(resolveText({ pt: 'casa' }, 'de', 'pt')).toEqual(fallback)
    expect(resolveText({ pt: 'casa', de: '' }, 'de', 'pt')).toEqual(fallback)
  })

  test('a text missing in both languages is null, also for names of Object properties', () => {
    expect(resolveText({ hu: 'ház' }, 'de', 'pt')).toBeNull()
    expect(resolveText({}, 'constructor', 'toString')).toBeNull()
  })
})
