import { translationLanguages } from '#domains/languages/language.ts'
import { languageName } from '#platform/i18n/format.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import type { AppContext } from '../app-context.ts'

/** The languages that texts are written in, the default one first, with their names in the language of the page. */
export const contentLanguages = ({ dictionary }: Pick<AppContext, 'dictionary'>, locale: Locale) =>
  translationLanguages(dictionary.languages).map(({ code, isDefault, names }) => ({
    code,
    isDefault,
    name: names[locale] ?? languageName(code, locale),
  }))
