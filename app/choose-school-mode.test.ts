import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { type AppContext, appContext } from './app-context.ts'
import { loader } from './choose-school-mode.ts'

const choose = (query: string, secure = false) => {
  const context = new RouterContextProvider(new Map([[appContext, { settings: { secure } } as AppContext]]))
  const request = new Request(`http://localhost/hu/choose-school-mode?${query}`)
  return loader({ params: { locale: 'hu' }, request, context } as unknown as Parameters<typeof loader>[0])
}
const cookieOf = (response: Response) => response.headers.get('set-cookie')

test('the school mode is stored for a year or removed, and page and query stay [D41]', () => {
  const on = choose('on=1&to=%2Fsearch-signs%2Fwords%3Fq%3Da')
  expect([on.status, on.headers.get('location')]).toEqual([302, '/hu/search-signs/words?q=a'])
  expect(cookieOf(on)).toBe('school_mode=1; Path=/; Max-Age=31536000; SameSite=Lax')
  expect(cookieOf(choose('to='))).toBe('school_mode=; Path=/; Max-Age=0; SameSite=Lax')
  expect(cookieOf(choose('on=1', true))).toMatch(/; Secure$/)
})

test.each(['@evil.example/', '//evil.example', '/../../..//evil.example'])(
  'the choice of the school mode redirects to no other site: %s',
  (to) => {
    expect(choose(`on=1&to=${encodeURIComponent(to)}`).headers.get('location')).toMatch(/^\/hu($|\/)/)
  },
)
