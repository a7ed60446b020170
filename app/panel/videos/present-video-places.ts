import { mediaUrl, shownMediaUrl } from '#domains/media/media.ts'
import { fileOf } from '#domains/simple-lists/entry-files.ts'
import { fieldValue, isReplaced, type ListEntry, textsOf } from '#domains/simple-lists/list-entry.ts'
import type { ListedEntries } from '#domains/simple-lists/server/get-simple-list.ts'
import {
  type EntryName,
  type ListReader,
  presentEntryName,
} from '#domains/simple-lists/simple-list.presenter.ts'
import { simpleLists } from '#domains/simple-lists/simple-lists.ts'
import { formatDate } from '#platform/i18n/format.ts'
import type { VideoPlace } from './video-places.ts'

/** `noFilm`: active, but without a file, so nothing plays. */
export type PlaceVideoState = 'playing' | 'older' | 'disabled' | 'noFilm'

export interface PlaceVideoView {
  id: number
  name: EntryName
  /** Length, day and languages: "1:48, 18/11/2026, pt en". */
  facts: string
  poster: string | null
  state: PlaceVideoState
}

export interface VideoPlaceView extends VideoPlace {
  /** Newest first. */
  videos: PlaceVideoView[]
  isMissing: boolean
}

const list = simpleLists.videos

/** Minutes and seconds: `1:48`. */
const duration = (ms: number): string => {
  const seconds = Math.round(ms / 1000)
  return `${Math.floor(seconds / 60)}:${`${seconds % 60}`.padStart(2, '0')}`
}

/** The places with their videos; a place is missing one while nothing plays there. */
export function presentVideoPlaces(
  places: readonly VideoPlace[],
  { entries, files }: Pick<ListedEntries, 'entries' | 'files'>,
  reader: ListReader,
): VideoPlaceView[] {
  const presentVideo = (entry: ListEntry): PlaceVideoView => {
    const film = files.get(fileOf(list, entry, 'film') ?? 0)
    const preview = shownMediaUrl(files.get(fileOf(list, entry, 'preview') ?? 0))
    const facts = [
      film?.durationMs && duration(film.durationMs),
      entry.activatedAt && formatDate(entry.activatedAt, reader.locale, reader.timeZone),
      Object.keys(textsOf(list, entry, 'title')).join(' '),
    ]
    return {
      id: entry.id,
      name: presentEntryName(list, entry, reader),
      facts: facts.filter(Boolean).join(', '),
      poster: preview ?? mediaUrl(film?.files.poster?.key ?? null),
      state: !entry.active
        ? 'disabled'
        : isReplaced(list, entry, entries)
          ? 'older'
          : film
            ? 'playing'
            : 'noFilm',
    }
  }
  const byAge = entries.toSorted(
    (one, other) =>
      (other.activatedAt?.getTime() ?? 0) - (one.activatedAt?.getTime() ?? 0) || other.id - one.id,
  )
  return places.map((place) => {
    const videos = byAge.filter((entry) => fieldValue(list, entry, 'place') === place.slug).map(presentVideo)
    return { ...place, videos, isMissing: !videos.some(({ state }) => state === 'playing') }
  })
}
