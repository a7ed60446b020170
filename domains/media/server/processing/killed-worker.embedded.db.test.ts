import { execFileSync } from 'node:child_process'
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase } from '#platform/db/open-database.ts'
import { startChild } from '#platform/db/testing/start-child.ts'
import { fileSystemStorage } from '#platform/storage/file-system-storage.ts'
import { openEmbeddedDatabase } from '#tests/database.ts'
import { insertMedia, insertMediaFile } from '#tests/rows.ts'
import { temporaryFolder } from '#tests/temporary-folder.ts'
import { findVideoPrograms } from './video-programs.ts'

const ffmpeg = process.env.FFMPEG_PATH ?? 'ffmpeg'
const hasPrograms = (await findVideoPrograms(ffmpeg)) !== undefined
const worker = '../../../domains/media/server/processing/media-worker.fixture.ts'

test.skipIf(!hasPrograms)(
  'kill -9 of the worker between two renditions: after its restart the video becomes ready, and no file is left over [SGN-07]',
  async () => {
    const folder = await temporaryFolder()
    const [dataDir, files, video] = [join(folder, 'data'), join(folder, 'files'), join(folder, 'casa.mp4')]
    const source = ['-f', 'lavfi', '-i', 'testsrc=size=320x180:duration=1:rate=25']
    execFileSync(ffmpeg, ['-v', 'error', ...source, '-c:v', 'libx264', '-pix_fmt', 'yuv420p', video])
    const storage = fileSystemStorage(files)
    await storage.write('1/casa.mp4', createReadStream(video))
    const before = await openEmbeddedDatabase(dataDir)
    await insertMediaFile(before.db, await insertMedia(before.db), { key: '1/casa.mp4' })
    await before.close()

    const killed = startChild(worker, dataDir, files, ffmpeg, 'stall')
    expect(await killed.nextLine()).toBe('stored')
    await killed.kill()
    expect(await Array.fromAsync(storage.list())).toHaveLength(2)

    const restarted = startChild(worker, dataDir, files, ffmpeg)
    expect(await restarted.nextLine()).toBe('ready')
    restarted.process.kill('SIGTERM')
    await restarted.kill()
    const after = await openDatabase({ dataDir })
    const rows = await after.db.selectFrom('mediaFile').select(['role', 'key']).execute()
    const { state } = await after.db.selectFrom('media').select('state').executeTakeFirstOrThrow()
    await after.close()
    expect(state).toBe('ready')
    expect(rows.map(({ role }) => role).sort()).toEqual(['original', 'poster', 'preview', 'web'])
    expect((await Array.fromAsync(storage.list())).sort()).toEqual(rows.map(({ key }) => key).sort())
  },
)
