import { execFileSync } from 'node:child_process'
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { inTransaction } from '#platform/db/transaction.ts'
import { openAfterDeaths } from '#platform/jobs/died-twice.fixture.ts'
import { startJob } from '#platform/jobs/job-definition.ts'
import { probeVideo } from '../probe-video.ts'
import { aVideo } from '../video.fixture.ts'
import { mediaJob, mediaQueue, queueProcessing } from './media-job.ts'
import { processMedia } from './process-media.ts'
import { resetFailed } from './processing.queries.ts'
import { source, useProcessing } from './use-processing.fixture.ts'
import { findVideoPrograms } from './video-programs.ts'

const { database, programs, folder, context, ready, upload, processFile, stateOf, filesOf, make, pathOf } =
  await useProcessing()
const { db } = database
const sound = (seconds: number) => ['-f', 'lavfi', '-i', `sine=duration=${seconds}`]

describe.skipIf(!programs)('an uploaded video', () => {
  test('becomes an H.264 video of 720 p without sound, a short preview and a poster; the original stays, at an address that theirs do not reveal [SGN-07] [D43]', async () => {
    const path = await make('a.mp4', ...source('1920x1080', 3), ...sound(3), '-c:v', 'libx264', '-shortest')
    const id = await processFile(path)
    expect((await stateOf(id)).state).toBe('ready')
    expect(ready()).toEqual([id])
    const files = await filesOf(id)
    expect([...files.keys()].toSorted()).toEqual(['original', 'poster', 'preview', 'web'])
    const originalName = files.get('original')?.key.split('/').at(-1)?.replace('.mp4', '') ?? ''
    for (const role of ['web', 'preview', 'poster'] as const)
      expect(files.get(role)?.key).not.toContain(originalName)
    const web = pathOf(files.get('web')?.key)
    expect(await probeVideo(web)).toMatchObject({ width: 1280, height: 720, codec: 'avc', durationMs: 3000 })
    const streams = execFileSync(programs?.ffprobe ?? '', [
      '-v',
      'error',
      '-show_entries',
      'stream=codec_type',
      '-of',
      'csv=p=0',
      web,
    ])
    expect(streams.toString().trim()).toBe('video')
    const bytes = await readFile(web)
    expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'))
    const preview = await probeVideo(pathOf(files.get('preview')?.key))
    expect(preview.durationMs).toBeGreaterThan(2000)
    expect(preview.durationMs).toBeLessThan(3000)
    expect(await sharp(pathOf(files.get('poster')?.key)).metadata()).toMatchObject({
      format: 'webp',
      width: 1280,
    })
    expect(await readFile(pathOf(files.get('original')?.key))).toEqual(await readFile(path))
  })

  test('that is cut in the middle is refused in words of the reader, although its header is complete [SGN-07]', async () => {
    const path = await make('a.mp4', ...source('320x240', 4), '-c:v', 'libx264', '-movflags', '+faststart')
    const bytes = await readFile(path)
    bytes.fill(0xaa, Math.floor(bytes.length * 0.4), Math.floor(bytes.length * 0.7))
    await writeFile(path, bytes)
    const id = await processFile(path)
    expect(await stateOf(id)).toEqual({
      state: 'failed',
      problem: { code: 'media.damaged', params: { file: 'casa.mp4' } },
    })
    expect([...(await filesOf(id)).keys()]).toEqual(['original'])
  })

  test('whose worker stops waits for the next one, which leaves no file of the first [SGN-07]', async () => {
    const path = await make('a.mp4', ...source('1280x720', 4), '-c:v', 'libx264', '-preset', 'ultrafast')
    const temporary = join(folder(), 'temporary')
    await mkdir(temporary)
    onTestFinished(() => void vi.unstubAllEnvs())
    vi.stubEnv('TMPDIR', temporary)
    const stopping = new AbortController()
    const id = await upload(path)
    const stopped = processMedia(context(), id, stopping.signal)
    await expect.poll(() => readdir(temporary)).toHaveLength(1)
    stopping.abort()
    await expect(stopped).rejects.toThrow(/abort/i)
    expect((await stateOf(id)).state).toBe('working')
    expect(await readdir(temporary)).toEqual([])
    await processMedia(context(), id, new AbortController().signal)
    expect((await stateOf(id)).state).toBe('ready')
    expect((await Array.fromAsync(context().storage.list())).length).toBe(4)
  })

  test('that two workers convert at once is stored once [SGN-07]', async () => {
    const id = await upload(await make('a.mp4', ...source('320x240', 2), '-c:v', 'libx264'))
    const { signal } = new AbortController()
    await Promise.all([processMedia(context(), id, signal), processMedia(context(), id, signal)])
    expect(ready()).toEqual([id])
    const keys = [...(await filesOf(id)).values()].map(({ key }) => key)
    expect((await Array.fromAsync(context().storage.list())).toSorted()).toEqual(keys.toSorted())
    for (const key of keys) expect((await stat(pathOf(key))).size).toBeGreaterThan(0)
  })

  test('that is erased meanwhile leaves no renditions', async () => {
    const id = await upload(await make('a.mp4', ...source('640x480', 3), '-c:v', 'libx264'))
    const working = processMedia(context(), id, new AbortController().signal)
    await expect.poll(async () => (await stateOf(id)).state).toBe('working')
    await db.deleteFrom('media').where('id', '=', id).execute()
    await working
    expect(await Array.fromAsync(context().storage.list())).toEqual([`${id}/0a1b.mp4`])
  })

  test('that failed waits again when it is reset', async () => {
    const path = join(folder(), 'x.mp4')
    await writeFile(path, '')
    const id = await processFile(path)
    expect(await stateOf(id)).toMatchObject({ state: 'failed', problem: { code: 'media.empty' } })
    expect(await db.transaction().execute((tx) => resetFailed(tx, id))).toBe(true)
    expect(await stateOf(id)).toEqual({ state: 'uploaded', problem: null })
    expect(await db.transaction().execute((tx) => resetFailed(tx, id))).toBe(false)
  })
})

test('a video that ended the server twice has failed with this reason, until it is processed again [SGN-07]', async () => {
  const path = join(folder(), 'a.mp4')
  await writeFile(path, await aVideo({ frames: 50 }))
  const id = await upload(path)
  const jobs = await openAfterDeaths(database, mediaQueue, { media: id })
  await startJob(jobs, mediaJob(context().recordReady), { ...context(), programs: undefined, jobs })
  await expect
    .poll(() => stateOf(id))
    .toEqual({
      state: 'failed',
      problem: { code: 'job.endedTwice', params: {} },
    })
  expect(await db.selectFrom('jobRun').selectAll().execute()).toEqual([])
  await inTransaction(db, async (tx) => {
    await resetFailed(tx, id)
    await queueProcessing(tx, jobs, id)
  })
  await expect.poll(() => stateOf(id)).toEqual({ state: 'ready', problem: null })
})

describe('without ffmpeg', () => {
  test('the original is checked and shown as it is [SGN-07]', async () => {
    context().programs = await findVideoPrograms('/nowhere/ffmpeg')
    const path = join(folder(), 'a.mp4')
    await writeFile(path, await aVideo({ frames: 50 }))
    const id = await processFile(path)
    expect([(await stateOf(id)).state, [...(await filesOf(id)).keys()]]).toEqual(['ready', ['original']])
    await writeFile(path, 'no video')
    expect(await stateOf(await processFile(path))).toMatchObject({
      state: 'failed',
      problem: { code: 'media.otherKind' },
    })
  })
})
