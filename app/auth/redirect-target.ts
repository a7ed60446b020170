import { isLocale } from '#platform/i18n/locales.ts'

const maxLength = 2_000
const baseUrl = 'http://here'

/**
 * Where somebody goes on after the sign-in: a page of this site, with its locale, query and place. It is given back as
 * a browser would read it, so that nothing in it turns into another site on the way.
 * @param fragment in that page (`#…`), where the browser alone knows it
 * @returns undefined for everything that is no page here
 */
export function redirectTarget(target: string | null, fragment = ''): string | undefined {
  if (!target?.startsWith('/') || target.length > maxLength || !URL.canParse(target, baseUrl)) return
  const { origin, pathname, search, hash } = new URL(target, baseUrl)
  const [, locale, ...below] = pathname.split('/')
  if (origin !== baseUrl || !isLocale(locale) || below[0] === 'logout') return
  if (fragment && !fragment.startsWith('#')) return
  return pathname + search + (hash || fragment)
}
