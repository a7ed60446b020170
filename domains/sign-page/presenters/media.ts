import { type Media, shownFile } from '#domains/media/media.ts'
import type { PublishedSign } from '#domains/publication/published-dictionary.ts'
import { mediaAddress } from '#domains/search/presenters/search.presenter.ts'
import { type Licence, parseLicence } from '#domains/signs/licence.ts'
import type { MediaRole } from '#domains/signs/sign-document.ts'
import type { PresenterContext } from './presenter-context.ts'

export interface VideoView {
  source: string
  mime: string
  poster: string | null
  /** Pixels of the video, and of its poster. */
  width: number | null
  height: number | null
  posterWidth: number | null
  posterHeight: number | null
  framesPerSecond: number | null
  durationMs: number | null
  /** Who made it, who signs in it, and what may be done with it, as far as it is said. */
  credit: string | null
  signer: string | null
  licence: Licence | null
}

export interface DrawingView {
  source: string
  width: number | null
  height: number | null
  credit: string | null
  signer: string | null
  licence: Licence | null
}

/** A video that is seen beside the main one, with what it shows. */
export interface OtherVideoView {
  role: MediaRole
  name: string
  video: VideoView
}

/** A video with its files; null when there is nothing to play. */
export function presentVideo(media: Media): VideoView | null {
  const file = media.state === 'failed' ? undefined : shownFile(media)
  if (media.kind !== 'video' || !file) return null
  const { framesPerSecond, durationMs } = media
  const { poster } = media.files
  const { mime, width, height } = file
  return {
    source: `/media/${file.key}`,
    mime,
    poster: mediaAddress(poster?.key ?? null),
    width,
    height,
    posterWidth: poster?.width ?? null,
    posterHeight: poster?.height ?? null,
    framesPerSecond,
    durationMs,
    ...attributionOf(media),
  }
}

const attributionOf = ({ credit, signer, licence }: Media) => ({
  credit,
  signer,
  licence: licence === null ? null : parseLicence(licence),
})

/** The media of a sign by their roles: the main video, the same from elsewhere, and the rest. */
export function presentMedia({ media }: Pick<PublishedSign, 'media'>, { t }: PresenterContext) {
  const videos = media.flatMap(({ role, media: one }) => {
    const video = presentVideo(one)
    return video && role !== 'framing' ? { role, video } : []
  })
  const inRole = (wanted: MediaRole) => videos.filter(({ role }) => role === wanted)
  // Where no main video has come yet, another angle takes its place.
  const [main, ...furtherMain] = [...inRole('main'), ...inRole('angle')]
  const named = (wanted: typeof videos) =>
    wanted.map(
      ({ role, video }, at): OtherVideoView => ({ role, video, name: nameOf(role, at, wanted.length, t) }),
    )
  return {
    main: main?.video ?? null,
    angles: named(furtherMain.map(({ video }) => ({ role: 'angle', video }))),
    others: named(inRole('non-manual')),
    examples: named(inRole('example')),
    drawing: presentDrawing(media),
  }
}

function nameOf(role: MediaRole, at: number, count: number, t: PresenterContext['t']): string {
  const name = t(`signs:otherVideo.${role as 'angle'}`)
  return count > 1 ? `${name} ${at + 1}` : name
}

function presentDrawing(media: PublishedSign['media']): DrawingView | null {
  const found = media.find(({ role }) => role === 'framing')?.media
  const file = found && shownFile(found)
  return file
    ? { source: `/media/${file.key}`, width: file.width, height: file.height, ...attributionOf(found) }
    : null
}
