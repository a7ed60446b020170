import { createHash } from 'node:crypto'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { AppError, isAppError } from '#platform/errors/app-error.ts'
import type { Storage } from './storage.ts'

/** What the command is doing, and with how many files it has finished. */
export interface CopyProgress {
  step: 'copy' | 'compare' | 'remove'
  done: number
  total: number
}

interface CopyOptions {
  /** Deletes the originals once every copy was compared with its original. */
  removeSource?: boolean
  /** Compares also the files that an earlier call copied. `removeSource` does. */
  comparesAll?: boolean
  /** How many files are copied at the same time. */
  parallel?: number
  onProgress?: (progress: CopyProgress) => void
}

export interface CopyResult {
  /** All files at the target. */
  total: number
  copied: number
  removed: number
}

/** A storage in a network answers each request after some milliseconds, and a file needs several of them. */
const usualParallel = 8

/**
 * Copies all files to another storage. Each copy is read again and compared with its original. A file of the same size
 * at the target was copied before, because storages write files completely or not at all: after an interruption,
 * another call continues.
 * @throws AppError `storage.copyDiffers`, and the errors of both storages; nothing is deleted at the source then
 */
export async function copyFiles(
  source: Storage,
  target: Storage,
  {
    removeSource = false,
    comparesAll = removeSource,
    parallel = usualParallel,
    onProgress = () => {},
  }: CopyOptions = {},
): Promise<CopyResult> {
  const keys = (await Array.fromAsync(source.list())).toSorted()
  const each = async (step: CopyProgress['step'], work: (key: string) => Promise<void>) => {
    let done = 0
    await inParallel(keys, parallel, async (key) => {
      await work(key)
      onProgress({ step, done: ++done, total: keys.length })
    })
  }
  const compared = new Set<string>()
  let [missing, removed] = [0, 0]

  await each('copy', async (key) => {
    const outcome = await copyFile(source, target, key)
    if (outcome === 'copied') compared.add(key)
    if (outcome === 'missing') missing++
  })
  const result = { total: keys.length - missing, copied: compared.size }
  if (!comparesAll) return { ...result, removed }

  await each('compare', async (key) => {
    if (!compared.has(key) && (await source.stat(key))) await requireSameContent(source, target, key)
  })
  if (!removeSource) return { ...result, removed }

  await each('remove', async (key) => {
    await source.delete(key)
    removed++
  })
  return { ...result, removed: removed - missing }
}

/** Calls `work` with each key, some at the same time. After an error nothing more begins, and what runs is awaited. */
async function inParallel(keys: string[], parallel: number, work: (key: string) => Promise<void>) {
  const waiting = keys.values()
  let hasFailed = false
  const workers = Array.from({ length: parallel }, async () => {
    for (const key of waiting) {
      if (hasFailed) return
      await work(key).catch((error: unknown) => {
        hasFailed = true
        throw error
      })
    }
  })
  const outcomes = await Promise.allSettled(workers)
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
}

async function copyFile(source: Storage, target: Storage, key: string) {
  const [original, copy] = await Promise.all([source.stat(key), target.stat(key)])
  // A running server may have deleted it since it was listed.
  if (!original) return 'missing'
  if (original.bytes === copy?.bytes) return 'present'
  const sha256 = createHash('sha256')
  const content = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      sha256.update(chunk)
      done(null, chunk)
    },
  })
  const from = await source.read(key)
  const [bytes] = await Promise.all([target.write(key, content), pipeline(from, content)])
  if (bytes !== original.bytes || sha256.digest('hex') !== (await hashStored(target, key))) {
    await target.delete(key)
    throw new AppError('storage.copyDiffers', { params: { file: key } })
  }
  return 'copied'
}

async function requireSameContent(source: Storage, target: Storage, key: string): Promise<void> {
  if ((await hashStored(source, key)) === (await hashStored(target, key))) return
  // Another call copies it again.
  await target.delete(key)
  throw new AppError('storage.copyDiffers', { params: { file: key } })
}

/** The SHA-256 hash of a file; undefined without the file. */
async function hashStored(storage: Storage, key: string): Promise<string | undefined> {
  const sha256 = createHash('sha256')
  try {
    await pipeline(await storage.read(key), sha256)
  } catch (error) {
    if (isAppError(error) && error.code === 'media.notFound') return undefined
    throw error
  }
  return sha256.digest('hex')
}
