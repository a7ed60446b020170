import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chooseLocale, localeCookieLine, localeFromCookie, localeFromHeader } from './choose-locale.ts'
import { isLocale, locales } from './locales.ts'

const headers = (cookie: string | null, accept: string | null) =>
  new Headers(
    Object.entries({ cookie, 'accept-language': accept }).filter(
      (pair): pair is [string, string] => pair[1] !== null,
    ),
  )

describe('the locale of the root', () => {
  test.each([
    ['the cookie before the browser', 'a=1; i18n_redirected=hu', 'de', 'hu'],
    ['the browser without a cookie', null, 'fr, de-AT;q=0.8, en;q=0.9', 'en'],
    ['the browser when the cookie names no locale', 'i18n_redirected=xx', 'et', 'et'],
    ['Portuguese when nothing fits', 'other=de', 'fr, ja', 'pt'],
    ['Portuguese without any header', null, null, 'pt'],
  ])('is that of %s [PUB-02]', (_says, cookie, accept, expected) => {
    expect(chooseLocale(headers(cookie, accept))).toBe(expected)
  })

  test('languages with weight 0 are not chosen [PUB-02]', () => {
    expect(localeFromHeader('de;q=0, en;q=0.1')).toBe('en')
  })

  test('equal weights keep the order of the header [PUB-02]', () => {
    expect(localeFromHeader('et, hu, de')).toBe('et')
  })

  test('every header results in a locale', () => {
    fc.assert(fc.property(fc.string(), (header) => isLocale(localeFromHeader(header))))
  })

  test('the cookie is valid for 365 days and can be read [PUB-02]', () => {
    for (const locale of locales) {
      const line = localeCookieLine(locale)
      expect(line).toContain('Max-Age=31536000')
      expect(localeFromCookie(line)).toBe(locale)
    }
  })
})
