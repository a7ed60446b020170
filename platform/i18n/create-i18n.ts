import { createInstance, type i18n, type Resource } from 'i18next'
import type { Locale } from './locales.ts'

/** The messages of one locale by namespace, which is the name of their file. */
export type Messages = Record<string, object>

/**
 * A separate i18next instance for one locale and some namespaces; initialized synchronously and not shared between
 * requests. A missing message is shown as its key.
 */
export function createI18n(locale: Locale, messages: Messages): i18n {
  const instance = createInstance()
  void instance.init({
    lng: locale,
    fallbackLng: false,
    ns: Object.keys(messages),
    defaultNS: 'public',
    resources: { [locale]: messages } as Resource,
    initAsync: false,
    interpolation: { escapeValue: false },
  })
  return instance
}
