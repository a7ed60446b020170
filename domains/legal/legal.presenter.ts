import type { Language } from '#domains/languages/index.ts'
import { formatDate } from '#platform/i18n/format.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { resolveText } from '#platform/i18n/resolve-text.ts'
import type { LegalCorrection, LegalVersionSummary } from './server/legal.queries.ts'

interface ReaderSettings {
  locale: Locale
  timeZone: string
  languages: readonly Language[]
  defaultLanguage: string
}

const languageName = ({ languages, locale, defaultLanguage }: ReaderSettings, code: string): string => {
  const names = languages.find((one) => one.code === code)?.names
  return (names && resolveText(names, locale, defaultLanguage)?.text) ?? code
}

/** A version as a line of the list. */
export const presentLegalVersion = (version: LegalVersionSummary, reader: ReaderSettings) => ({
  id: version.id,
  published: formatDate(version.createdAt, reader.locale, reader.timeZone),
  languages: Object.keys(version.texts).map((code) => languageName(reader, code)),
  acceptances: version.acceptances,
  corrections: version.corrections,
})

/** The languages in which a text may be written, the default one first, as fields of the form. */
export const presentLegalFields = (reader: ReaderSettings) =>
  reader.languages
    .filter(({ otherLanguage }) => !otherLanguage)
    .toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault))
    .map(({ code, isDefault }) => ({ code, isDefault, name: languageName(reader, code) }))
export type LegalFieldView = ReturnType<typeof presentLegalFields>[number]

/** An earlier wording; `by` is the name of who replaced it, where one may be said. */
export const presentCorrection = (
  { id, language, body, replacedAt }: LegalCorrection,
  by: string | null,
  reader: ReaderSettings,
) => ({
  id,
  language,
  languageName: languageName(reader, language),
  html: body,
  until: formatDate(replacedAt, reader.locale, reader.timeZone),
  by,
})
export type CorrectionView = ReturnType<typeof presentCorrection>
