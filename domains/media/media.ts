export type MediaFileRole = 'original' | 'web' | 'preview' | 'poster'

/** One stored file; its address is `/media/<key>` and never changes its content. */
export interface MediaFile {
  key: string
  mime: string
  bytes: number
  /** Pixels. */
  width: number | null
  height: number | null
}

/** A video, picture or file with its renditions. */
export interface Media {
  id: number
  kind: 'video' | 'image' | 'file'
  state: 'uploaded' | 'working' | 'ready' | 'failed'
  originalName: string
  durationMs: number | null
  framesPerSecond: number | null
  licence: string | null
  credit: string | null
  source: string | null
  signer: string | null
  files: Partial<Record<MediaFileRole, MediaFile>>
}

/** The file to show: the web rendition, else what was uploaded. */
export const shownFile = (media: Media): MediaFile | undefined => media.files.web ?? media.files.original
