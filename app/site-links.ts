import { type LinkArea, sitePages } from '#domains/content/site-pages.ts'
import type { Locale } from '#platform/i18n/locales.ts'

type SitePage = (typeof sitePages)[number]
type LinkedPage<W extends LinkArea> = SitePage extends infer P
  ? P extends { in: readonly (infer I)[] }
    ? W extends I
      ? P
      : never
    : never
  : never

/** The places that stand in a menu, in order. */
export const menuItemsIn = <W extends LinkArea>(where: W): LinkedPage<W>[] =>
  sitePages.filter((page) => (page.in as readonly LinkArea[]).includes(where)) as LinkedPage<W>[]

/** The address of a path in a locale: `/pt/about`. */
export const localizedPath = (locale: Locale, path: string): string => `/${locale}${path}`

/** The path of an address without its locale: `/about`; '' for the home page. */
export const pathWithoutLocale = (pathname: string): string =>
  pathname.replace(/^\/[^/]*/, '').replace(/\/+$/, '')
