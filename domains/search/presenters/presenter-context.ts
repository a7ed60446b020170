import type { Translate } from '#platform/i18n/i18n-resources.ts'
import type { Locale } from '#platform/i18n/locales.ts'

/** The interface language of the page. */
export interface LocaleContext {
  locale: Locale
  t: Translate
}

/** The content languages for texts of the dictionary. */
export interface ContentLanguages {
  /** Content language of the visitor. */
  language: string
  /** Used when a text is missing in the visitor's language. */
  defaultLanguage: string
}
