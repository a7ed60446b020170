import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { type Db, inTransaction, type Tx } from '#platform/db/transaction.ts'
import { isAppError } from '#platform/errors/app-error.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { asStorageFull } from '#platform/storage/storage-full.ts'
import type { MediaFile } from '../../media.ts'
import { probeVideo } from '../probe-video.ts'
import { inspectVideo } from './inspect-video.ts'
import {
  beginProcessing,
  failProcessing,
  finishProcessing,
  hasMedia,
  type VideoToProcess,
} from './processing.queries.ts'
import { type Rendition, renderVideo } from './render-video.ts'
import type { VideoPrograms } from './video-programs.ts'

export interface ProcessingContext {
  db: Db
  storage: Storage
  /** Missing: originals are checked without decoding and shown as they are. */
  programs: VideoPrograms | undefined
  /** Records what changed for the public when a medium becomes ready. */
  recordReady: (tx: Tx, mediaId: number) => Promise<void>
}

type StoredRendition = MediaFile & { role: string }

/**
 * Makes the renditions of an uploaded video. What is wrong with the file is stored as its problem. The keys of renditions
 * are decided before the first is written, so that a repeated job replaces the files of a killed one.
 * @throws errors that may not occur again: the job is repeated
 */
export async function processMedia(
  context: ProcessingContext,
  id: number,
  signal: AbortSignal,
): Promise<void> {
  const video = await beginProcessing(context.db, id)
  if (!video) return
  const folder = await mkdtemp(join(tmpdir(), 'signbank-video-'))
  try {
    await convert(context, video, folder, signal)
  } catch (error) {
    if (!isAppError(error) || !error.code.startsWith('media.')) throw asStorageFull(error)
    await failProcessing(context.db, id, { code: error.code, params: error.params })
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function convert(
  { db, storage, programs, recordReady }: ProcessingContext,
  { id, originalKey, renditionKey, originalName: name, trim }: VideoToProcess,
  folder: string,
  signal: AbortSignal,
): Promise<void> {
  const path = join(folder, `original${extname(originalKey)}`)
  await pipeline(await storage.read(originalKey), createWriteStream(path), { signal })
  const files: StoredRendition[] = []
  let metadata = await probeVideo(path, name)
  if (programs) {
    await inspectVideo(programs, { path, name, durationMs: metadata.durationMs, signal })
    const { renditions, web } = await renderVideo(programs, { path, name, trim, folder, signal })
    metadata = web
    for (const rendition of renditions) files.push(await store(storage, renditionKey, rendition))
  }
  const { durationMs, framesPerSecond } = metadata
  const isStored = await inTransaction(db, async (tx) => {
    const isFinished = await finishProcessing(tx, id, { files, durationMs, framesPerSecond })
    if (isFinished) await recordReady(tx, id)
    return isFinished
  })
  // Another worker finished it with the same keys, or the medium was erased meanwhile.
  if (!isStored && !(await hasMedia(db, id))) for (const { key } of files) await storage.delete(key)
}

async function store(
  storage: Storage,
  renditionKey: string,
  { role, path, mime, width, height }: Rendition,
): Promise<StoredRendition> {
  const key = `${renditionKey}-${role}${extname(path)}`
  const bytes = await storage.write(key, createReadStream(path))
  return { role, key, mime, bytes, width, height }
}
