import { pino } from 'pino'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { cast } from '#tests/cast.ts'
import { type AppContext, appContext } from '../app-context.ts'
import { action } from './close-banner.ts'

const app = {
  session: { actor: cast.denes, sessionId: 's' },
  isSessionUnknown: false,
  log: pino({ level: 'silent' }),
} as unknown as AppContext
const urlEncoded = 'application/x-www-form-urlencoded'

async function send(body: string, type = urlEncoded) {
  const url = 'http://localhost/de/control-panel/close-banner'
  const request = new Request(url, { method: 'POST', body, headers: { 'content-type': type } })
  const context = new RouterContextProvider(new Map([[appContext, app]]))
  return action({ request, params: { locale: 'de' }, context } as unknown as Parameters<typeof action>[0])
}

const overview = '/de/control-panel/overview'

test.each([
  ['the page of the form', '/de/control-panel/my-profile?tab=1', '/de/control-panel/my-profile?tab=1'],
  ['other letters, encoded', '/de/control-panel/őrség', '/de/control-panel/%C5%91rs%C3%A9g'],
  [
    'line breaks, which are removed',
    '/de/control-panel/a\r\nSet-Cookie: b=c',
    '/de/control-panel/aSet-Cookie:%20b=c',
  ],
  ['another site', 'https://evil.example/de/control-panel/', overview],
  ['a public page', '/de/about', overview],
  ['nothing', '', overview],
])(
  'after closing a banner, the redirect leads back to a page of the panel: %s',
  async (_what, back, location) => {
    const answer = await send(new URLSearchParams({ back }).toString())
    expect(answer).toMatchObject({ status: 303 })
    expect((answer as Response).headers.get('location')).toBe(location)
  },
)

test.each([
  ['too long', 'x'.repeat(5000), urlEncoded, 413],
  ['of another type', '--x--', 'multipart/form-data; boundary=x', 415],
])('a form that is %s is refused with its status', async (_what, body, type, status) => {
  expect(await send(body, type)).toMatchObject({ init: { status } })
})
