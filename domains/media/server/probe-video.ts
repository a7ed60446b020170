import { stat } from 'node:fs/promises'
import { basename, extname } from 'node:path'
import type { Input, InputFormat, InputVideoTrack } from 'mediabunny'
import { AppError } from '#platform/errors/app-error.ts'
import { detectMimeType } from './detect-mime-type.ts'

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

const playableCodecs = ['avc', 'vp8', 'vp9', 'av1']

/**
 * Reads the properties of a video from its header and last frame. Nothing is decoded.
 * @param path of a file with the extension of a video
 * @param name of the file in error messages
 * @param options.onlyMp4 refuses QuickTime files with the extension of MP4
 * @throws AppError `media.empty`; `media.otherKind` when the content does not match the extension;
 *   `media.noPicture` when there is only sound; `media.broken` for a damaged or truncated file
 */
export async function probeVideo(
  path: string,
  name = basename(path),
  { onlyMp4 = false }: { onlyMp4?: boolean } = {},
): Promise<VideoMetadata> {
  if ((await stat(path)).size === 0) throw new AppError('media.empty', { params: { file: name } })
  const { ALL_FORMATS, FilePathSource, Input, Logging, LogLevel, MP4, QTFF, WEBM } = await import(
    'mediabunny'
  )
  Logging.level = LogLevel.Errors
  const isWebm = extname(name).toLowerCase() === '.webm'
  const allowedFormats = isWebm ? [WEBM] : onlyMp4 ? [MP4] : [MP4, QTFF]
  const input = new Input({ formats: ALL_FORMATS, source: new FilePathSource(path) })
  try {
    const format = await requireFormat(input, path, name)
    if (!allowedFormats.includes(format)) throw otherKindError(name, format.mimeType)
    return await readMetadata(await requireVideoTrack(input, name), name)
  } catch (cause) {
    throw cause instanceof AppError ? cause : brokenFileError(name, cause)
  } finally {
    input.dispose()
  }
}

async function requireFormat(input: Input, path: string, name: string): Promise<InputFormat> {
  if (await input.canRead().catch(() => false)) return await input.getFormat()
  const found = await detectMimeType(path)
  throw found === undefined ? brokenFileError(name) : otherKindError(name, found)
}

async function requireVideoTrack(input: Input, name: string): Promise<InputVideoTrack> {
  const track = await input.getPrimaryVideoTrack()
  if (track) return track
  const tracks = await input.getTracks()
  throw tracks.length === 0
    ? brokenFileError(name)
    : new AppError('media.noPicture', { params: { file: name } })
}

async function readMetadata(track: InputVideoTrack, name: string): Promise<VideoMetadata> {
  const { EncodedPacketSink } = await import('mediabunny')
  const seconds = await track.computeDuration()
  // A truncated file lacks its last frame.
  const last = await new EncodedPacketSink(track).getPacket(seconds)
  if (!last) throw brokenFileError(name)
  const { packetCount, averagePacketRate } = await track.computePacketStats()
  // WebM does not store the duration of the last frame: assume that of the others.
  const hasUnknownDuration = last.duration === 0
  const framesPerSecond = hasUnknownDuration
    ? (averagePacketRate * (packetCount - 1)) / packetCount
    : averagePacketRate
  const metadata = {
    width: track.displayWidth,
    height: track.displayHeight,
    durationMs: Math.round((hasUnknownDuration ? seconds + 1 / framesPerSecond : seconds) * 1000),
    framesPerSecond,
  }
  if (Object.values(metadata).some((value) => !(value > 0 && Number.isFinite(value))))
    throw brokenFileError(name)
  const codec = track.codec ?? String(track.internalCodecId ?? '?')
  return { ...metadata, codec, isPlayable: playableCodecs.includes(codec) }
}

const otherKindError = (name: string, found: string) =>
  new AppError('media.otherKind', {
    params: { file: name, expected: videoMimeTypes[extname(name).toLowerCase()] ?? '', found },
  })

const brokenFileError = (name: string, cause?: unknown) =>
  new AppError('media.broken', { params: { file: name }, cause })
