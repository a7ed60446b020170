import { parse, serialize } from 'hono/utils/cookie'

interface CookieOptions {
  /** Whether visitors use https. The cookie is then bound to this host and never sent without encryption. */
  secure: boolean
}

/** The longest life of a session, in seconds. */
const maxAgeSeconds = 90 * 24 * 60 * 60

const cookieName = 'session'
const cookiePattern = new RegExp(`(?:^|;\\s*)(?:__Host-)?${cookieName}=`)

/**
 * The name of a cookie of this site. With https, the prefix `__Host-` binds it to this host: no other site of the same
 * domain can set it.
 */
export const cookieNameFor = (name: string, { secure }: CookieOptions): string =>
  secure ? `__Host-${name}` : name

const nameOf = (options: CookieOptions) => cookieNameFor(cookieName, options)

const setCookie = (value: string, maxAge: number, options: CookieOptions) =>
  serialize(nameOf(options), value, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: options.secure,
    maxAge,
  })

/** `Set-Cookie` for a new session. */
export const sessionCookie = (token: string, options: CookieOptions): string =>
  setCookie(token, maxAgeSeconds, options)

/** `Set-Cookie` that removes the session cookie. */
export const expiredSessionCookie = (options: CookieOptions): string => setCookie('', 0, options)

/** Whether the headers of a response set or remove the session cookie. */
export const setsSessionCookie = (headers: Headers, options: CookieOptions): boolean =>
  headers.getSetCookie().some((cookie) => cookie.startsWith(`${nameOf(options)}=`))

/** Whether a `Cookie` header contains a session cookie of either name, valid or not. */
export const hasSessionCookie = (header: string): boolean => header !== '' && cookiePattern.test(header)

/** The session token of a `Cookie` header. */
export const findSessionToken = (header: string | null, options: CookieOptions): string | undefined =>
  (header && parse(header, nameOf(options))[nameOf(options)]) || undefined

/** The token of `Authorization: Bearer …`: '' when it is empty, undefined with any other scheme or no header. */
export const bearerToken = (header: string | null): string | undefined =>
  /^Bearer(?: +(.*))?$/i
    .exec(header ?? '')
    ?.slice(1)
    .map((token) => token?.trim() ?? '')[0]
