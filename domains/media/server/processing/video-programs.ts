import { dirname, join } from 'node:path'
import { runProgram } from './run-program.ts'

/** The paths of ffmpeg and ffprobe. */
export interface VideoPrograms {
  ffmpeg: string
  ffprobe: string
}

/** A program that only starts slowly on a busy machine is not missing. */
const versionTimeoutMs = 60_000

/** The programs that convert videos; undefined when one is missing or does not run. */
export async function findVideoPrograms(ffmpeg: string): Promise<VideoPrograms | undefined> {
  const ffprobe = ffmpeg.includes('/') ? join(dirname(ffmpeg), 'ffprobe') : 'ffprobe'
  try {
    for (const program of [ffmpeg, ffprobe])
      await runProgram(program, ['-version'], { timeoutMs: versionTimeoutMs, niceness: 0 })
    return { ffmpeg, ffprobe }
  } catch {
    return undefined
  }
}
