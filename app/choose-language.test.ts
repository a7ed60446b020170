import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { type AppContext, appContext } from './app-context.ts'
import { loader } from './choose-language.ts'

const choose = (locale: string, to: string, secure = false) => {
  const settings = { publicUrl: null, timeZone: 'UTC', platform: 'signbank', secure }
  const context = new RouterContextProvider(new Map([[appContext, { settings } as AppContext]]))
  const request = new Request(`http://localhost/${locale}/choose-language?to=${encodeURIComponent(to)}`)
  return loader({ params: { locale }, request, context } as unknown as Parameters<typeof loader>[0])
}

test('the chosen language is stored for 365 days, and page and query stay [PUB-02]', () => {
  const response = choose('hu', '/search-signs/words?q=h%C3%A1z')
  expect(response.status).toBe(302)
  expect(response.headers.get('location')).toBe('/hu/search-signs/words?q=h%C3%A1z')
  expect(response.headers.get('set-cookie')).toBe(
    'i18n_redirected=hu; Path=/; Max-Age=31536000; SameSite=Lax',
  )
})

test('the cookie of an https site is sent over https only', () => {
  expect(choose('hu', '', true).headers.get('set-cookie')).toMatch(/; Secure$/)
})

test.each([
  '@evil.example/',
  '//evil.example',
  '/../../..//evil.example',
  '\\\\evil.example',
  '.evil.example',
])('there is no redirect to another site or locale: %s', (to) => {
  expect(choose('de', to).headers.get('location')).toMatch(/^\/de($|\/)/)
})

test('an unknown locale responds with 404 [PUB-01]', () => {
  expect(() => choose('xx', '')).toThrow()
})
