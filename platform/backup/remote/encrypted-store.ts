import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { isAppError } from '#platform/errors/app-error.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { decryptAge, encryptAge } from '../encryption/age-file.ts'
import type { AgeKey } from '../encryption/age-key.ts'
import { type MediaEntry, parseMediaEntries } from '../manifest.ts'
import { backupDate } from '../retention.ts'

/**
 * `backups/NAME.age` is a tar file of the database with its manifest, `contents/NAME.age` the list of its media.
 * `media/KEY` is a media file, which all backups share.
 */
type Part = 'backups' | 'contents'

/** The storage key of a part of a backup. Keys are in lower case. */
export const keyOf = (part: Part, name: string): string => `${part}/${name.toLowerCase()}.age`

export const mediaPrefix = 'media/'

/** The names of the backups of which a part is there, oldest first. */
export const listBackups = (keys: Iterable<string>, part: Part = 'backups'): string[] =>
  [...keys]
    .filter((key) => key.startsWith(`${part}/`))
    .map((key) => key.slice(part.length + 1, -'.age'.length).toUpperCase())
    .filter((name) => backupDate(name))
    .toSorted()

export type EncryptedStore = ReturnType<typeof encryptedStore>

/** A storage whose files are encrypted for one key before they leave the machine. */
export function encryptedStore(storage: Storage, key: AgeKey) {
  const read = async (file: string): Promise<Readable> =>
    Readable.from(decryptAge(await storage.read(file), key, file))
  return {
    storage,
    read,
    keys: async (): Promise<Set<string>> => new Set(await Array.fromAsync(storage.list())),
    async write(file: string, content: Readable): Promise<void> {
      content.on('error', () => {})
      await storage.write(file, Readable.from(encryptAge(content, key)))
    },
    /** The media of a backup; undefined if the list is missing. */
    async readContents(name: string): Promise<MediaEntry[] | undefined> {
      try {
        return parseMediaEntries(await text(await read(keyOf('contents', name))))
      } catch (error) {
        if (isAppError(error) && error.code === 'media.notFound') return undefined
        throw error
      }
    },
  }
}
