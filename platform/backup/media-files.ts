import type { MediaFiles } from '#platform/backup/create-backup.ts'
import type { Storage } from '../storage/storage.ts'

/** A storage as backups read and fill it. */
export const mediaFilesFromStorage = (storage: Storage): MediaFiles => ({
  files: keysOf(storage),
  read: (key) => storage.read(key),
  write: async (key, content) => {
    await storage.write(key, content)
  },
})

async function* keysOf(storage: Storage) {
  for await (const key of storage.list()) yield { key }
}
