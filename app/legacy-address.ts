import { isLocale } from '#platform/i18n/locales.ts'

/**
 * Where an address of older sign banks leads, all of which stand behind the hash: `/#/busca-por-palavra/sinal/12`,
 * with or without a locale before or in the hash. Without an id, to the search for words.
 * @param pathname of the page it was opened on; the home page has redirected to the visitor's locale already
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
