import { mkdirSync } from 'node:fs'
import { chmod, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { FileStore } from '@tus/file-store'
import { privateFileMode, privateFolderMode } from '#platform/storage/private-modes.ts'
import type { AnnouncedBytes } from './upload.queries.ts'

/** An upload without file is one that begins now, or one on another machine; ms. */
const beginningMs = 60_000

const settingsFile = (id: string) => `${id}.json`

/** Stores uploads in a folder that only this program reads. */
export class UploadFileStore extends FileStore {
  constructor(folder: string) {
    mkdirSync(folder, { recursive: true, mode: privateFolderMode })
    super({ directory: folder })
  }

  override async create(...[upload]: Parameters<FileStore['create']>) {
    const created = await super.create(upload)
    for (const name of [upload.id, settingsFile(upload.id)])
      await chmod(join(this.directory, name), privateFileMode)
    return created
  }
}

export async function removeUploadFiles(folder: string, id: string): Promise<void> {
  for (const name of [id, settingsFile(id)]) await rm(join(folder, name), { force: true })
}

const findFile = (folder: string, name: string) => stat(join(folder, name)).catch(() => undefined)

/** How many bytes of these uploads have not arrived. */
export async function countMissingBytes(
  folder: string,
  uploads: readonly AnnouncedBytes[],
  now: Date,
): Promise<number> {
  let missing = 0
  for (const { id, bytes, createdAt } of uploads) {
    const file = await findFile(folder, id)
    if (file) missing += bytes - file.size
    else if (now.getTime() - createdAt.getTime() < beginningMs) missing += bytes
  }
  return missing
}

/** The uploads whose deletion was killed: their file is gone, and what describes it is still there. */
export async function listHalfDeleted(folder: string, ids: readonly string[]): Promise<string[]> {
  const names = new Set(await readdir(folder).catch(() => []))
  return ids.filter((id) => !names.has(id) && names.has(settingsFile(id)))
}

/** The ids of files that were last written before a time. */
export async function listFilesWrittenBefore(folder: string, time: Date): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  const ids = new Set(names.map((name) => /^([0-9a-f]{40})(\.json)?$/.exec(name)?.[1] ?? ''))
  const old: string[] = []
  for (const id of ids) {
    const file = (await findFile(folder, id)) ?? (await findFile(folder, settingsFile(id)))
    if (file && file.mtime < time) old.push(id)
  }
  return old
}
