import { mkdirSync } from 'node:fs'
import { chmod, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { FileStore } from '@tus/file-store'
import { hasFreeSpace } from '#platform/storage/free-space.ts'
import { privateFileMode, privateFolderMode } from '#platform/storage/private-modes.ts'
import type { AnnouncedBytes } from './upload.queries.ts'
import { beginningMs, type UploadStore } from './upload-store.ts'

const settingsFile = (id: string) => `${id}.json`

/** Stores uploads in a folder that only this program reads. */
class FolderDataStore extends FileStore {
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

/**
 * Uploads in a folder, which the first request makes.
 * @param hasSpace replaced in tests
 */
export function uploadFolder(folder: string, { hasSpace = hasFreeSpace } = {}): UploadStore {
  let opened: FolderDataStore | undefined
  const findFile = (name: string) => stat(join(folder, name)).catch(() => undefined)
  const listNames = () => readdir(folder).catch((): string[] => [])

  /** What is announced and has not arrived needs the free space, too. */
  async function countMissingBytes(uploads: readonly AnnouncedBytes[], now: Date): Promise<number> {
    let missing = 0
    for (const { id, bytes, createdAt } of uploads) {
      const file = await findFile(id)
      if (file) missing += bytes - file.size
      // Without a file it begins now, or is on another machine.
      else if (now.getTime() - createdAt.getTime() < beginningMs) missing += bytes
    }
    return missing
  }

  return {
    openDataStore() {
      opened ??= new FolderDataStore(folder)
      return opened
    },

    async hasSpaceFor(bytes, others, now) {
      return hasSpace(folder, bytes + (await countMissingBytes(others, now)))
    },

    hasSpace: () => hasSpace(folder),

    withFile: ({ id }, work) => work(join(folder, id)),

    async remove(id) {
      for (const name of [id, settingsFile(id)]) await rm(join(folder, name), { force: true })
    },

    /** Their file is gone, and what describes it is still there. */
    async listHalfDeleted(uploads) {
      const names = new Set(await listNames())
      return uploads.map(({ id }) => id).filter((id) => !names.has(id) && names.has(settingsFile(id)))
    },

    async listWrittenBefore(time) {
      const names = await listNames()
      const ids = new Set(names.map((name) => /^([0-9a-f]{40})(\.json)?$/.exec(name)?.[1] ?? ''))
      const old: string[] = []
      for (const id of ids) {
        const file = (await findFile(id)) ?? (await findFile(settingsFile(id)))
        if (file && file.mtime < time) old.push(id)
      }
      return old
    },
  }
}
