import { extname } from 'node:path'
import { z } from 'zod'
import { AppError } from '#platform/errors/app-error.ts'
import { ProgramFailure, runProgram } from './run-program.ts'
import type { VideoPrograms } from './video-programs.ts'

const maxSide = 4096
const maxMinutes = 30
const maxTracks = 8
const timeoutMs = 60_000

const probeSchema = z.object({
  streams: z.array(
    z.object({
      codec_type: z.string().optional(),
      width: z.number().optional(),
      height: z.number().optional(),
    }),
  ),
  format: z.object({ duration: z.coerce.number().optional() }),
})

/** The demuxer of ffmpeg for a file, by its extension. */
const demuxerOf = (file: string) => (extname(file) === '.webm' ? 'matroska' : 'mov')

/** Arguments that read a file as what it is and nothing else: no list in it can name other files. */
export const inputOf = (file: string): string[] => [
  '-protocol_whitelist',
  'file',
  '-f',
  demuxerOf(file),
  '-i',
  file,
]

/**
 * Refuses a video that would take too much time or memory to convert.
 * @param options.name of the file in error messages
 * @param options.durationMs measured; the header of a recording has none
 * @throws AppError `media.noPicture`, `media.tooManyPixels`, `media.tooLong`, `media.tooManyTracks`, `media.damaged`
 */
export async function inspectVideo(
  { ffprobe }: VideoPrograms,
  { path, name, durationMs, signal }: { path: string; name: string; durationMs: number; signal: AbortSignal },
): Promise<void> {
  const { streams, format } = await readStreams(ffprobe, path, name, signal)
  const pictures = streams.filter(({ codec_type }) => codec_type === 'video')
  const file = name
  if (pictures.length === 0) throw new AppError('media.noPicture', { params: { file } })
  if (streams.length > maxTracks)
    throw new AppError('media.tooManyTracks', { params: { file, count: maxTracks } })
  if (pictures.some(({ width = 0, height = 0 }) => Math.max(width, height) > maxSide))
    throw new AppError('media.tooManyPixels', { params: { file, pixels: maxSide } })
  if (Math.max(format.duration ?? 0, durationMs / 1000) > maxMinutes * 60)
    throw new AppError('media.tooLong', { params: { file, minutes: maxMinutes } })
}

async function readStreams(ffprobe: string, path: string, file: string, signal: AbortSignal) {
  const args = ['-v', 'error', '-show_streams', '-show_format', '-of', 'json', ...inputOf(path)]
  try {
    return probeSchema.parse(JSON.parse(await runProgram(ffprobe, args, { signal, timeoutMs })))
  } catch (cause) {
    if (!(cause instanceof ProgramFailure)) throw cause
    throw new AppError('media.damaged', { params: { file }, cause })
  }
}
