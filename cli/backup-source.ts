import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { readManifest } from '#platform/backup/manifest.ts'
import type { BackupMedia } from '#platform/backup/media-files.ts'
import { parseBackupUrl } from '#platform/backup/remote/backup-url.ts'
import { openRemoteBackups, type RemoteBackups } from '#platform/backup/remote/open-remote-backups.ts'
import { type Config, ConfigError } from '#platform/config.ts'
import { AppError } from '#platform/errors/app-error.ts'

/** A backup that a command reads. */
export interface BackupSource {
  /** Its database. */
  folder: string
  /** What messages call it: the folder, or the name of the remote backup. */
  name: string
  /** Only of a remote backup; else the files are in the folder. */
  remote: { backups: RemoteBackups; media: BackupMedia } | undefined
}

/** Of a command that reads a backup: without a place it is BACKUP_URL, without a name the newest one. */
interface BackupChoice {
  place: string | undefined
  name: string | undefined
}

/**
 * The remote backups at a URL, or at BACKUP_URL.
 * @returns undefined if the place is a folder
 * @throws ConfigError without BACKUP_KEY_FILE, AppError `backup.noPlace` without any place
 */
export async function openChosenBackups(
  config: Config,
  place: string | undefined,
): Promise<RemoteBackups | undefined> {
  const location = place === undefined ? config.remoteBackups?.location : parseBackupUrl(place)
  if (!location && place !== undefined) return undefined
  if (!location) throw new AppError('backup.noPlace')
  const { backupKeyFile: keyFile, backupKeptDays: keptDays } = config
  if (keyFile === undefined)
    throw new ConfigError([
      { setting: 'BACKUP_KEY_FILE', reason: 'missingWith', params: { other: 'BACKUP_URL' } },
    ])
  return openRemoteBackups({ location, keyFile, keptDays })
}

/**
 * Calls `work` with a backup; the database of a remote one is in a temporary folder meanwhile.
 * @throws AppError `backup.missing`, `backup.damaged`; what `openChosenBackups`, `unpack` and `work` throw
 */
export async function withBackup<Result>(
  config: Config,
  { place, name }: BackupChoice,
  work: (source: BackupSource) => Promise<Result>,
): Promise<Result> {
  const backups = await openChosenBackups(config, place)
  if (!backups) {
    const folder = resolve(place ?? '')
    // A wrong folder is refused before a database is made.
    await readManifest(folder)
    return work({ folder, name: folder, remote: undefined })
  }
  const folder = await mkdtemp(join(tmpdir(), 'signbank-restore-'))
  try {
    const { name: found, media } = await backups.unpack(name, folder)
    return await work({ folder, name: found, remote: { backups, media } })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
