import { isLocale } from '#platform/i18n/locales.ts'

const longest = 2_000
const here = 'http://here'

/**
 * Where somebody goes on after the sign-in: a page of this site, with its locale, query and place. It is given back as
 * a browser would read it, so that nothing in it turns into another site on the way.
 * @param place in that page (`#…`), where the browser alone knows it
 * @returns undefined for everything that is no page here
 */
export function redirectTarget(wanted: string | null, place = ''): string | undefined {
  if (!wanted?.startsWith('/') || wanted.length > longest || !URL.canParse(wanted, here)) return
  const { origin, pathname, search, hash } = new URL(wanted, here)
  const [, locale, ...below] = pathname.split('/')
  if (origin !== here || !isLocale(locale) || below[0] === 'logout') return
  if (place && !place.startsWith('#')) return
  return pathname + search + (hash || place)
}
