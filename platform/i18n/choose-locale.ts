import { defaultLocale, isLocale, type Locale } from './locales.ts'

/** Name of the necessary cookie that stores the chosen interface language. */
export const localeCookie = 'i18n_redirected'

/** Its maximum age in seconds: 365 days. */
export const localeCookieSeconds = 365 * 24 * 60 * 60

/** The cookie as a line for `Set-Cookie` and `document.cookie`. */
export const localeCookieLine = (locale: Locale): string =>
  `${localeCookie}=${locale}; Path=/; Max-Age=${localeCookieSeconds}; SameSite=Lax`

/** The locale in a `Cookie` header; undefined when there is none, or an unknown one. */
export function localeFromCookie(header: string | null): Locale | undefined {
  for (const pair of (header ?? '').split(';')) {
    const [name, value] = pair.split('=', 2)
    if (name?.trim() === localeCookie && isLocale(value?.trim())) return value?.trim() as Locale
  }
}

/**
 * The locale with the highest weight in an `Accept-Language` header; for equal weights, the first one. `de-AT` means
 * `de`. The default locale when the header contains none of the five.
 */
export function localeFromHeader(header: string | null): Locale {
  const preferences = (header ?? '')
    .slice(0, 1000)
    .split(',')
    .map((preferred) => {
      const [tag = '', ...parameters] = preferred.trim().split(';')
      const weight = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean)
      return { language: tag.split('-')[0]?.toLowerCase(), weight: weight === undefined ? 1 : Number(weight) }
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
  const preferred = preferences.find(({ language }) => isLocale(language))
  return (preferred?.language as Locale | undefined) ?? defaultLocale
}

/** The locale to which `/` redirects: from the cookie, else from the browser, else the default. */
export const chooseLocale = (headers: Headers): Locale =>
  localeFromCookie(headers.get('cookie')) ?? localeFromHeader(headers.get('accept-language'))
