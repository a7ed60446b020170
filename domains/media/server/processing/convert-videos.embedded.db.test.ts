import { execFileSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { fileSystemStorage } from '#platform/storage/file-system-storage.ts'
import { mountSmallDisk } from '#tests/small-disk.ts'
import { probeVideo } from '../probe-video.ts'
import { processMedia } from './process-media.ts'
import { realVideos, source, useProcessing } from './use-processing.fixture.ts'

const { database, programs, folder, context, upload, processFile, stateOf, filesOf, make, pathOf } =
  await useProcessing()
const { db } = database
const sound = (seconds: number) => ['-f', 'lavfi', '-i', `sine=duration=${seconds}`]

// What ffmpeg makes of files, which takes long and is the same with each database.
describe.skipIf(!programs)('an uploaded video', () => {
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
    const path = join(folder(), 'recorded.webm')
    await writeFile(path, recorded)
    const id = await upload(path, '.webm')
    await db.updateTable('media').set({ trimStartMs: 1000, trimEndMs: 2200 }).where('id', '=', id).execute()
    await processMedia(context(), id, new AbortController().signal)
    expect(await stateOf(id)).toEqual({ state: 'ready', problem: null })
    const files = await filesOf(id)
    const web = await probeVideo(pathOf(files.get('web')?.key))
    expect(web).toMatchObject({ width: 640, height: 480, codec: 'avc', durationMs: 1200 })
    expect(files.get('web')?.key).toMatch(/\.mp4$/)
    expect(await readFile(pathOf(files.get('original')?.key))).toEqual(recorded)
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
      const disk = join(folder(), 'disk')
      if (!mountSmallDisk(disk, size)) return
      onTestFinished(() => void vi.unstubAllEnvs())
      vi.stubEnv('TMPDIR', place === 'TMPDIR' ? disk : tmpdir())
      const small =
        place === 'media'
          ? { ...context(), storage: { ...context().storage, write: fileSystemStorage(disk).write } }
          : context()
      const { signal } = new AbortController()
      await expect(processMedia(small, id, signal)).rejects.toMatchObject({ code: 'storage.full' })
      expect(await stateOf(id)).toEqual({ state: 'working', problem: null })
      vi.unstubAllEnvs()
      await processMedia(context(), id, signal)
      expect((await stateOf(id)).state).toBe('ready')
      expect((await Array.fromAsync(context().storage.list())).length).toBe(4)
    },
  )
})

describe.skipIf(!programs || !realVideos)('real files', () => {
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
    const id = await processFile(join(realVideos ?? '', name))
    const { state, problem } = await stateOf(id)
    const web = (await filesOf(id)).get('web')
    const found = problem ? (problem as { code: string }).code : `${state} ${web?.width}x${web?.height}`
    expect(found).toMatch(new RegExp(`^${expected}`))
    if (web) expect(await probeVideo(pathOf(web.key))).toMatchObject({ codec: 'avc', isPlayable: true })
  })
})
