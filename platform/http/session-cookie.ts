import { parse, serialize } from 'hono/utils/cookie'

/** Whether visitors come by https; then the cookie is bound to this host and never sent in the open. */
interface CookieOptions {
  secure: boolean
}

/** A browser keeps it as long as a session can live, s. */
const maxAgeSeconds = 90 * 24 * 60 * 60

const nameOf = ({ secure }: CookieOptions) => (secure ? '__Host-session' : 'session')

const cookie = (value: string, maxAge: number, transport: CookieOptions) =>
  serialize(nameOf(transport), value, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: transport.secure,
    maxAge,
  })

/** `Set-Cookie` for a new session. */
export const sessionCookie = (token: string, transport: CookieOptions): string =>
  cookie(token, maxAgeSeconds, transport)

/** Whether an answer says something of the session's cookie. */
export const setsSessionCookie = (headers: Headers, transport: CookieOptions): boolean =>
  headers.getSetCookie().some((one) => one.startsWith(`${nameOf(transport)}=`))

/** `Set-Cookie` that takes the session's cookie away. */
export const expiredSessionCookie = (transport: CookieOptions): string => cookie('', 0, transport)

/** The token in a request's cookies; undefined without one. */
export const findSessionToken = (header: string | null, transport: CookieOptions): string | undefined =>
  (header && parse(header, nameOf(transport))[nameOf(transport)]) || undefined

/** The token of `Authorization: Bearer …`, '' when it is missing there; undefined for every other way to authorize. */
export const bearerToken = (header: string | null): string | undefined =>
  /^Bearer(?: +(.*))?$/i
    .exec(header ?? '')
    ?.slice(1)
    .map((token) => token?.trim() ?? '')[0]
