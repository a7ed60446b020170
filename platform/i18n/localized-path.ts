import type { Locale } from './locales.ts'

/** The URL path of a page in a locale: `/pt/about`. */
export const localizedPath = (locale: Locale, path: string): string => `/${locale}${path}`

/** The path of a URL without its locale: `/about`; empty for the home page. */
export const pathWithoutLocale = (pathname: string): string =>
  pathname.replace(/^\/[^/]*/, '').replace(/\/+$/, '')
