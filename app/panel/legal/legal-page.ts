import type { LegalKind } from '#domains/content/legal-version.ts'
import { legalTextsSchema } from '#domains/legal/index.ts'
import { presentLegalFields } from '#domains/legal/legal.presenter.ts'
import type { FormValues } from '#platform/forms/form-values.ts'
import { parseForm } from '#platform/forms/schema.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { localizedPath } from '#platform/i18n/localized-path.ts'
import type { AppContext } from '../../app-context.ts'
import { panelPagePath, panelPath } from '../panel-path.ts'

const paths: Record<LegalKind, string> = { terms: 'terms-of-use', privacy: 'privacy-policy' }

/** The text that a page is about, by its path. */
export const legalKindOf = (request: Request): LegalKind =>
  new URL(request.url).pathname.includes(`${panelPath}/${paths.terms}`) ? 'terms' : 'privacy'

/** The paths of the pages of a text. */
export const legalPaths = (kind: LegalKind, locale: Locale) => {
  const list = panelPagePath(locale, paths[kind])
  return {
    list,
    create: `${list}/create`,
    edit: (id: number) => `${list}/edit/${id}`,
    shown: localizedPath(locale, `/${paths[kind]}`),
  }
}

/** Settings for dates and names of languages. */
export const legalViewContext = ({ dictionary, settings }: AppContext, locale: Locale) => ({
  locale,
  timeZone: settings.timeZone,
  languages: dictionary.languages,
  defaultLanguage: dictionary.defaultLanguage,
})

/** Texts in several languages may be long. */
export const maxLegalFormBytes = 8_000_000

/**
 * Parses the form of a version: HTML by content language.
 * @throws AppError `request.invalid` with the fields
 */
export function parseLegalTexts(app: AppContext, locale: Locale, values: FormValues) {
  const codes = presentLegalFields(legalViewContext(app, locale)).map(({ code }) => code)
  return parseForm(legalTextsSchema(codes, app.dictionary.defaultLanguage), values)
}
