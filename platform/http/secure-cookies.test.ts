import { expect, test } from 'vitest'
import { secureCookies } from './secure-cookies.ts'

function secured(...lines: string[]): string[] {
  const headers = new Headers()
  for (const line of lines) headers.append('set-cookie', line)
  secureCookies(headers)
  return headers.getSetCookie()
}

test('with https every cookie is Secure, and a message of this host cannot be set by another one [ACC-02]', () => {
  expect(secured('toast=a; Path=/; HttpOnly', 'i18n_redirected=pt; Path=/', 'toaster=b; Path=/')).toEqual([
    '__Host-toast=a; Path=/; HttpOnly; Secure',
    'i18n_redirected=pt; Path=/; Secure',
    'toaster=b; Path=/; Secure',
  ])
})

test('cookies that are Secure already are not changed', () => {
  const lines = ['__Host-session=x; Path=/; Secure; HttpOnly', 'a=secure; Path=/; secure']
  expect(secured(...lines)).toEqual(lines)
})
