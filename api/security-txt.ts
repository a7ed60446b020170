import { Hono } from 'hono'
import { AppError } from '#platform/errors/app-error.ts'
import { defaultLocale, isLocale, type Locale } from '#platform/i18n/locales.ts'
import { localizedPath } from '#platform/i18n/localized-path.ts'
import type { ApiContext } from './api-context.ts'

const path = '/.well-known/security.txt'

/** RFC 9116 recommends less than a year. */
const validDays = 180
const dayMs = 86_400_000

/**
 * `/.well-known/security.txt` (RFC 9116): where to report a vulnerability. The contacts are the contact address of the
 * platform, if it has one, and the contact page. The time of expiry changes once a day, so that caches keep the file.
 * Without https it is answered 404, because the RFC does not allow other addresses.
 */
export function securityTxtRoutes({
  dictionary,
  config: { origin },
  secure,
  now,
}: Pick<ApiContext, 'dictionary' | 'secure' | 'now'> & { config: { origin: string } }): Hono {
  return new Hono().get(path, (c) => {
    if (!secure) throw new AppError('page.notFound')
    const { contactEmail } = dictionary.dataset
    const language = dictionary.defaultLanguage
    const locale: Locale = isLocale(language) ? language : defaultLocale
    const expires = new Date(Math.floor(now().getTime() / dayMs) * dayMs + validDays * dayMs)
    const lines = [
      ...(contactEmail ? [`Contact: mailto:${encodeAddress(contactEmail)}`] : []),
      `Contact: ${origin}${localizedPath(locale, '/contact')}`,
      `Expires: ${expires.toISOString()}`,
      `Preferred-Languages: ${[...new Set([language, 'en'])].join(', ')}`,
      `Canonical: ${origin}${path}`,
    ]
    return c.text(`${lines.join('\n')}\n`)
  })
}

/** An address as a part of a URI, where only `@` stays as it is. */
const encodeAddress = (address: string) => encodeURIComponent(address).replaceAll('%40', '@')
