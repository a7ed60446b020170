import type { LegalKind, LegalVersion } from '#domains/content/legal-version.ts'
import { legalTextsSchema } from '#domains/legal/index.ts'
import { presentLegalFields } from '#domains/legal/legal.presenter.ts'
import type { FormValues } from '#platform/forms/form-refusal.ts'
import { parseForm } from '#platform/forms/schema.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import type { AppContext } from '../../app-context.ts'
import { localizedPath } from '../../site-links.ts'
import { panelPagePath, panelPath } from '../panel-path.ts'

const paths: Record<LegalKind, string> = { terms: 'terms-of-use', privacy: 'privacy-policy' }

/** Which of the two texts a page is about, from its address. */
export const legalKindOf = (request: Request): LegalKind =>
  new URL(request.url).pathname.includes(`${panelPath}/${paths.terms}`) ? 'terms' : 'privacy'

/** The addresses of the pages of a text. */
export const legalPaths = (kind: LegalKind, locale: Locale) => {
  const list = panelPagePath(locale, paths[kind])
  return {
    list,
    create: `${list}/create`,
    edit: (id: number) => `${list}/edit/${id}`,
    shown: localizedPath(locale, `/${paths[kind]}`),
  }
}

/** What dates and names of languages are said with. */
export const legalViewContext = ({ dictionary, settings }: AppContext, locale: Locale) => ({
  locale,
  timeZone: settings.timeZone,
  languages: dictionary.languages,
  defaultLanguage: dictionary.defaultLanguage,
})

/** A version of each language may be long. */
export const maxLegalFormBytes = 8_000_000

/** What an editor starts from, by language. */
export const bodiesByLanguage = ({ texts }: Pick<LegalVersion, 'texts'>) =>
  Object.fromEntries(Object.entries(texts).map(([code, { body }]) => [code, body]))

/**
 * What an editor sent, by language.
 * @throws AppError `request.invalid` with what is wrong
 */
export function parseLegalTexts(app: AppContext, locale: Locale, values: FormValues) {
  const codes = presentLegalFields(legalViewContext(app, locale)).map(({ code }) => code)
  return parseForm(legalTextsSchema(codes, app.dictionary.defaultLanguage), values)
}
