import { defaultLocale, locales } from '#platform/i18n/locales.ts'
import type { EntryLanguages } from './kinds/field-kind.ts'

/** The languages of lists whose texts are in those of the interface. */
export const interfaceLanguages: EntryLanguages = {
  codes: [defaultLocale, ...locales.filter((locale) => locale !== defaultLocale)],
  defaultCode: defaultLocale,
}
