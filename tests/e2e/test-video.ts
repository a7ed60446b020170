import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const ffmpeg = process.env.FFMPEG_PATH ?? 'ffmpeg'

/** Whether videos can be made and converted on this machine. */
export const hasFfmpeg = spawnSync(ffmpeg, ['-version']).status === 0

let encoded: Buffer | undefined

/** Makes a video of two seconds whose picture changes, and returns its path. */
export function makeVideo(folder: string, name: string): string {
  const video = join(folder, name)
  if (encoded) {
    writeFileSync(video, encoded)
    return video
  }
  const source = ['-f', 'lavfi', '-i', 'testsrc=size=640x360:duration=2:rate=25']
  execFileSync(ffmpeg, ['-v', 'error', ...source, '-c:v', 'libx264', '-pix_fmt', 'yuv420p', video])
  encoded = readFileSync(video)
  return video
}
