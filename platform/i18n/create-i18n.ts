import { createInstance, type i18n, type Resource } from 'i18next'
import type { Locale } from './locales.ts'

/** Messages by namespace (the name of their file), in one language. */
export type Messages = Record<string, object>

/**
 * An i18next of its own for one language and the namespaces that came with the page; ready at once, shared with
 * no other request. A missing message shows its key.
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
