import type { MediaFiles } from '#platform/backup/create-backup.ts'
import type { Storage } from '../storage/storage.ts'

/** Adapts a storage to what backups need. */
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
