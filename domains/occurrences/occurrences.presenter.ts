import { type Media, mediaUrl, shownFile } from '#domains/media/media.ts'
import { formatVideoTime } from '#platform/i18n/format-video-time.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { localizedPath } from '#platform/i18n/localized-path.ts'
import type { Moment } from './moment.ts'
import type { MomentFilmWire, MomentWire } from './moment.wire.ts'
import type { Occurrence } from './occurrence.ts'
import { recordingPath } from './occurrences-paths.ts'

/** A line of a concordance. */
export interface OccurrenceView {
  id: number
  value: string
  /** Glosses in the order of reading. */
  before: string
  after: string
  recording: string
  participant: string | null
  /** "2:14,3" */
  time: string
}

/** Lines of a concordance. @param neighbours how many glosses are shown on either side */
export const presentOccurrences = (
  occurrences: readonly Occurrence[],
  { neighbours, locale }: { neighbours: number; locale: Locale },
): OccurrenceView[] =>
  occurrences.map(({ id, value, before, after, title, participant, begin }) => ({
    id,
    value,
    before: before.slice(0, neighbours).toReversed().join(' '),
    after: after.slice(0, neighbours).join(' '),
    recording: title,
    participant,
    time: momentTime(begin, locale),
  }))

/** A moment of a recording: "2:14,3". */
export const momentTime = (milliseconds: number, locale: Locale): string =>
  formatVideoTime(milliseconds / 1000, locale, { tenths: true })

interface ShownMoment extends Omit<Moment, 'films'> {
  films: readonly { origin: number; media: Media }[]
}

/** A moment for the page; films that are still converted are left out. */
export function presentMoment(moment: ShownMoment, locale: Locale): MomentWire {
  const { sign, recording, begin, end, length } = moment
  return {
    ...moment,
    films: moment.films.flatMap(presentFilm),
    beginTime: momentTime(begin, locale),
    endTime: momentTime(end, locale),
    lengthTime: formatVideoTime(length / 1000, locale),
    recordingPath: recordingPath(locale, recording),
    signPath: sign === null ? null : localizedPath(locale, `/control-panel/signs/view/${sign}`),
  }
}

function presentFilm({ origin, media }: ShownMoment['films'][number]): MomentFilmWire[] {
  const file = media.state === 'ready' ? shownFile(media) : undefined
  if (!file) return []
  const { width, height } = file
  return [
    {
      url: mediaUrl(file.key),
      poster: mediaUrl(media.files.poster?.key ?? null),
      origin,
      width,
      height,
      framesPerSecond: media.framesPerSecond,
    },
  ]
}
