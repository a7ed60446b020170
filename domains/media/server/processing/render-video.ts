import { join } from 'node:path'
import { AppError } from '#platform/errors/app-error.ts'
import { inspectionTask, refuseDemanding } from '#platform/inspection/inspect.ts'
import type { Trim } from '../../upload.ts'
import type { VideoMetadata } from '../../video-metadata.ts'
import { probeVideo } from '../probe-video.ts'
import { inputOf } from './inspect-video.ts'
import type { writePoster } from './poster.inspection.ts'
import { ProgramFailure, ProgramTimeout, runProgram } from './run-program.ts'
import type { VideoPrograms } from './video-programs.ts'

/** A file made of a video. */
export interface Rendition {
  role: 'web' | 'preview' | 'poster'
  path: string
  mime: string
  width: number
  height: number
}

interface RenderOptions {
  path: string
  name: string
  /** The part that is shown, ms; null: all of it. */
  trim: Trim | null
  /** Where the files are made. */
  folder: string
  signal: AbortSignal
}

const runPoster = inspectionTask<typeof writePoster>(
  'domains/media/server/processing/poster.inspection.ts',
  'writePoster',
)

const timeoutMinutes = 10
/** The shorter side of the video for the web, in pixels. */
const webSide = 720
const previewSide = 240
const previewSeconds = 2.5
/** Where in the video poster and preview are: at the start and the end the hands rest. */
const posterShare = 0.4
const previewShare = 0.2

/** Square pixels, a shorter side of at most `side`, even numbers. */
const scaleTo = (side: number) => {
  const limited = `trunc(min(${side}\\,%)/2)*2`
  const [width, height] = [limited.replace('%', 'iw'), limited.replace('%', 'ih')]
  return `scale=trunc(iw*sar/2)*2:ih,setsar=1,scale=if(gt(iw\\,ih)\\,-2\\,${width}):if(gt(iw\\,ih)\\,${height}\\,-2),format=yuv420p`
}
const h264 = ['-c:v', 'libx264', '-preset', 'veryfast', '-movflags', '+faststart', '-map_metadata', '-1']
const pictureOnly = ['-map', '0:v:0', '-an', '-sn', '-dn']

/** Arguments after the input, so that the part begins at the very frame and not at a key frame before it. */
const partOf = (trim: Trim | null): string[] =>
  trim ? ['-ss', `${trim.start / 1000}`, '-t', `${(trim.end - trim.start) / 1000}`] : []

/**
 * Makes the files that pages show: an H.264 video without sound that starts before it is loaded, a short preview, and a
 * poster. Decodes the whole file.
 * @throws AppError `media.damaged`, `media.notConverted`, `media.tooSlow`, `storage.full`
 */
export async function renderVideo(
  { ffmpeg }: VideoPrograms,
  { path, name, trim, folder, signal }: RenderOptions,
): Promise<{ renditions: Rendition[]; web: VideoMetadata }> {
  const run = (...args: string[]) =>
    runProgram(ffmpeg, ['-nostdin', '-v', 'error', '-y', ...args], {
      signal,
      timeoutMs: timeoutMinutes * 60_000,
    }).catch((cause: unknown) => {
      throw toRenderError(cause, name)
    })
  const files = { web: join(folder, 'web.mp4'), preview: join(folder, 'preview.mp4') }
  const strict = ['-xerror', '-err_detect', 'crccheck+bitstream+buffer+explode']
  await run(
    ...strict,
    ...inputOf(path),
    ...partOf(trim),
    ...pictureOnly,
    '-vf',
    scaleTo(webSide),
    '-crf',
    '23',
    ...h264,
    files.web,
  )
  const web = await probeVideo(files.web)
  const seconds = web.durationMs / 1000
  const start = String(Math.min(seconds * previewShare, Math.max(0, seconds - previewSeconds)))
  const preview = [...pictureOnly, '-vf', `fps=15,${scaleTo(previewSide)}`, '-crf', '30', ...h264]
  await run('-ss', start, '-t', String(previewSeconds), ...inputOf(files.web), ...preview, files.preview)
  const frame = join(folder, 'poster.png')
  await run(
    '-ss',
    String(seconds * posterShare),
    ...inputOf(files.web),
    ...pictureOnly,
    '-frames:v',
    '1',
    frame,
  )
  return {
    web,
    renditions: [
      await toRendition('web', web, files.web),
      await toRendition('preview', await probeVideo(files.preview), files.preview),
      await makePoster(frame, folder, name),
    ],
  }
}

const toRendition = async (
  role: 'web' | 'preview',
  { width, height }: VideoMetadata,
  path: string,
): Promise<Rendition> => ({ role, path, mime: 'video/mp4', width, height })

async function makePoster(frame: string, folder: string, name: string): Promise<Rendition> {
  const path = join(folder, 'poster.webp')
  const { width, height } = await runPoster([frame, path], { refuse: refuseDemanding(name) })
  return { role: 'poster', path, mime: 'image/webp', width, height }
}

/** Errors of decoding name the stream; errors of writing name the space. */
function toRenderError(cause: unknown, file: string): unknown {
  if (cause instanceof ProgramTimeout)
    return new AppError('media.tooSlow', { params: { file, minutes: timeoutMinutes }, cause })
  if (!(cause instanceof ProgramFailure)) return cause
  if (/No space left on device/.test(cause.output)) return new AppError('storage.full', { cause })
  const isDecodable = /Error (initializing|opening) (output|filters)|Unknown encoder/.test(cause.output)
  return new AppError(isDecodable ? 'media.notConverted' : 'media.damaged', { params: { file }, cause })
}
