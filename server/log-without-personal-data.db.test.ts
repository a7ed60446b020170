import { Buffer } from 'node:buffer'
import { expect, test } from 'vitest'
import { honeypotField, tokenField } from '#domains/contacts/index.ts'
import { castEmail, castPassword } from '#seeds/cast-people.ts'
import type { AppContext } from '../app/app-context.ts'
import { handleContactForm } from '../app/public/handle-contact-form.ts'
import { bearer, cookieOf, read, sent, useSites } from './open-site.fixture.ts'

let formToken: () => Promise<string> = async () => ''
const { db, logged, ask, login, open } = await useSites({
  pages: (context) => {
    formToken = context.formGate.issueToken
    // The contact form as the page sends it; other pages have no form here.
    return async (request, answer) => {
      if (request.method !== 'POST') return new Response('a page')
      const app = { ...context, ...answer, schoolMode: null } as AppContext
      const outcome = await handleContactForm({ request, app, locale: 'en', about: {} as never })
      return outcome instanceof Response ? outcome : Response.json(outcome.data, outcome.init ?? {})
    }
  },
})

const address = '203.0.113.77'
const visitor = {
  name: 'Zebrafinch Visitor',
  email: 'zebrafinch@elsewhere.example',
  message: 'my grebe message',
}
const searched = 'wandering albatross'
const fileName = 'kingfisher private.mp4'

test('the lines of a sign-in, a message, an upload, a search and failed requests contain nothing of people [ACC-11]', async () => {
  const site = await open({ TRUSTED_PROXIES: '127.0.0.1', FORM_MIN_SECONDS: '0' })
  const from = { 'x-forwarded-for': address, 'user-agent': 'Lapwing Browser' }
  const signedIn = await login(undefined, { headers: from, site })
  const cookie = sent(cookieOf(signedIn))
  const { data } = await read(signedIn)
  await login({ email: castEmail('denes'), password: 'a wrong secret' }, { headers: from, site })

  const form = new URLSearchParams({
    kind: 'question',
    subject: 'a heron subject',
    ...visitor,
    [honeypotField]: '',
    [tokenField]: await formToken(),
  })
  const sendMessage = () =>
    ask('/en/contact', {
      method: 'POST',
      headers: {
        ...from,
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
      },
      body: form.toString(),
      site,
    })
  expect((await sendMessage()).status).toBe(303)

  const upload = await ask('/api/uploads', {
    method: 'POST',
    headers: {
      ...from,
      ...bearer(data.token),
      'tus-resumable': '1.0.0',
      'upload-length': '10',
      'upload-metadata': `filename ${Buffer.from(fileName).toString('base64')}`,
    },
    site,
  })
  expect(upload.status).toBe(201)

  await ask(`/en/word-search?q=${encodeURIComponent(searched)}`, { headers: from, site })
  await ask('/api/search-miss', {
    method: 'POST',
    headers: from,
    body: { text: searched, language: 'en' },
    site,
  })
  await ask(`/api/signs?q=${encodeURIComponent(searched)}`, { headers: from, site })

  // The database names the value that it refuses.
  await db.schema.alterTable('contact').renameTo('contact_away').execute()
  await db.schema.alterTable('session').renameTo('session_away').execute()
  try {
    form.set(tokenField, await formToken())
    expect((await sendMessage()).status).toBe(500)
    await ask('/api/me-sign', { headers: { ...from, ...bearer(data.token) }, site })
    await ask('/en/control-panel', { headers: { ...from, ...cookie }, site })
  } finally {
    await db.schema.alterTable('contact_away').renameTo('contact').execute()
    await db.schema.alterTable('session_away').renameTo('session').execute()
  }

  const lines = logged.join('\n')
  expect(lines).toContain('request completed')
  expect(lines).toContain('a contact could not be stored')
  const personal = [
    ...Object.values(visitor),
    ...[
      'zebrafinch',
      'grebe',
      'heron',
      'albatross',
      'kingfisher',
      'Lapwing',
      Buffer.from(fileName).toString('base64'),
    ],
    ...[address, castEmail('bruno'), castEmail('denes'), 'signbank.example', 'Bruno'],
    ...[castPassword, 'a wrong secret', data.token, cookie.cookie, form.get(tokenField) ?? ''],
    encodeURIComponent(searched),
  ]
  for (const text of personal) expect.soft(lines.toLowerCase(), text).not.toContain(text.toLowerCase())
})
