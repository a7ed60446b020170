import { execFileSync } from 'node:child_process'
import { createReadStream, existsSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach } from 'vitest'
import { fileSystemStorage } from '#platform/storage/file-system-storage.ts'
import { useDatabase } from '#tests/database.ts'
import { insertMedia, insertMediaFile } from '#tests/rows.ts'
import { temporaryFolder } from '#tests/temporary-folder.ts'
import { type ProcessingContext, processMedia } from './process-media.ts'
import { findVideoPrograms } from './video-programs.ts'

const videos = join(import.meta.dirname, '../../../../../shared/data/video')

/** The folder of real videos; undefined without it. */
export const realVideos = existsSync(videos) ? videos : undefined

/**
 * Processing with the database of the test worker and a new storage before each test. Call it at the top of the test
 * file. `programs` is undefined without ffmpeg.
 */
export async function useProcessing() {
  const database = await useDatabase()
  const { db } = database
  const programs = await findVideoPrograms(process.env.FFMPEG_PATH ?? 'ffmpeg')
  if (!programs) console.warn('ffmpeg is missing, so conversion of videos is not tested.')
  let folder = ''
  let ready: number[] = []
  let context: ProcessingContext

  beforeEach(async () => {
    folder = await temporaryFolder()
    ready = []
    const storage = fileSystemStorage(join(folder, 'media'))
    context = { db, storage, programs, recordReady: async (_, id) => void ready.push(id) }
  })

  /** Stores a file as an uploaded video. */
  async function upload(path: string, extension = '.mp4'): Promise<number> {
    const id = await insertMedia(db, { originalName: `casa${extension}` })
    const key = `${id}/0a1b${extension}`
    await context.storage.write(key, createReadStream(path))
    await insertMediaFile(db, id, { key })
    return id
  }

  return {
    database,
    programs,
    /** Where a test may write; `media` in it is the storage. */
    folder: () => folder,
    context: () => context,
    /** The videos that were reported as ready. */
    ready: () => ready,
    upload,
    async processFile(path: string, signal = new AbortController().signal): Promise<number> {
      const id = await upload(path)
      await processMedia(context, id, signal)
      return id
    },
    stateOf: (id: number) =>
      db.selectFrom('media').select(['state', 'problem']).where('id', '=', id).executeTakeFirstOrThrow(),
    /** The stored files of a video by their role. */
    async filesOf(id: number) {
      const rows = await db.selectFrom('mediaFile').selectAll().where('mediaId', '=', id).execute()
      return new Map(rows.map((row) => [row.role, row]))
    },
    /** Makes a video with ffmpeg. @returns its path */
    async make(name: string, ...args: string[]): Promise<string> {
      const path = join(folder, name)
      const isFast = args.includes('libx264') && !args.includes('-preset')
      execFileSync(programs?.ffmpeg ?? '', [
        ...['-v', 'error', '-y', ...args],
        ...(isFast ? ['-preset', 'ultrafast'] : []),
        path,
      ])
      return path
    },
    pathOf: (key = '') => join(folder, 'media', key),
  }
}

/** Arguments of ffmpeg for a picture that moves. */
export const source = (size: string, seconds: number): string[] => [
  '-f',
  'lavfi',
  '-i',
  `testsrc=size=${size}:duration=${seconds}:rate=25`,
]
