/** The properties of a video file that are stored with it. */
export interface VideoMetadata {
  /** Pixels as displayed, after the rotation and pixel aspect ratio of the file. */
  width: number
  height: number
  durationMs: number
  framesPerSecond: number
  /** `avc`, `vp9`, `hevc`…; for an unknown codec the identifier in the file. */
  codec: string
  /** Whether browsers usually play it. */
  isPlayable: boolean
}

/** Accepted video formats: media type by file name extension. */
export const videoMimeTypes: Record<string, string> = {
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.mov': 'video/quicktime',
}
