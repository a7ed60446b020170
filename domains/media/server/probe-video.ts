import { stat } from 'node:fs/promises'
import { basename, extname } from 'node:path'
import type { Input, InputFormat, InputVideoTrack } from 'mediabunny'
import { AppError } from '#platform/errors/app-error.ts'
import { detectMimeType } from './detect-mime-type.ts'

/** What a video says of itself. */
export interface VideoMetadata {
  /** Pixels as shown: turned and stretched as the file asks for. */
  width: number
  height: number
  durationMs: number
  framesPerSecond: number
  /** Name of the codec: `avc`, `vp9`, `hevc`, or the file's own name for another. */
  codec: string
  /** Whether browsers usually play it. */
  isPlayable: boolean
}

/** Media types of videos by the ending of their names. */
export const videoMimeTypes: Record<string, string> = {
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.mov': 'video/quicktime',
}

const playableCodecs = ['avc', 'vp8', 'vp9', 'av1']

/**
 * Looks into a video: its head and its last frame, without reading all of it or decoding anything.
 * @param path of a file whose name ends like a video's
 * @param name how messages call the file
 * @throws AppError `media.empty`; `media.otherKind` for what is no video of the kind that its name says;
 *   `media.noPicture` for sound alone; `media.broken` for what is damaged or cut off
 */
export async function probeVideo(path: string, name = basename(path)): Promise<VideoMetadata> {
  if ((await stat(path)).size === 0) throw new AppError('media.empty', { params: { file: name } })
  const { ALL_FORMATS, FilePathSource, Input, Logging, LogLevel, MP4, QTFF, WEBM } = await import(
    'mediabunny'
  )
  Logging.level = LogLevel.Errors
  const allowedFormats = extname(name).toLowerCase() === '.webm' ? [WEBM] : [MP4, QTFF]
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
  // The last frame is the first to be missing from a file that was cut off.
  const last = await new EncodedPacketSink(track).getPacket(seconds)
  if (!last) throw brokenFileError(name)
  const { packetCount, averagePacketRate } = await track.computePacketStats()
  // WebM does not tell how long its last frame is shown: as long as the others.
  const hasUnknownDuration = last.duration === 0
  const framesPerSecond = hasUnknownDuration
    ? (averagePacketRate * (packetCount - 1)) / packetCount
    : averagePacketRate
  const facts = {
    width: track.displayWidth,
    height: track.displayHeight,
    durationMs: Math.round((hasUnknownDuration ? seconds + 1 / framesPerSecond : seconds) * 1000),
    framesPerSecond,
  }
  if (Object.values(facts).some((fact) => !(fact > 0 && Number.isFinite(fact)))) throw brokenFileError(name)
  const codec = track.codec ?? String(track.internalCodecId ?? '?')
  return { ...facts, codec, isPlayable: playableCodecs.includes(codec) }
}

const otherKindError = (name: string, found: string) =>
  new AppError('media.otherKind', {
    params: { file: name, expected: videoMimeTypes[extname(name).toLowerCase()] ?? '', found },
  })

const brokenFileError = (name: string, cause?: unknown) =>
  new AppError('media.broken', { params: { file: name }, cause })
