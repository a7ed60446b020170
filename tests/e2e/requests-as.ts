import { castEmail, castPassword } from '#seeds/cast-people.ts'
import type { ActorName } from './access-actors.ts'
import { expect } from './fixtures.ts'

/** Sends a request to the site as an actor. Redirects are not followed. */
export type SendAs = (address: string, init?: RequestInit) => Promise<Response>

/** Signs the actor in, unless it is the visitor. */
export async function requestsAs(actor: ActorName, baseURL = ''): Promise<SendAs> {
  const send: SendAs = (address, init) => fetch(`${baseURL}${address}`, { redirect: 'manual', ...init })
  if (actor === 'visitor') return send
  const response = await send('/api/signbank/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: baseURL ?? '' },
    body: JSON.stringify({ email: castEmail(actor), password: castPassword }),
  })
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  expect(response.status, await response.text()).toBe(200)
  return (address, init) => send(address, { ...init, headers: { ...init?.headers, cookie } })
}
