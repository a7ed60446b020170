import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import type { RemoteBackups } from '#platform/backup/remote/open-remote-backups.ts'
import type { Db } from '#platform/db/transaction.ts'
import { AppError, isAppError } from '#platform/errors/app-error.ts'
import { privateKey, type Storage } from '#platform/storage/storage.ts'
import { type Erasure, erasureKinds, maxErasureReasonLength } from '../erasure.ts'
import { listErasures } from './erasure.queries.ts'

// The list survives the loss of the database: a backup that is older than an erasure contains what was erased.

/** The storage key of the list. */
export const erasureListKey = privateKey('erasures.json')

/** The name of the list beside automatic backups. */
const fileName = 'erasures.json'

/** The name of the list among remote backups. */
const remoteName = 'erasures'

export interface ErasureListOptions {
  db: Db
  storage: Storage
  /** The folder of automatic backups. */
  backupFolder?: string | undefined
}

const time = z.iso.datetime({ precision: undefined })
const schema = z.array(
  z.object({
    kind: z.enum(erasureKinds),
    id: z.int().positive(),
    createdAt: time,
    by: z.int(),
    reason: z.string().min(1).max(maxErasureReasonLength),
    at: time,
    // Lists of earlier releases do not contain it.
    wasPublished: z.boolean().default(true),
  }),
)

/** Writes the records of all erasures into the storage and beside the automatic backups. */
export async function writeErasureList({ db, storage, backupFolder }: ErasureListOptions): Promise<void> {
  const json = await serializeErasures(db)
  if (!json) return
  await storage.write(erasureListKey, json)
  if (backupFolder === undefined) return
  await mkdir(backupFolder, { recursive: true, mode: 0o700 })
  await writeFile(join(backupFolder, fileName), json, { mode: 0o600 })
}

/** Writes these records beside the remote backups. */
export async function writeRemoteErasureList(
  db: Db,
  backups: Pick<RemoteBackups, 'writeNote'>,
): Promise<void> {
  const json = await serializeErasures(db)
  if (json) await backups.writeNote(remoteName, json)
}

/** @returns undefined without any erasure */
async function serializeErasures(db: Db): Promise<Buffer | undefined> {
  const erasures = await listErasures(db)
  return erasures.length === 0 ? undefined : Buffer.from(`${JSON.stringify(erasures, null, 2)}\n`)
}

/** The list in the storage; empty when there is none. @throws AppError `erasure.listDamaged` */
export async function readStoredErasureList(storage: Storage): Promise<Erasure[]> {
  if (!(await storage.stat(erasureListKey))) return []
  return parseErasureList(await text(await storage.read(erasureListKey)), erasureListKey)
}

/** The list among remote backups; empty when there is none. @throws AppError `erasure.listDamaged` */
export async function readRemoteErasureList(backups: Pick<RemoteBackups, 'readNote'>): Promise<Erasure[]> {
  const json = await backups.readNote(remoteName)
  return json ? parseErasureList(json.toString('utf8'), remoteName) : []
}

/** The list beside a backup; empty when there is none. @throws AppError `erasure.listDamaged` */
export const readErasureListBeside = (backup: string): Promise<Erasure[]> =>
  readErasureList(join(backup, '..', fileName)).catch((error: unknown) => {
    if (isAppError(error) && error.code === 'erasure.listMissing') return []
    throw error
  })

/** @throws AppError `erasure.listMissing`, `erasure.listDamaged` */
export async function readErasureList(path: string): Promise<Erasure[]> {
  const json = await readFile(path, 'utf8').catch((cause: NodeJS.ErrnoException) => {
    if (cause.code !== 'ENOENT') throw cause
    throw new AppError('erasure.listMissing', { params: { file: path }, cause })
  })
  return parseErasureList(json, path)
}

function parseErasureList(json: string, file: string): Erasure[] {
  try {
    return schema.parse(JSON.parse(json))
  } catch (cause) {
    throw new AppError('erasure.listDamaged', { params: { file }, cause })
  }
}
