import { castEmail, castPassword } from '#seeds/cast-people.ts'
import type { ActorName } from './access-actors.ts'
import { expect } from './fixtures.ts'

/** Sends a request to the site as an actor. Redirects are not followed. */
export type SendAs = (address: string, init?: RequestInit) => Promise<Response>

/** The cookies of the last session that a journey of this worker began for an actor, by site and actor. */
const sessions = new Map<string, string>()

/**
 * Signs the actor in, unless it is the visitor. Journeys of a worker share the session of an actor while it lasts,
 * because hashing a password takes long.
 */
export async function requestsAs(actor: ActorName, baseURL = ''): Promise<SendAs> {
  const send: SendAs = (address, init) => fetch(`${baseURL}${address}`, { redirect: 'manual', ...init })
  if (actor === 'visitor') return send
  const sendWith =
    (cookie: string): SendAs =>
    (address, init) =>
      send(address, { ...init, headers: { ...init?.headers, cookie } })
  const key = `${baseURL} ${actor}`
  const known = sessions.get(key)
  if (known && (await sendWith(known)('/api/me-sign')).ok) return sendWith(known)

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
  sessions.set(key, cookie)
  return sendWith(cookie)
}
