import { execFileSync } from 'node:child_process'
import { createReadStream, existsSync } from 'node:fs'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { inTransaction } from '#platform/db/transaction.ts'
import { openAfterDeaths } from '#platform/jobs/died-twice.fixture.ts'
import { startJob } from '#platform/jobs/job-definition.ts'
import { fileSystemStorage } from '#platform/storage/file-system-storage.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { useDatabase } from '#tests/database.ts'
import { insertMedia, insertMediaFile } from '#tests/rows.ts'
import { mountSmallDisk } from '#tests/small-disk.ts'
import { temporaryFolder } from '#tests/temporary-folder.ts'
import { probeVideo } from '../probe-video.ts'
import { aVideo } from '../video.fixture.ts'
import { mediaJob, mediaQueue, queueProcessing } from './media-job.ts'
import { type ProcessingContext, processMedia } from './process-media.ts'
import { resetFailed } from './processing.queries.ts'
import { findVideoPrograms } from './video-programs.ts'

const database = await useDatabase()
const { db } = database
const programs = await findVideoPrograms(process.env.FFMPEG_PATH ?? 'ffmpeg')
const videos = join(import.meta.dirname, '../../../../../shared/data/video')
const hasFiles = existsSync(videos)
if (!programs) console.warn('ffmpeg is missing, so conversion of videos is not tested.')
let folder: string
let storage: Storage
let context: ProcessingContext
let ready: number[]

beforeEach(async () => {
  folder = await temporaryFolder()
  storage = fileSystemStorage(join(folder, 'media'))
  ready = []
  context = { db, storage, programs, recordReady: async (_, id) => void ready.push(id) }
})

/** Stores a file as an uploaded video. */
async function upload(path: string, extension = '.mp4'): Promise<number> {
  const id = await insertMedia(db, { originalName: `casa${extension}` })
  const key = `${id}/0a1b${extension}`
  await storage.write(key, createReadStream(path))
  await insertMediaFile(db, id, { key })
  return id
}

const stateOf = (id: number) =>
  db.selectFrom('media').select(['state', 'problem']).where('id', '=', id).executeTakeFirstOrThrow()

async function filesOf(id: number) {
  const rows = await db.selectFrom('mediaFile').selectAll().where('mediaId', '=', id).execute()
  return new Map(rows.map((row) => [row.role, row]))
}

async function processFile(path: string, signal = new AbortController().signal) {
  const id = await upload(path)
  await processMedia(context, id, signal)
  return id
}

/** Makes a video with ffmpeg. */
async function make(name: string, ...args: string[]): Promise<string> {
  const path = join(folder, name)
  const isFast = args.includes('libx264') && !args.includes('-preset')
  execFileSync(programs?.ffmpeg ?? '', [
    ...['-v', 'error', '-y', ...args],
    ...(isFast ? ['-preset', 'ultrafast'] : []),
    path,
  ])
  return path
}
const source = (size: string, seconds: number) => [
  '-f',
  'lavfi',
  '-i',
  `testsrc=size=${size}:duration=${seconds}:rate=25`,
]
const sound = (seconds: number) => ['-f', 'lavfi', '-i', `sine=duration=${seconds}`]
const pathOf = (key = '') => join(folder, 'media', key)
const temporaryFolders = async () =>
  (await readdir(tmpdir())).filter((name) => name.startsWith('signbank-video-'))

