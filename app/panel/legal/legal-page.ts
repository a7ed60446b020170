import type { LegalKind } from '#domains/content/legal-version.ts'
import { getLegalVersion, legalTextsSchema } from '#domains/legal/index.ts'
import { presentLegalFields } from '#domains/legal/legal.presenter.ts'
import type { Actor } from '#platform/actor.ts'
import { isAppError } from '#platform/errors/app-error.ts'
import type { FormValues } from '#platform/forms/form-values.ts'
import { parseId } from '#platform/forms/parse-id.ts'
import { parseForm } from '#platform/forms/schema.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { localizedPath } from '#platform/i18n/localized-path.ts'
import type { AppContext } from '../../app-context.ts'
import { pageError } from '../../page-errors.ts'
import { panelPagePath, panelPath } from '../panel-path.ts'

const paths: Record<LegalKind, string> = { terms: 'terms-of-use', privacy: 'privacy-policy' }

/**
 * The text that a page is about.
 * @param pattern of the route; an address may have capital letters
 */
export const legalKindOf = (pattern: string): LegalKind =>
  pattern.includes(`${panelPath}/${paths.terms}`) ? 'terms' : 'privacy'

/** The paths of the pages of a text. */
export const legalPaths = (kind: LegalKind, locale: Locale) => {
  const list = panelPagePath(locale, paths[kind])
  return {
    list,
    create: `${list}/create`,
    edit: (id: number) => `${list}/edit/${id}`,
    view: (id: number) => `${list}/view/${id}`,
    shown: localizedPath(locale, `/${paths[kind]}`),
  }
}

/** A version of the page's kind with its corrections. @throws Response the page 404 */
export async function requireLegalVersion(
  app: AppContext,
  actor: Actor,
  { id, kind, locale }: { id: string | undefined; kind: LegalKind; locale: Locale },
) {
  const wanted = parseId(id)
  if (wanted === undefined) throw pageError('legal.notFound')
  return getLegalVersion(app, actor, { id: wanted, kind, locale }).catch((error: unknown) => {
    throw isAppError(error) && error.code === 'legal.notFound' ? pageError(error.code) : error
  })
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
 * Parses the form of a version.
 * @throws AppError `request.invalid` with the fields
 */
export function parseLegalTexts(app: AppContext, locale: Locale, values: FormValues) {
  const codes = presentLegalFields(legalViewContext(app, locale)).map(({ code }) => code)
  return parseForm(legalTextsSchema(codes, app.dictionary.defaultLanguage), values)
}
