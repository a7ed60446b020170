import type { Context } from 'hono'
import { localeFromHeader } from '#platform/i18n/choose-locale.ts'
import type { Locale } from '#platform/i18n/locales.ts'

/** The locale of a response outside the pages, from Accept-Language. */
export const requestLocale = (c: Context): Locale => localeFromHeader(c.req.header('accept-language') ?? null)
