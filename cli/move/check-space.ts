import { existsSync } from 'node:fs'
import { readdir, stat, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Config } from '#platform/config.ts'
import { databaseFolder } from '#platform/db/database-folder.ts'
import { fileSystemStorage } from '#platform/storage/file-system-storage.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { findingOf, type MoveFinding } from './move-finding.ts'
import type { MoveSource } from './move-source.ts'

/** Space for the empty files of an embedded database, and for the first start. */
const spareBytes = 300_000_000

/** Whether this machine has enough space for a move: two copies of the database, and the files of the new data folder. */
export async function checkSpace(source: MoveSource, target: Config): Promise<MoveFinding[]> {
  const database = await sizeOfDatabase(source)
  const needs = [{ folder: tmpdir(), bytes: database }]
  const isEmbedded = target.databaseUrl === undefined
  if (isEmbedded) needs.push({ folder: target.dataDir, bytes: database + spareBytes })
  if (!target.s3)
    needs.push({ folder: target.mediaDir, bytes: await missingBytes(source.storage, target.mediaDir) })
  const bytesOfDisk = new Map<number, { folder: string; bytes: number }>()
  for (const { folder, bytes } of needs) {
    const { dev } = await stat(existing(folder))
    const before = bytesOfDisk.get(dev)
    bytesOfDisk.set(dev, { folder: before?.folder ?? folder, bytes: bytes + (before?.bytes ?? 0) })
  }
  const findings: MoveFinding[] = []
  for (const { folder, bytes } of bytesOfDisk.values()) {
    const { bavail, bsize } = await statfs(existing(folder))
    const free = bavail * bsize
    if (free < bytes)
      findings.push(findingOf('noSpace', { folder, needed: gigabytes(bytes), free: gigabytes(free) }))
  }
  return findings
}

const gigabytes = (bytes: number) => Math.ceil(bytes / 1e8) / 10

/** The folder, or the nearest one above it that exists. */
const existing = (folder: string): string => (existsSync(folder) ? folder : existing(dirname(folder)))

async function sizeOfDatabase({ config, database }: MoveSource): Promise<number> {
  if (database?.engine === 'server') {
    const { rows } = await database.pool.query('select pg_database_size(current_database()) as bytes')
    return rows[0].bytes
  }
  const entries = await readdir(databaseFolder(config.dataDir), { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const sizes = await Promise.all(files.map(({ parentPath, name }) => stat(join(parentPath, name))))
  return sizes.reduce((sum, { size }) => sum + size, 0)
}

/** The bytes of the files that are not in a folder yet. */
async function missingBytes(source: Storage, folder: string): Promise<number> {
  const copied = new Set(await Array.fromAsync(fileSystemStorage(folder).list()))
  let bytes = 0
  for await (const key of source.list()) if (!copied.has(key)) bytes += (await source.stat(key))?.bytes ?? 0
  return bytes
}
