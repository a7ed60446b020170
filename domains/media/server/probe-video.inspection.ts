import { stat } from 'node:fs/promises'
import { extname } from 'node:path'
import {
  ALL_FORMATS,
  EncodedPacketSink,
  FilePathSource,
  Input,
  type InputFormat,
  type InputVideoTrack,
  Logging,
  LogLevel,
  MP4,
  QTFF,
  WEBM,
} from 'mediabunny'
import { AppError } from '#platform/errors/app-error.ts'
import { type VideoMetadata, videoMimeTypes } from '../video-metadata.ts'
import { detectMimeType } from './detect-mime-type.inspection.ts'

const playableCodecs = ['avc', 'vp8', 'vp9', 'av1']

Logging.level = LogLevel.Errors

/**
 * Reads the properties of a video from its header and last frame. Nothing is decoded. Memory and time depend on the
 * number of frames that the header claims, whatever the size of the file.
 * @throws AppError what `probeVideo` throws, except for its limits
 */
export async function readVideo(path: string, name: string, isUpload: boolean): Promise<VideoMetadata> {
  if ((await stat(path)).size === 0) throw new AppError('media.empty', { params: { file: name } })
  const isWebm = extname(name).toLowerCase() === '.webm'
  const allowedFormats = isWebm ? [WEBM] : [MP4, QTFF]
  const input = new Input({ formats: ALL_FORMATS, source: new FilePathSource(path) })
  try {
    const format = await requireFormat(input, path, name)
    if (!allowedFormats.includes(format)) throw otherKindError(name, format.mimeType)
    const metadata = await readMetadata(await requireVideoTrack(input, name), name)
    const { codec } = metadata
    if (isUpload && format === QTFF && codec !== 'avc')
      throw new AppError('media.quickTimeCodec', { params: { file: name, codec } })
    return metadata
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
