import { parse, serialize } from 'hono/utils/cookie'

/** Whether visitors come by https; then the cookie is bound to this host and never sent in the open. */
interface Transport {
  secure: boolean
}

/** A browser keeps it as long as a session can live, s. */
const longestSeconds = 90 * 24 * 60 * 60

const nameOf = ({ secure }: Transport) => (secure ? '__Host-session' : 'session')

const cookie = (value: string, maxAge: number, transport: Transport) =>
  serialize(nameOf(transport), value, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: transport.secure,
    maxAge,
  })

/** `Set-Cookie` for a new session. */
export const sessionCookie = (token: string, transport: Transport): string =>
  cookie(token, longestSeconds, transport)

/** Whether an answer says something of the session's cookie. */
export const setsSession = (headers: Headers, transport: Transport): boolean =>
  headers.getSetCookie().some((one) => one.startsWith(`${nameOf(transport)}=`))

/** `Set-Cookie` that takes the session's cookie away. */
export const endedCookie = (transport: Transport): string => cookie('', 0, transport)

/** The token in a request's cookies; undefined without one. */
export const tokenInCookie = (header: string | null, transport: Transport): string | undefined =>
  (header && parse(header, nameOf(transport))[nameOf(transport)]) || undefined

/** The token of `Authorization: Bearer …`, '' when it is missing there; undefined for every other way to authorize. */
export const bearerToken = (header: string | null): string | undefined =>
  /^Bearer(?: +(.*))?$/i
    .exec(header ?? '')
    ?.slice(1)
    .map((token) => token?.trim() ?? '')[0]
