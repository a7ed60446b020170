import type { ErrorCode } from '#platform/errors/catalogue.ts'

export type MediaFileRole = 'original' | 'web' | 'preview' | 'poster'

/** One stored file. Its content never changes. */
export interface MediaFile {
  /** Path below `/media/`. */
  key: string
  mime: string
  bytes: number
  /** Pixels. */
  width: number | null
  height: number | null
}

/** Why a file could not be processed: an error with its parameters. */
export interface MediaProblem {
  code: ErrorCode
  params: Record<string, string | number>
}

/** The notification channel of changed states of media. */
export const mediaStateChannel = 'media_state'

/** A video, picture or other file with its renditions. */
export interface Media {
  id: number
  kind: 'video' | 'image' | 'file'
  state: 'uploaded' | 'working' | 'ready' | 'failed'
  originalName: string
  durationMs: number | null
  framesPerSecond: number | null
  source: string | null
  files: Partial<Record<MediaFileRole, MediaFile>>
}

/** The file to show: the web rendition, else the uploaded file. */
export const shownFile = (media: Media): MediaFile | undefined => media.files.web ?? media.files.original

/** The URL path of a stored file; null for a missing one. */
export function mediaUrl(key: string): string
export function mediaUrl(key: string | null): string | null
export function mediaUrl(key: string | null): string | null {
  return key === null ? null : `/media/${key}`
}

/** The URL path of the uploaded file of a medium that is shown as a rendition; null when it is not offered. */
export const offeredOriginalUrl = ({ files: { original, web } }: Media, isOffered: boolean): string | null =>
  isOffered && original && web ? mediaUrl(original.key) : null

/** The URL path of the file to show; null for a medium that does not exist or has no file yet. */
export function shownMediaUrl(media: Media | undefined): string | null {
  const file = media && shownFile(media)
  return file ? mediaUrl(file.key) : null
}
