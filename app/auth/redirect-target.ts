import { isLocale } from '#platform/i18n/locales.ts'

const maxLength = 2_000
const baseUrl = 'http://localhost'

/**
 * The page of this site that is opened after the sign-in, with locale, query and fragment. The URL is normalized like in
 * a browser, so that it cannot lead to another site.
 * @param fragment of the URL (`#…`), which only the browser knows
 * @returns undefined for every other URL
 */
export function redirectTarget(target: string | null, fragment = ''): string | undefined {
  if (!target?.startsWith('/') || target.length > maxLength || !URL.canParse(target, baseUrl)) return
  const { origin, pathname, search, hash } = new URL(target, baseUrl)
  const [, locale, ...below] = pathname.split('/')
  if (origin !== baseUrl || !isLocale(locale) || below[0] === 'logout') return
  if (fragment && !fragment.startsWith('#')) return
  return pathname + search + (hash || fragment)
}
