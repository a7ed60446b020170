import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { AppError } from '#platform/errors/app-error.ts'
import { privateFileMode, privateFolderMode } from './private-modes.ts'
import { sendOpenFile } from './send-open-file.ts'
import { isStorageKey, type Storage } from './storage.ts'
import { asStorageFull } from './storage-full.ts'

const temporaryFolder = '.drafts'

/** Stores files in a local folder. */
export function fileSystemStorage(folder: string): Storage {
  const pathOf = (key: string) => {
    if (!isStorageKey(key)) throw new AppError('media.notFound')
    return join(folder, ...key.split('/'))
  }

  const openFile = (key: string) =>
    open(pathOf(key)).catch((cause: unknown) => {
      throw isMissing(cause) ? new AppError('media.notFound', { cause }) : cause
    })

  return {
    async write(key, content) {
      const source = content instanceof Readable ? content : Readable.from([content])
      // Its file may be gone before the pipeline reads it, which then throws this error; unheard, it ends the process.
      source.on('error', () => {})
      const path = pathOf(key)
      const draft = join(folder, temporaryFolder, randomUUID())
      try {
        for (const file of [draft, path])
          await mkdir(dirname(file), { recursive: true, mode: privateFolderMode })
        await pipeline(source, createWriteStream(draft, { flush: true, mode: privateFileMode }))
        const { size } = await stat(draft)
        await rename(draft, path)
        return size
      } catch (error) {
        await rm(draft, { force: true })
        throw asStorageFull(error)
      }
    },

    async read(key, range) {
      const file = await openFile(key)
      return file.createReadStream(range ? { start: range.start, end: range.end } : {})
    },

    async stat(key) {
      if (!isStorageKey(key)) return undefined
      try {
        const stats = await stat(pathOf(key))
        return stats.isFile() ? { bytes: stats.size, modifiedAt: stats.mtime } : undefined
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },

    async open(key) {
      const file = await openFile(key)
      try {
        const stats = await file.stat()
        if (!stats.isFile()) throw new AppError('media.notFound')
        return {
          bytes: stats.size,
          read: (range) => this.read(key, range),
          prepare: async (range) => (target) => sendOpenFile(file, range, target),
          close: () => file.close(),
        }
      } catch (error) {
        await file.close()
        throw error
      }
    },

    async delete(key) {
      if (isStorageKey(key)) await rm(pathOf(key), { force: true })
    },

    async *list() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
      for (const entry of entries) {
        const key = relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')
        if (entry.isFile() && isStorageKey(key)) yield key
      }
    },

    /** The folder is made by the first write; `hasFreeSpace` checks the disk. */
    async check() {},
  }
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? ''
const isMissing = (error: unknown) => ['ENOENT', 'ENOTDIR', 'EISDIR'].includes(codeOf(error))
