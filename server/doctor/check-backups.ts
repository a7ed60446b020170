import { access, constants, readdir } from 'node:fs/promises'
import { newestBackupDate } from '#platform/backup/automatic-backups.ts'
import { type BackupState, isOverdue } from '#platform/backup/backup-state.ts'
import { listBackupStates } from '#platform/backup/list-backup-states.ts'
import { openRemoteBackups } from '#platform/backup/remote/open-remote-backups.ts'
import type { Config } from '#platform/config.ts'
import type { Database } from '#platform/db/open-database.ts'
import { errorCode } from '#platform/errors/error-code.ts'
import { type Archive, listArchives } from './archive.queries.ts'
import { type Finding, findingOf } from './finding.ts'

const hourMs = 3_600_000
type Settings = Pick<Config, 'backupDir' | 'remoteBackups'>

/**
 * The age of the backups of this installation, problems with BACKUP_URL and its key, and the archive of a PostgreSQL
 * server. A server without backups and archive is a warning.
 */
export async function checkBackups(
  config: Settings,
  { db, engine }: Pick<Database, 'db' | 'engine'>,
  now: Date,
): Promise<Finding[]> {
  const hoursSince = (at: Date) => Math.floor((now.getTime() - at.getTime()) / hourMs)
  // The table is missing until the migrations have run, and a database that is away does not hide the other findings.
  const states = await listBackupStates({ db, hasRemote: config.remoteBackups !== undefined }).catch(() => [])
  const findings = [
    ...(engine === 'embedded'
      ? [await checkAutomatic(config.backupDir, hoursSince)]
      : (await listArchives(db).catch(() => [])).flatMap((archive) =>
          findingsOfArchive(archive, hoursSince),
        )),
    ...states.flatMap((state) => findingsOf(state, hoursSince, now)),
    ...(config.remoteBackups ? await checkRemote(config.remoteBackups) : []),
  ]
  return findings.length > 0 ? findings : [findingOf('backup.elsewhere')]
}

/** They are only made after changes. */
async function checkAutomatic(folder: string, hoursSince: (at: Date) => number): Promise<Finding> {
  // The first backup makes the folder.
  const isWritable = await access(folder, constants.W_OK).then(
    () => true,
    (error) => error.code === 'ENOENT',
  )
  if (!isWritable) return findingOf('backup.notWritable', { folder })
  const newest = newestBackupDate(await readdir(folder).catch(() => []))
  return newest
    ? findingOf('backup.ok', { folder, hours: hoursSince(newest) })
    : findingOf('backup.none', { folder })
}

/** Nothing if the first file of the log is not there yet. */
export function findingsOfArchive(
  { archivedAt, failedAt }: Archive,
  hoursSince: (at: Date) => number,
): Finding[] {
  if (failedAt && (!archivedAt || failedAt > archivedAt)) return [findingOf('backup.archiveFailed')]
  return archivedAt ? [findingOf('backup.archived', { hours: hoursSince(archivedAt) })] : []
}

function findingsOf(state: BackupState, hoursSince: (at: Date) => number, now: Date): Finding[] {
  const { kind, createdAt, failure } = state
  if (failure !== null) return [findingOf('backup.failed', { reason: failure })]
  if (!createdAt) return [findingOf('backup.remoteNone')]
  const hours = hoursSince(createdAt)
  if (kind === 'folder') return [findingOf('backup.folder', { hours })]
  return [findingOf(isOverdue(state, now) ? 'backup.remoteOld' : 'backup.remote', { hours })]
}

const checkRemote = (settings: NonNullable<Settings['remoteBackups']>): Promise<Finding[]> =>
  openRemoteBackups(settings)
    .then((backups) => backups.check())
    .then(
      () => [],
      (error) => [findingOf('backup.unusable', { reason: errorCode(error) })],
    )
