import { type Media, mediaUrl, offeredOriginalUrl, shownFile } from '#domains/media/media.ts'
import type { PublishedSign } from '#domains/publication/published-dictionary.ts'
import { type Licence, parseLicence } from '#domains/signs/licence.ts'
import { furtherVideoRoles, kindOfRole, type MediaRole } from '#domains/signs/media-roles.ts'
import type { Attribution } from '#domains/signs/sign-document.ts'
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
  /** Author, signer and licence of the video; null when unknown. */
  credit: string | null
  signer: string | null
  licence: Licence | null
  /** URL path of the uploaded file; null when it is not offered. */
  original: string | null
}

export interface DrawingView {
  source: string
  width: number | null
  height: number | null
  credit: string | null
  signer: string | null
  licence: Licence | null
  original: string | null
}

/** A video beside the main one. */
export interface OtherVideoView {
  role: MediaRole
  name: string
  video: VideoView
}

/** A video that can be played; null when it failed or has no file. Videos of pages have no attribution. */
export function presentVideo(
  media: Media,
  { offersOriginals = false, ...attribution }: Attribution & Partial<OriginalsOffer> = {},
): VideoView | null {
  const file = media.state === 'failed' ? undefined : shownFile(media)
  if (media.kind !== 'video' || !file) return null
  const { framesPerSecond, durationMs } = media
  const { poster } = media.files
  const { mime, width, height } = file
  return {
    source: mediaUrl(file.key),
    mime,
    poster: mediaUrl(poster?.key ?? null),
    width,
    height,
    posterWidth: poster?.width ?? null,
    posterHeight: poster?.height ?? null,
    framesPerSecond,
    durationMs,
    ...presentAttribution(attribution),
    original: offeredOriginalUrl(media, offersOriginals),
  }
}

type OriginalsOffer = Pick<PresenterContext, 'offersOriginals'>

const presentAttribution = ({ credit, signer, licence }: Attribution) => ({
  credit: credit ?? null,
  signer: signer ?? null,
  licence: licence === undefined ? null : parseLicence(licence),
})

/** The media of a sign by role: the main video, other camera angles, and the rest. */
export function presentMedia(
  { media }: Pick<PublishedSign, 'media'>,
  { t, offersOriginals }: PresenterContext,
) {
  const videos = media.flatMap(({ role, media: one, ...attribution }) => {
    const video = presentVideo(one, { ...attribution, offersOriginals })
    return video && kindOfRole(role) === 'video' ? { role, video } : []
  })
  const inRole = (wantedRole: MediaRole) => videos.filter(({ role }) => role === wantedRole)
  // Without a main video, another camera angle replaces it.
  const [main, ...furtherMain] = [...inRole('main'), ...inRole('angle')]
  const named = (members: typeof videos) =>
    members.map(
      ({ role, video }, at): OtherVideoView => ({ role, video, name: nameOf(role, at, members.length, t) }),
    )
  return {
    main: main?.video ?? null,
    angles: named(furtherMain.map(({ video }) => ({ role: 'angle', video }))),
    others: furtherVideoRoles.flatMap((role) => named(inRole(role))),
    examples: named(inRole('example')),
    drawing: presentDrawing(media, offersOriginals),
  }
}

function nameOf(role: MediaRole, at: number, count: number, t: PresenterContext['t']): string {
  const name = t(`signs:otherVideo.${role as 'angle'}`)
  return count > 1 ? `${name} ${at + 1}` : name
}

function presentDrawing(media: PublishedSign['media'], offersOriginals: boolean): DrawingView | null {
  const found = media.find(({ role }) => role === 'framing')
  const file = found && shownFile(found.media)
  return file
    ? {
        source: mediaUrl(file.key),
        width: file.width,
        height: file.height,
        ...presentAttribution(found),
        original: offeredOriginalUrl(found.media, offersOriginals),
      }
    : null
}
