import { parse } from 'hono/utils/cookie'
import { redirect } from 'react-router'
import { toastCookie } from '#platform/http/secure-cookies.ts'
import { cookieNameFor } from '#platform/http/session-cookie.ts'
import { translator } from '#platform/i18n/i18n-resources.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import type { MessageKey } from '#platform/i18n/translate.ts'

/** The key of a message with its namespace: `panel:toast.saved`. */
export type ToastKey = MessageKey

/** A message that a page shows once. */
export interface ToastView {
  /** Unique, so that the browser shows each toast once. */
  id: string
  text: string
  tone: 'success' | 'danger'
  /** The form that takes back what was done. */
  undo: ToastUndo | null
}

/** A form that the toast sends. */
export interface ToastUndo {
  path: string
  fields: Record<string, string>
}

const cookieAttributes = 'Path=/; HttpOnly; SameSite=Lax'
/** If the response is lost, the message must not appear much later; seconds. */
const maxAgeSeconds = 60
/**
 * The browser may discard an answer with data, because another load began meanwhile. The next answers within these
 * seconds contain the same message, and the page shows it once.
 */
const repeatSeconds = 5
/** The beginning of a cookie that an answer with data has already contained. */
const sentMark = '~'
const maxCookieLength = 3500

const setCookie = (value: string, maxAge: number) =>
  `${toastCookie}=${encodeURIComponent(value)}; ${cookieAttributes}; Max-Age=${maxAge}`

/**
 * Redirects to a page that shows a message once: a success, or an error if the key is in the namespace `errors`. The
 * cookie contains the key only; the page translates it.
 * @param undo the form that takes back what was done; the toast has a button for it
 */
export function redirectWithToast(
  path: string,
  key: ToastKey,
  params: Record<string, string | number> = {},
  undo?: ToastUndo,
): Response {
  const message = [crypto.randomUUID(), key, params]
  const withUndo = JSON.stringify(undo ? [...message, undo] : message)
  // A message with too many fields comes without its button.
  const isTooLong = encodeURIComponent(withUndo).length > maxCookieLength
  const value = isTooLong ? JSON.stringify(message) : withUndo
  return redirect(path, { status: 303, headers: { 'Set-Cookie': setCookie(value, maxAgeSeconds) } })
}

/**
 * Reads the toast of a request.
 * @returns the toast, and the headers that delete its cookie, at once for a whole page or soon for its data; null
 * without a toast
 */
export function consumeToast(
  request: Request,
  locale: Locale,
  settings: { secure: boolean },
): { toast: ToastView; headers: { 'Set-Cookie'?: string } } | null {
  const name = cookieNameFor(toastCookie, settings)
  const found = parse(request.headers.get('cookie') ?? '', name)[name]
  if (!found) return null
  const wasSent = found.startsWith(sentMark)
  const value = wasSent ? found.slice(sentMark.length) : found
  const parsed = parseToast(value)
  if (!parsed) return null
  const [id, key, params, undo] = parsed
  const t = translator(locale) as unknown as (key: string, params: object) => string
  const text = t(key, params)
  // An unknown key is returned unchanged.
  if (text === key || text === key.replace(/^[^:]*:/, '')) return null
  const tone = key.startsWith('errors:') ? 'danger' : 'success'
  const toast = { id, text, tone, undo } as const
  // A whole page is requested as HTML, and its answer is not discarded as that of a data request may be.
  if (request.headers.get('accept')?.includes('text/html'))
    return { toast, headers: { 'Set-Cookie': setCookie('', 0) } }
  return { toast, headers: wasSent ? {} : { 'Set-Cookie': setCookie(sentMark + value, repeatSeconds) } }
}

function parseToast(
  value: string,
): [id: string, key: string, params: Record<string, string>, undo: ToastUndo | null] | undefined {
  if (value.length > maxCookieLength) return
  try {
    const parsed: unknown = JSON.parse(value)
    if (!Array.isArray(parsed)) return
    const [id, key, params, undo] = parsed as unknown[]
    if (typeof id !== 'string' || typeof key !== 'string' || typeof params !== 'object' || !params) return
    return [id, key, params as Record<string, string>, parseUndo(undo)]
  } catch {
    return
  }
}

function parseUndo(undo: unknown): ToastUndo | null {
  if (typeof undo !== 'object' || undo === null) return null
  const { path, fields } = undo as Record<string, unknown>
  if (typeof path !== 'string' || !/^\/(?!\/)/.test(path) || typeof fields !== 'object' || !fields)
    return null
  const texts = Object.entries(fields).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  )
  return { path, fields: Object.fromEntries(texts) }
}
