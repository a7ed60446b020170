import type { Locale } from '#platform/i18n/locales.ts'

/** Where a link to a page stands. */
type Where = 'menu' | 'door' | 'footer' | 'error'

interface Place {
  /** Its name is the message `place.<key>`; a door's sentence is `door.<key>`. */
  key: 'home' | 'about' | 'words' | 'viewAll' | 'faqs' | 'terms' | 'privacy'
  /** Below the locale. */
  path: string
  in: Where[]
}

/**
 * The public pages that exist. Menu, footer, the doors of the home page and the ways on of the error page are made
 * from this list alone, so an entry appears with its page.
 */
const siteMap = [
  { key: 'about', path: '/about', in: ['menu', 'error'] },
  { key: 'words', path: '/search-signs/words', in: ['menu', 'door'] },
  { key: 'viewAll', path: '/search-signs/view-all', in: ['menu', 'door'] },
  { key: 'faqs', path: '/faqs', in: ['menu', 'error'] },
  { key: 'terms', path: '/terms-of-use', in: ['footer', 'error'] },
  { key: 'privacy', path: '/privacy-policy', in: ['footer', 'error'] },
  { key: 'home', path: '', in: ['error'] },
] as const satisfies Place[]

type SitePlace = (typeof siteMap)[number]
type Standing<W extends Where> = SitePlace extends infer P
  ? P extends { in: readonly (infer I)[] }
    ? W extends I
      ? P
      : never
    : never
  : never

/** The places that stand in a menu, in order. */
export const placesIn = <W extends Where>(where: W): Standing<W>[] =>
  siteMap.filter((place) => (place.in as readonly Where[]).includes(where)) as Standing<W>[]

/** The address of a path in a locale: `/pt/about`. */
export const addressIn = (locale: Locale, path: string): string => `/${locale}${path}`

/** The path of an address without its locale: `/about`; '' for the home page. */
export const pathWithoutLocale = (pathname: string): string =>
  pathname.replace(/^\/[^/]*/, '').replace(/\/+$/, '')
