import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { createGunzip } from 'node:zlib'
import { AppError } from '#platform/errors/app-error.ts'
import { decodeLines } from './copy-format.ts'
import type { Manifest, TableEntry } from './manifest.ts'
import type { BackupMedia } from './media-files.ts'

/** The uncompressed text of a table in a backup. */
export function openTableText(folder: string, { file }: TableEntry): AsyncIterable<Buffer> {
  const gunzip = createGunzip()
  const source = createReadStream(join(folder, file))
  source.once('error', (error) => gunzip.destroy(error))
  return source.pipe(gunzip)
}

/**
 * Compares every file of a backup with the manifest.
 * @throws AppError `backup.damaged` with the first file that is missing or altered
 */
export async function verifyBackup(folder: string, manifest: Manifest, media: BackupMedia): Promise<void> {
  for (const table of manifest.tables) await requireIntact(table.file, verifyTable(folder, table))
  for (const entry of manifest.media ?? []) await requireIntact(entry.key, media.verify(entry))
}

async function requireIntact(file: string, verified: Promise<boolean>) {
  const isIntact = await verified.catch((cause) => {
    throw new AppError('backup.damaged', { params: { file }, cause })
  })
  if (!isIntact) throw new AppError('backup.damaged', { params: { file } })
}

async function verifyTable(folder: string, table: TableEntry): Promise<boolean> {
  const sha256 = createHash('sha256')
  async function* hashed() {
    for await (const chunk of openTableText(folder, table)) {
      sha256.update(chunk)
      yield chunk
    }
  }
  let rows = 0
  for await (const _ of decodeLines(hashed())) rows += 1
  return rows === table.rows && sha256.digest('hex') === table.sha256
}
