import type { EafFileMetadata } from '#domains/eaf-videos/eaf-file.ts'
import type { ListedRecording, RecordingDetails } from '#domains/eaf-videos/index.ts'
import {
  formatMoment,
  presentCorrespondence,
  presentDiagnostic,
} from '#domains/eaf-videos/recording.presenter.ts'
import type { RecordingRow } from '#domains/eaf-videos/recording.ts'
import type { DiagnosticView } from '#domains/eaf-videos/ui/files/DiagnosticList.tsx'
import type { FilmPlace } from '#domains/eaf-videos/ui/files/FilmFields.tsx'
import type { RecordingFact, RecordingFilm } from '#domains/eaf-videos/ui/files/RecordingFacts.tsx'
import type { RecordingSummaryView } from '#domains/eaf-videos/ui/files/RecordingSummary.tsx'
import type { RecordingRowView } from '#domains/eaf-videos/ui/files/RecordingTable.tsx'
import { presentContentMedia } from '#domains/media/content-media.presenter.ts'
import { formatDate, formatFileSize, formatList, formatNumber } from '#platform/i18n/format.ts'
import { translator } from '#platform/i18n/i18n-resources.ts'
import type { Locale } from '#platform/i18n/locales.ts'

interface Reader {
  locale: Locale
  timeZone: string
}

/** A row of the list. */
export function presentListedRecording(
  recording: ListedRecording,
  { locale, timeZone }: Reader,
): RecordingRowView {
  const { id, title, fileName, number, counts, visibility, uploadedAt, film } = recording
  return {
    id,
    title,
    fileName,
    number,
    tiers: counts.tiers,
    glosses: glossesOf(recording),
    correspondence: presentCorrespondence(recording),
    visibility,
    uploaded: formatDate(uploadedAt, locale, timeZone),
    hasFilm: film !== null,
    poster: film && presentContentMedia(film).poster,
  }
}

/** Glosses by class, and what the present version changed. */
export const presentSummary = (
  { recording }: RecordingDetails,
  { locale, timeZone }: Reader,
): RecordingSummaryView => ({
  correspondence: presentCorrespondence(recording),
  number: recording.number,
  uploaded: formatDate(recording.uploadedAt, locale, timeZone),
  changes: recording.changes,
})

/** Annotations of gloss tiers. */
export const glossesOf = ({ lexical, marked, unmatched }: RecordingRow): number =>
  lexical + marked + unmatched

/** The filled metadata of a recording, and which of them come from the file. */
export function presentFacts({ recording, tiers }: RecordingDetails, locale: Locale): RecordingFact[] {
  const t = translator(locale)
  const { metadata } = recording
  const participants = [...new Set(tiers.flatMap(({ participant }) => participant || []))]
  const isOf = (value: string, name: keyof EafFileMetadata) => value !== '' && value === metadata[name]
  const file = {
    name: recording.fileName,
    format: recording.format,
    size: formatFileSize(recording.bytes, locale),
  }
  const fact = (key: string, term: string, value: string, more: Partial<RecordingFact> = {}) => ({
    key,
    term,
    value,
    isFromFile: false,
    ...more,
  })
  const link = recording.dataLink
  return [
    fact('file', t('eafVideos:fact.file'), t('eafVideos:fact.fileValue', file)),
    fact('annotations', t('eafVideos:fact.annotations'), formatNumber(recording.counts.annotations, locale)),
    fact('author', t('eafVideos:field.author'), recording.author, {
      isFromFile: isOf(recording.author, 'author'),
    }),
    fact('institution', t('eafVideos:field.institution'), recording.institution),
    fact('place', t('eafVideos:fact.place'), placeOf(recording)),
    fact('participants', t('eafVideos:fact.participants'), formatList(participants, locale), {
      isFromFile: participants.length > 0,
    }),
    fact('researcher', t('eafVideos:field.responsibleResearcher'), recording.responsibleResearcher),
    fact('licence', t('eafVideos:field.licence'), recording.licence, {
      isFromFile: isOf(recording.licence, 'licence'),
    }),
    fact('dataLink', t('eafVideos:field.dataLink'), link ?? '', link === null ? {} : { href: link }),
    fact('media', t('eafVideos:fact.media'), formatList(mediaNames(metadata, locale), locale), {
      isFromFile: metadata.media.length > 0,
    }),
  ].filter(({ value }) => value !== '')
}

const placeOf = ({ city, state, country }: RecordingRow): string =>
  [city, state, country].filter(Boolean).join(', ')

function mediaNames({ media }: EafFileMetadata, locale: Locale): string[] {
  const t = translator(locale)
  return media.map(({ name, timeOrigin }) =>
    timeOrigin === 0 ? name : t('eafVideos:fact.mediaValue', { name, time: formatMoment(timeOrigin) }),
  )
}

/** The films that were uploaded. */
export const presentFilms = ({ films }: RecordingDetails): RecordingFilm[] =>
  films.flatMap(({ media, originMs }) => (media ? { media: presentContentMedia(media), originMs } : []))

/** A place for each medium of the file that may be a film, at least one, at most `maxFilms`. */
export function presentFilmPlaces({ recording, films }: RecordingDetails, maxFilms: number): FilmPlace[] {
  const { media } = recording.metadata
  const last = Math.max(1, media.length, ...films.map(({ position }) => position))
  return Array.from({ length: Math.min(last, maxFilms) }, (_, index) => {
    const film = films.find(({ position }) => position === index + 1)?.media
    return {
      number: index + 1,
      name: media[index]?.name ?? '',
      film: film ? presentContentMedia(film) : null,
    }
  })
}

/** The first mistakes of a file. */
export function presentDiagnostics({ recording }: RecordingDetails, locale: Locale): DiagnosticView[] {
  const t = translator(locale)
  return recording.diagnostics.slice(0, maxShown).map((diagnostic) => ({
    line: diagnostic.line,
    element: diagnostic.id === null ? diagnostic.element : `${diagnostic.element} ${diagnostic.id}`,
    message: presentDiagnostic(diagnostic, t),
  }))
}

const maxShown = 100
