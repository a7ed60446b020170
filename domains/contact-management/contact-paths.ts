import type { Locale } from '#platform/i18n/locales.ts'
import { localizedPath } from '#platform/i18n/localized-path.ts'
import { type ContactQuery, formatContactQuery } from './contact-query.input.ts'

/** The path of the list of messages. */
export const contactListPath = (locale: Locale, query?: ContactQuery): string =>
  localizedPath(locale, `/control-panel/contacts${query ? formatContactQuery(query) : ''}`)

/** The path of a message. */
export const contactPath = (locale: Locale, id: number): string =>
  localizedPath(locale, `/control-panel/contacts/edit/${id}`)
