import { type LinkArea, sitePages } from '#domains/content/site-places.ts'
import type { Locale } from '#platform/i18n/locales.ts'

type SitePlace = (typeof sitePages)[number]
type Standing<W extends LinkArea> = SitePlace extends infer P
  ? P extends { in: readonly (infer I)[] }
    ? W extends I
      ? P
      : never
    : never
  : never

/** The places that stand in a menu, in order. */
export const placesIn = <W extends LinkArea>(where: W): Standing<W>[] =>
  sitePages.filter((place) => (place.in as readonly LinkArea[]).includes(where)) as Standing<W>[]

/** The address of a path in a locale: `/pt/about`. */
export const addressIn = (locale: Locale, path: string): string => `/${locale}${path}`

/** The path of an address without its locale: `/about`; '' for the home page. */
export const pathWithoutLocale = (pathname: string): string =>
  pathname.replace(/^\/[^/]*/, '').replace(/\/+$/, '')
