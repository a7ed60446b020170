import { isLocale } from '#platform/i18n/locales.ts'

/**
 * The path for a URL of older sign banks, whose routes are in the hash: `/#/busca-por-palavra/sinal/12`, with or without
 * a locale before or in the hash. Without an id it is the word search.
 * @param pathname of the opened page, after the redirect to the visitor's locale
 * @returns null for every other hash
 */
export function legacyAddress(pathname: string, hash: string): string | null {
  const [, home = '', ...below] = pathname.replace(/\/+$/, '').split('/')
  const parts = hash
    .replace(/^#!?\/*/, '')
    .replace(/\/*(?:\?.*)?$/, '')
    .split('/')
  const locale = isLocale(parts[0]) ? parts.shift() : home
  if (!isLocale(locale) || below.length > 0 || parts[0] !== 'busca-por-palavra') return null
  const [, sinal, id, ...rest] = parts
  if (sinal === undefined) return `/${locale}/search-signs/words`
  if (sinal !== 'sinal' || rest.length > 0) return null
  return id ? `/${locale}/signs/legacy/${id}` : `/${locale}/search-signs/words`
}
