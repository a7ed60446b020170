import type { MediaEntry } from '../manifest.ts'
import type { BackupMedia } from '../media-files.ts'
import { type EncryptedStore, mediaPrefix } from './encrypted-store.ts'

/**
 * The media files of remote backups.
 * @param keys what is in the storage
 * @param earlier the media of an earlier backup, which are not copied again
 */
export function remoteMedia(
  store: EncryptedStore,
  keys: ReadonlySet<string>,
  earlier: readonly MediaEntry[],
): BackupMedia {
  const known = new Map(earlier.map((entry) => [entry.key, entry]))
  return {
    find: (key) => (keys.has(`${mediaPrefix}${key}`) ? known.get(key) : undefined),
    write: (key, content) => store.write(`${mediaPrefix}${key}`, content),
    read: (key) => store.read(`${mediaPrefix}${key}`),
    // Its content is compared when it is copied: reading it twice would load everything twice.
    verify: async ({ key }) => keys.has(`${mediaPrefix}${key}`),
  }
}
