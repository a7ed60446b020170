import type { ParseKeys } from 'i18next'
import { redirect } from 'react-router'
import { type Namespace, translator } from '#platform/i18n/i18n-resources.ts'
import type { Locale } from '#platform/i18n/locales.ts'

/** The key of a message with its namespace: `panel:toast.saved`. */
export type ToastKey = Extract<ParseKeys<Namespace[]>, `${string}:${string}`>

/** What a page says once, in passing. */
export interface ToastView {
  /** Never twice the same, so that one is told once. */
  id: string
  text: string
  tone: 'success' | 'danger'
}

const cookieName = 'toast'
const cookieAttributes = 'Path=/; HttpOnly; SameSite=Lax'
/** An answer that never came must not speak up much later, s. */
const maxAgeSeconds = 60
const expiredCookie = `${cookieName}=; ${cookieAttributes}; Max-Age=0`
const maxCookieLength = 1000

/**
 * Leads to a page that says something once when it is there: what was done, or with a message of the errors why
 * it was not. The cookie holds the key alone; the page says it in the reader's language.
 */
export function redirectWithToast(
  address: string,
  key: ToastKey,
  params: Record<string, string | number> = {},
): Response {
  const value = encodeURIComponent(JSON.stringify([crypto.randomUUID(), key, params]))
  return redirect(address, {
    status: 303,
    headers: { 'Set-Cookie': `${cookieName}=${value}; ${cookieAttributes}; Max-Age=${maxAgeSeconds}` },
  })
}

/**
 * What a page that shows toasts has to say, for its loader.
 * @returns the toast, and the headers that forget it; null when there is none
 */
export function consumeToast(
  request: Request,
  locale: Locale,
): { toast: ToastView; headers: Record<string, string> } | null {
  const found = /(?:^|;\s*)toast=([^;]+)/.exec(request.headers.get('cookie') ?? '')?.[1]
  if (!found) return null
  const parsed = parseToast(found)
  if (!parsed) return null
  const [id, key, params] = parsed
  const t = translator(locale) as unknown as (key: string, params: object) => string
  const text = t(key, params)
  // A key that nobody knows comes back as it is.
  if (text === key || text === key.replace(/^[^:]*:/, '')) return null
  const tone = key.startsWith('errors:') ? 'danger' : 'success'
  return { toast: { id, text, tone }, headers: { 'Set-Cookie': expiredCookie } }
}

function parseToast(value: string): [id: string, key: string, params: Record<string, string>] | undefined {
  if (value.length > maxCookieLength) return
  try {
    const said: unknown = JSON.parse(decodeURIComponent(value))
    if (!Array.isArray(said)) return
    const [id, key, params] = said as unknown[]
    if (typeof id !== 'string' || typeof key !== 'string' || typeof params !== 'object' || !params) return
    return [id, key, params as Record<string, string>]
  } catch {
    return
  }
}
