import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Database } from '#platform/db/open-database.ts'
import { AppError, isAppError } from '#platform/errors/app-error.ts'
import { openStorage } from '#platform/storage/open-storage.ts'
import { createBackup } from '../create-backup.ts'
import { readAgeKey } from '../encryption/age-key.ts'
import { type Manifest, manifestFile } from '../manifest.ts'
import type { BackupMedia, MediaFiles } from '../media-files.ts'
import { backupName } from '../retention.ts'
import type { RemoteBackupSettings } from './backup-url.ts'
import { encryptedStore, keyOf, listBackups } from './encrypted-store.ts'
import { remoteMedia } from './remote-media.ts'
import { removeOldBackups } from './remove-old-backups.ts'
import { packTar, unpackTar } from './tar.ts'

interface WriteOptions {
  /** Called with the name of each finished file. */
  onProgress?: (file: string) => void
}

/** Backups in a bucket or folder elsewhere. */
export interface RemoteBackups {
  /** @throws AppError if the place does not respond, or refuses the access */
  check(): Promise<void>
  /** The names of all complete backups, oldest first. */
  list(): Promise<string[]>
  /**
   * Writes a backup and deletes old ones. Media files are copied if they are missing there. It counts as a backup only
   * when it is complete.
   * @throws AppError the errors of `createBackup` and of storages
   */
  write(
    database: Database,
    media: MediaFiles,
    options?: WriteOptions,
  ): Promise<{ name: string; manifest: Manifest }>
  /**
   * Writes the database of a backup into an empty folder, as `createBackup` does. Without a name it is the newest one.
   * @returns its name, and its media files
   * @throws AppError `backup.none`, `backup.wrongKey`, `backup.damaged`, the errors of storages
   */
  unpack(name: string | undefined, folder: string): Promise<{ name: string; media: BackupMedia }>
  /** A file that is not part of a backup, such as the list of erasures; null when there is none. */
  readNote(name: string): Promise<Buffer | null>
  writeNote(name: string, content: Buffer): Promise<void>
}

/**
 * Opens the remote backups of the settings.
 * @throws AppError `backup.keyUnreadable`, `backup.keyInvalid`, `storage.refused`
 */
export async function openRemoteBackups(
  { location, keyFile, keptDays }: RemoteBackupSettings,
  now: () => Date = () => new Date(),
): Promise<RemoteBackups> {
  const key = await readAgeKey(keyFile)
  const store = encryptedStore(await openStorage(location), key)

  async function unpack(name: string | undefined, folder: string) {
    const wanted = name ?? listBackups(await store.keys()).at(-1) ?? ''
    const archive = keyOf('backups', wanted)
    if (!(await store.storage.stat(archive))) throw new AppError('backup.none', { params: { name: wanted } })
    await unpackTar(await store.read(archive), folder).catch((cause) => {
      throw isAppError(cause) ? cause : new AppError('backup.damaged', { params: { file: wanted }, cause })
    })
    return { name: wanted, media: remoteMedia(store, await store.keys(), []) }
  }

  return {
    check: () => store.storage.check(),
    list: async () => listBackups(await store.keys()),
    unpack,
    readNote: async (name) => {
      const file = `${name}.age`
      return (await store.storage.stat(file)) ? buffer(await store.read(file)) : null
    },
    writeNote: (name, content) => store.write(`${name}.age`, Readable.from([content])),

    async write(database, media, { onProgress } = {}) {
      const createdAt = now()
      const name = backupName(createdAt)
      const keys = await store.keys()
      const newest = listBackups(keys).at(-1)
      const earlier = newest === undefined ? undefined : await store.readContents(newest)
      const target = remoteMedia(store, keys, earlier ?? [])
      const folder = await mkdtemp(join(tmpdir(), 'signbank-backup-'))
      try {
        const options = { media, mediaTarget: target, ...(onProgress && { onProgress }) }
        const manifest = await createBackup(database, folder, options)
        const contents = manifest.media ?? []
        await store.write(keyOf('contents', name), Readable.from([Buffer.from(JSON.stringify(contents))]))
        const files = [manifestFile, ...manifest.tables.map(({ file }) => file)]
        // The last file, because the backup counts as one with it.
        await store.write(keyOf('backups', name), Readable.from(packTar(folder, files)))
        await removeOldBackups(store, { keys, contents, name, now: createdAt, keptDays })
        return { name, manifest }
      } finally {
        await rm(folder, { recursive: true, force: true })
      }
    },
  }
}
