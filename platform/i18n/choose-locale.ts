import { defaultLocale, isLocale, type Locale } from './locales.ts'

/** Name of the necessary cookie that remembers the chosen interface language. */
export const localeCookie = 'i18n_redirected'

/** How long it remembers, in seconds: 365 days. */
export const localeCookieSeconds = 365 * 24 * 60 * 60

/** The cookie's line, as `Set-Cookie` and `document.cookie` take it. */
export const localeCookieLine = (locale: Locale): string =>
  `${localeCookie}=${locale}; Path=/; Max-Age=${localeCookieSeconds}; SameSite=Lax`

/** The locale that a `Cookie` header remembers; undefined when it names none of ours. */
export function localeFromCookie(header: string | null): Locale | undefined {
  for (const pair of (header ?? '').split(';')) {
    const [name, value] = pair.split('=', 2)
    if (name?.trim() === localeCookie && isLocale(value?.trim())) return value?.trim() as Locale
  }
}

/**
 * The best of our locales for an `Accept-Language` header: highest weight first, in its order where weights are
 * equal; `de-AT` asks for `de`. The default where it asks for none of ours.
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

/** Where `/` leads: the remembered locale, else the browser's, else the default. */
export const chooseLocale = (headers: Headers): Locale =>
  localeFromCookie(headers.get('cookie')) ?? localeFromHeader(headers.get('accept-language'))
