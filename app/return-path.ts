import type { Locale } from '#platform/i18n/locales.ts'

/** The page that a request names in `to`, a path below the locale with its query; the home page for any other. */
export function returnPath(request: Request, locale: Locale): string {
  const to = new URL(`/${locale}${new URL(request.url).searchParams.get('to') ?? ''}`, 'http://localhost')
  const isBelow =
    to.host === 'localhost' && (to.pathname === `/${locale}` || to.pathname.startsWith(`/${locale}/`))
  return isBelow ? `${to.pathname}${to.search}` : `/${locale}`
}