describe.skipIf(!programs)('an uploaded video', () => {
  test('becomes an H.264 video of 720 p without sound, a short preview and a poster; the original stays, at an address that theirs do not reveal [SGN-07] [D43]', async () => {
    const path = await make('a.mp4', ...source('1920x1080', 3), ...sound(3), '-c:v', 'libx264', '-shortest')
    const id = await processFile(path)
    expect((await stateOf(id)).state).toBe('ready')
    expect(ready).toEqual([id])
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

  test('recorded by a browser without a length in its header becomes an MP4 of the chosen part [SGN-07]', async () => {
    // A pipe cannot be completed afterwards, as the stream of a recorder.
    const recorded = execFileSync(
      programs?.ffmpeg ?? '',
      [
        '-v',
        'error',
        ...source('640x480', 3),
        ...sound(3),
        '-c:v',
        'libvpx',
        '-deadline',
        'realtime',
        '-cpu-used',
        '8',
        '-c:a',
        'libopus',
        '-f',
        'webm',
        '-',
      ],
      { maxBuffer: 10_000_000 },
    )
    const path = join(folder, 'recorded.webm')
    await writeFile(path, recorded)
    const id = await upload(path, '.webm')
    await db.updateTable('media').set({ trimStartMs: 1000, trimEndMs: 2200 }).where('id', '=', id).execute()
    await processMedia(context, id, new AbortController().signal)
    expect(await stateOf(id)).toEqual({ state: 'ready', problem: null })
    const files = await filesOf(id)
    const web = await probeVideo(pathOf(files.get('web')?.key))
    expect(web).toMatchObject({ width: 640, height: 480, codec: 'avc', durationMs: 1200 })
    expect(files.get('web')?.key).toMatch(/\.mp4$/)
    expect(await readFile(pathOf(files.get('original')?.key))).toEqual(recorded)
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

  test.each<[string, string[], string]>([
    [
      '8192 pixels a side',
      [
        '-f',
        'lavfi',
        '-i',
        'color=size=8192x64:duration=0.1:rate=25',
        '-c:v',
        'libx264',
        '-preset',
        'ultrafast',
      ],
      'media.tooManyPixels',
    ],
    [
      '31 minutes',
      [
        '-f',
        'lavfi',
        '-i',
        'color=size=64x64:duration=1860:rate=1',
        '-c:v',
        'libx264',
        '-preset',
        'ultrafast',
      ],
      'media.tooLong',
    ],
    [
      '10 tracks',
      [...source('64x64', 1), ...Array.from({ length: 10 }, () => ['-map', '0:v']).flat(), '-c:v', 'libx264'],
      'media.tooManyTracks',
    ],
  ])('of %s is refused before it is converted', async (_, args, code) => {
    const id = await processFile(await make('a.mp4', ...args))
    expect(await stateOf(id)).toMatchObject({ state: 'failed', problem: { code } })
  })

  test('whose worker stops waits for the next one, which leaves no file of the first [SGN-07]', async () => {
    const path = await make('a.mp4', ...source('1280x720', 4), '-c:v', 'libx264', '-preset', 'ultrafast')
    const before = await temporaryFolders()
    const stopping = new AbortController()
    const id = await upload(path)
    const stopped = processMedia(context, id, stopping.signal)
    await expect.poll(async () => (await stateOf(id)).state).toBe('working')
    stopping.abort()
    await expect(stopped).rejects.toThrow(/abort/i)
    expect((await stateOf(id)).state).toBe('working')
    expect(await temporaryFolders()).toEqual(before)
    await processMedia(context, id, new AbortController().signal)
    expect((await stateOf(id)).state).toBe('ready')
    expect((await Array.fromAsync(storage.list())).length).toBe(4)
  })

  test('that two workers convert at once is stored once [SGN-07]', async () => {
    const id = await upload(await make('a.mp4', ...source('320x240', 2), '-c:v', 'libx264'))
    const { signal } = new AbortController()
    await Promise.all([processMedia(context, id, signal), processMedia(context, id, signal)])
    expect(ready).toEqual([id])
    const keys = [...(await filesOf(id)).values()].map(({ key }) => key)
    expect((await Array.fromAsync(storage.list())).toSorted()).toEqual(keys.toSorted())
    for (const key of keys) expect((await stat(pathOf(key))).size).toBeGreaterThan(0)
  })

  test('that is erased meanwhile leaves no renditions', async () => {
    const id = await upload(await make('a.mp4', ...source('640x480', 3), '-c:v', 'libx264'))
    const working = processMedia(context, id, new AbortController().signal)
    await expect.poll(async () => (await stateOf(id)).state).toBe('working')
    await db.deleteFrom('media').where('id', '=', id).execute()
    await working
    expect(await Array.fromAsync(storage.list())).toEqual([`${id}/0a1b.mp4`])
  })

  test.each([
    ['for the copy that is converted', 'TMPDIR', '100k'],
    ['for its conversion', 'TMPDIR', '1300k'],
    ['for its renditions', 'media', '200k'],
  ])(
    'that finds no space %s waits, and is converted when there is space [SGN-07]',
    async (_, place, size) => {
      const path = await make(
        'a.mp4',
        ...source('640x360', 2),
        '-vf',
        'noise=alls=60:allf=t',
        '-c:v',
        'libx264',
        '-b:v',
        '4M',
      )
      const id = await upload(path)
      const disk = join(folder, 'disk')
      if (!mountSmallDisk(disk, size)) return
      onTestFinished(() => void vi.unstubAllEnvs())
      vi.stubEnv('TMPDIR', place === 'TMPDIR' ? disk : tmpdir())
      const small =
        place === 'media'
          ? { ...context, storage: { ...storage, write: fileSystemStorage(disk).write } }
          : context
      const { signal } = new AbortController()
      await expect(processMedia(small, id, signal)).rejects.toMatchObject({ code: 'storage.full' })
      expect(await stateOf(id)).toEqual({ state: 'working', problem: null })
      vi.unstubAllEnvs()
      await processMedia(context, id, signal)
      expect((await stateOf(id)).state).toBe('ready')
      expect((await Array.fromAsync(storage.list())).length).toBe(4)
    },
  )

  test('that failed waits again when it is reset', async () => {
    const path = join(folder, 'x.mp4')
    await writeFile(path, '')
    const id = await processFile(path)
    expect(await stateOf(id)).toMatchObject({ state: 'failed', problem: { code: 'media.empty' } })
    expect(await db.transaction().execute((tx) => resetFailed(tx, id))).toBe(true)
    expect(await stateOf(id)).toEqual({ state: 'uploaded', problem: null })
    expect(await db.transaction().execute((tx) => resetFailed(tx, id))).toBe(false)
  })
})

describe.skipIf(!programs || !hasFiles)('real files', () => {
  test.each<[string, string]>([
    ['borstell_taxi.mp4', 'ready 960x540'],
    ['globalsb_ns_1k.mp4', 'ready'],
    ['derived/hevc.mp4', 'ready'],
    ['derived/h264_yuv444.mp4', 'ready'],
    ['derived/vp9_in_mp4.mp4', 'ready'],
    ['derived/portrait_h264.mp4', 'ready'],
    ['derived/rotated90_flag.mp4', 'ready 480x640'],
    ['derived/audio_only.mp4', 'media.noPicture'],
    ['derived/html_named.mp4', 'media.otherKind'],
    ['derived/random_bytes.mp4', 'media.broken'],
    ['derived/truncated_no_moov_or_data.mp4', 'media.broken'],
    ['derived/vp9.webm', 'media.otherKind'],
    ['derived/zero_byte.mp4', 'media.empty'],
  ])('%s: %s [SGN-07]', async (name, expected) => {
    const id = await processFile(join(videos, name))
    const { state, problem } = await stateOf(id)
    const web = (await filesOf(id)).get('web')
    const found = problem ? (problem as { code: string }).code : `${state} ${web?.width}x${web?.height}`
    expect(found).toMatch(new RegExp(`^${expected}`))
    if (web) expect(await probeVideo(pathOf(web.key))).toMatchObject({ codec: 'avc', isPlayable: true })
  })
})

test('a video that ended the server twice has failed with this reason, until it is processed again [SGN-07]', async () => {
  const path = join(folder, 'a.mp4')
  await writeFile(path, await aVideo({ frames: 50 }))
  const id = await upload(path)
  const jobs = await openAfterDeaths(database, mediaQueue, { media: id })
  await startJob(jobs, mediaJob(context.recordReady), { ...context, programs: undefined, jobs })
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
    context = { ...context, programs: await findVideoPrograms('/nowhere/ffmpeg') }
    const path = join(folder, 'a.mp4')
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
