import type { LegalVersion } from '#domains/content/legal-version.ts'
import type { Language } from '#domains/languages/index.ts'
import { presentContentMedia } from '#domains/media/content-media.presenter.ts'
import type { ContentMediaWire } from '#domains/media/content-media.wire.ts'
import type { Media } from '#domains/media/media.ts'
import { formatDate, formatNumber, formatTime, textComparer } from '#platform/i18n/format.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { resolveText } from '#platform/i18n/resolve-text.ts'
import { videoFieldOf } from './legal-field-names.ts'
import type { LegalVersionSummary } from './server/legal.queries.ts'

interface ReaderSettings {
  locale: Locale
  timeZone: string
  languages: readonly Language[]
  defaultLanguage: string
}

/** A version with the display name of the person who published it; null for the standard text of the installation. */
export interface AuthoredLegalVersion extends LegalVersionSummary {
  author: string | null
}

/** An earlier wording of a text in one language. */
export interface ArchivedWording {
  id: number
  language: string
  /** HTML; empty when the language was added by the correction. */
  body: string
  /** The signed video. */
  videoId: number | null
  replacedAt: Date
  /** Display name; null for the system. */
  replacedBy: string | null
}

const languageName = ({ languages, locale, defaultLanguage }: ReaderSettings, code: string): string => {
  const names = languages.find((one) => one.code === code)?.names
  return (names && resolveText(names, locale, defaultLanguage)?.text) ?? code
}

/** Date and time: two versions may be of one day. */
const formatInstant = (at: Date, { locale, timeZone }: ReaderSettings): string =>
  `${formatDate(at, locale, timeZone)} ${formatTime(at, timeZone)}`

/** A version as a row of the list. */
export const presentLegalVersion = (version: AuthoredLegalVersion, reader: ReaderSettings) => ({
  id: version.id,
  number: version.number,
  author: version.author,
  published: formatInstant(version.createdAt, reader),
  languages: Object.keys(version.texts).map((code) => languageName(reader, code)),
  acceptances: formatNumber(version.acceptances, reader.locale),
  corrections: formatNumber(version.correctionCount, reader.locale),
})

/** The languages of the form, the default one first. Nothing is translated into a language with `otherLanguage`. */
export const presentLegalFields = (reader: ReaderSettings) =>
  reader.languages
    .filter(({ otherLanguage }) => !otherLanguage)
    .toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault))
    .map(({ code, isDefault }) => ({ code, isDefault, name: languageName(reader, code) }))
export type LegalFieldView = ReturnType<typeof presentLegalFields>[number]

/** The values of the form: HTML and the id of the signed video, by content language. */
export const presentLegalFormValues = ({ texts }: Pick<LegalVersion, 'texts'>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([code, { body, videoId }]) => [
      [code, body],
      [videoFieldOf(code), videoId === null ? '' : `${videoId}`],
    ]),
  )

/** The signed videos of a version by language. */
export const presentLegalVideos = (
  { texts }: Pick<LegalVersion, 'texts'>,
  findMedia: (id: number | null) => Media | undefined,
): Record<string, ContentMediaWire> =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([language, { videoId }]) => {
      const media = findMedia(videoId)
      return media ? [[language, presentContentMedia(media)]] : []
    }),
  )

/** The texts of a version, the default language first. */
export const presentLegalTexts = (
  { texts }: Pick<LegalVersion, 'texts'>,
  reader: ReaderSettings,
  findMedia: (id: number | null) => Media | undefined,
) =>
  Object.entries(texts)
    .map(([language, { body, videoId }]) => {
      const media = findMedia(videoId)
      return {
        language,
        languageName: languageName(reader, language),
        html: body,
        video: media ? presentContentMedia(media) : null,
      }
    })
    .toSorted(
      (a, b) =>
        Number(b.language === reader.defaultLanguage) - Number(a.language === reader.defaultLanguage) ||
        textComparer(reader.locale)(a.languageName, b.languageName),
    )
export type LegalTextView = ReturnType<typeof presentLegalTexts>[number]

/** An earlier wording; `by` is the name of the person who replaced it. */
export const presentCorrection = (
  { id, language, body, videoId, replacedAt, replacedBy }: ArchivedWording,
  reader: ReaderSettings,
) => ({
  id,
  language,
  languageName: languageName(reader, language),
  html: body,
  hadVideo: videoId !== null,
  until: formatInstant(replacedAt, reader),
  by: replacedBy,
})
export type CorrectionView = ReturnType<typeof presentCorrection>
