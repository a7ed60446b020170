import { execFileSync } from 'node:child_process'
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { findVideoPrograms } from '#domains/media/index.ts'
import { loadConfig } from '#platform/config.ts'
import { openInstallation } from '../server/open-installation.ts'
import { newDataDir, type RunningProgram, removeDataDir, startProgram } from './program.ts'
import { formatTable, percentile, type Row } from './results.ts'

const clips = 1000
const requests = 600
/** Milliseconds between two requests: visitors, not a load test. */
const pauseMs = 20
const searched = ['casa', 'mae', 'dia', 'noite', 'bom', 'ler', 'sol', 'agua', 'pai', 'livro']

/** Measures pages while a thousand videos wait for their conversion and one after the other is converted. */
export async function benchQueuedClips(): Promise<Row[]> {
  const ffmpeg = process.env.FFMPEG_PATH ?? 'ffmpeg'
  if (!(await findVideoPrograms(ffmpeg))) return []
  const dataDir = newDataDir()
  await queueClips(dataDir, ffmpeg)
  const idle = await measurePages(dataDir, { WORKER: '0' })
  const busy = await measurePages(dataDir, {})
  removeDataDir(dataDir)
  return [
    { name: 'uncached search page, no worker, p97.5', value: idle, unit: 'ms' },
    { name: '… while 1,000 clips are converted, p97.5', value: busy, unit: 'ms', target: idle * 1.5 },
  ]
}

async function queueClips(dataDir: string, ffmpeg: string): Promise<void> {
  const config = loadConfig({ ...process.env, DATA_DIR: dataDir })
  const { database, storage } = await openInstallation({ config, demo: true })
  const video = join(dataDir, 'clip.mp4')
  const source = ['-f', 'lavfi', '-i', 'testsrc=size=1280x720:duration=3:rate=25']
  execFileSync(ffmpeg, ['-v', 'error', ...source, '-c:v', 'libx264', '-pix_fmt', 'yuv420p', video])
  for (let clip = 0; clip < clips; clip++) {
    const { id } = await database.db
      .insertInto('media')
      .values({ kind: 'video', state: 'uploaded', originalName: `${clip}.mp4`, sha256: '', bytes: 1 })
      .returning('id')
      .executeTakeFirstOrThrow()
    const key = `${id}/clip.mp4`
    const bytes = await storage.write(key, createReadStream(video))
    await database.db
      .insertInto('mediaFile')
      .values({ mediaId: id, role: 'original', key, mime: 'video/mp4', bytes })
      .execute()
  }
  await database.close()
}

/** The 97.5th percentile of the latency of pages that no cache answers, in milliseconds. */
async function measurePages(dataDir: string, env: NodeJS.ProcessEnv): Promise<number> {
  const program = await startProgram(dataDir, env)
  const samples: number[] = []
  for (let n = -100; n < requests; n++) {
    const time = await timeOf(
      program,
      `/pt/search-signs/words?q=${searched[n % searched.length] ?? 'casa'}${n}`,
    )
    if (n >= 0) samples.push(time)
    await setTimeout(pauseMs)
  }
  await program.stop()
  return percentile(samples, 97.5)
}

async function timeOf({ url }: RunningProgram, path: string): Promise<number> {
  const start = performance.now()
  const response = await fetch(`${url}${path}`)
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return performance.now() - start
}

if (import.meta.main) console.log(formatTable(await benchQueuedClips()))
