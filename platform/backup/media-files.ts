import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Storage } from '../storage/storage.ts'
import { hashStream } from './hash-stream.ts'
import { type MediaEntry, mediaPath } from './manifest.ts'
import { privateFile, privateFolder } from './private-files.ts'

/** The part of the file storage that backups need. Media files are immutable. */
export interface MediaFiles {
  files: AsyncIterable<{ key: string }>
  read(key: string): Promise<Readable>
  write(key: string, content: Readable): Promise<void>
}

/** Where the media files of a backup are. */
export interface BackupMedia {
  /** The entry of a file that is there from an earlier backup. */
  find?(key: string): MediaEntry | undefined
  write(key: string, content: Readable): Promise<unknown>
  read(key: string): Promise<Readable>
  /** Whether a file is there and as it was, as far as that can be found out without copying it. */
  verify(entry: MediaEntry): Promise<boolean>
}

/**
 * Adapts a storage to what backups need.
 * @param except keys whose content changes
 */
export const mediaFilesFromStorage = (storage: Storage, except: readonly string[] = []): MediaFiles => ({
  files: keysOf(storage, except),
  read: (key) => storage.read(key),
  write: async (key, content) => {
    await storage.write(key, content)
  },
})

async function* keysOf(storage: Storage, except: readonly string[]) {
  for await (const key of storage.list()) if (!except.includes(key)) yield { key }
}

/** The media files inside the folder of a backup. */
export const mediaInFolder = (folder: string): BackupMedia => ({
  async write(key, content) {
    const path = mediaPath(folder, key)
    await mkdir(dirname(path), privateFolder)
    await pipeline(content, createWriteStream(path, privateFile))
  },
  read: async (key) => createReadStream(mediaPath(folder, key)),
  async verify({ key, bytes, sha256 }) {
    const measured = await hashStream(createReadStream(mediaPath(folder, key)))
    return measured.bytes === bytes && measured.sha256 === sha256
  },
})
