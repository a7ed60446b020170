import type { Locale } from '#platform/i18n/locales.ts'
import type { AppContext } from '../../app-context.ts'
import { contentLanguages } from '../content-languages.ts'

/** The languages that a language is named in: the content languages in use, and the language itself. */
export function namingLanguages(
  app: AppContext,
  { code, name }: { code: string; name: string },
  locale: Locale,
) {
  const used = contentLanguages(app, locale)
  return used.some((one) => one.code === code) ? used : [...used, { code, name, isDefault: false }]
}
