import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { textErrorResponse, toAppError } from '#platform/http/error-response.ts'
import { securityTxtRoutes } from './security-txt.ts'

interface Facts {
  contactEmail?: string | null
  defaultLanguage?: string
  now?: string
  secure?: boolean
}

/** The response of a platform with these facts. */
function ask({
  contactEmail = null,
  defaultLanguage = 'pt',
  now = '2026-11-27T10:20:30Z',
  secure = true,
}: Facts) {
  const dictionary = { dataset: { contactEmail }, defaultLanguage }
  const context = {
    dictionary,
    config: { origin: 'https://signs.example' },
    secure,
    now: () => new Date(now),
  }
  const app = new Hono().route(
    '/',
    securityTxtRoutes(context as unknown as Parameters<typeof securityTxtRoutes>[0]),
  )
  app.onError((error, c) => textErrorResponse(c, toAppError(error)))
  return app.request('/.well-known/security.txt')
}

const fieldsOf = async (facts: Facts, name: string) =>
  [...(await (await ask(facts)).text()).matchAll(/^([\w-]+): (.*)$/gm)].flatMap(([, field, value]) =>
    field === name ? [value] : [],
  )

test('security.txt prefers the contact address of the platform, as a part of a URI', async () => {
  expect(await fieldsOf({ contactEmail: 'a?b&c@signs.example' }, 'Contact')).toEqual([
    'mailto:a%3Fb%26c@signs.example',
    'https://signs.example/pt/contact',
  ])
  expect(await fieldsOf({}, 'Contact')).toEqual(['https://signs.example/pt/contact'])
})

test('security.txt expires half a year after the present day, whatever the time of the day', async () => {
  for (const now of ['2026-11-27T00:00:00Z', '2026-11-27T23:59:59Z'])
    expect(await fieldsOf({ now }, 'Expires')).toEqual(['2027-05-26T00:00:00.000Z'])
  expect(await fieldsOf({ now: '2026-11-28T00:00:00Z' }, 'Expires')).toEqual(['2027-05-27T00:00:00.000Z'])
})

test('security.txt names the default language and English, each once', async () => {
  expect(await fieldsOf({ defaultLanguage: 'hu' }, 'Preferred-Languages')).toEqual(['hu, en'])
  expect(await fieldsOf({ defaultLanguage: 'en' }, 'Preferred-Languages')).toEqual(['en'])
})

test('security.txt links a contact page that exists if the dictionary has a language that the interface lacks', async () => {
  expect(await fieldsOf({ defaultLanguage: 'fi' }, 'Contact')).toEqual(['https://signs.example/pt/contact'])
})

test('there is no security.txt without https', async () => {
  expect((await ask({ secure: false })).status).toBe(404)
})
