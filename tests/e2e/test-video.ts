import { execFileSync, spawnSync } from 'node:child_process'
import { join } from 'node:path'

const ffmpeg = process.env.FFMPEG_PATH ?? 'ffmpeg'

/** Whether videos can be made and converted on this machine. */
export const hasFfmpeg = spawnSync(ffmpeg, ['-version']).status === 0

/** Makes a video of two seconds whose picture changes, and returns its path. */
export function makeVideo(folder: string, name: string): string {
  const video = join(folder, name)
  const source = ['-f', 'lavfi', '-i', 'testsrc=size=640x360:duration=2:rate=25']
  execFileSync(ffmpeg, ['-v', 'error', ...source, '-c:v', 'libx264', '-pix_fmt', 'yuv420p', video])
  return video
}
