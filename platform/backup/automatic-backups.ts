import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { ErrorLog } from '#platform/log/log.ts'
import { backupDate, backupName, backupsToDelete, usualKeptDays } from './retention.ts'

interface Options {
  /** Contains one folder for each backup. */
  folder: string
  /** Writes one backup into a folder that does not exist yet. */
  write: (folder: string) => Promise<unknown>
  /** The number of days with a backup whose newest one remains. */
  keptDays?: number
  now?: () => Date
  log?: ErrorLog | undefined
}

/** Age and state of the automatic backups, for the overview and the metrics. */
export type AutomaticBackups = Awaited<ReturnType<typeof startAutomaticBackups>>

export interface LastBackup {
  /** Time of the newest backup; undefined when there is none. */
  createdAt: Date | undefined
  /** Time of the newest attempt if it failed. */
  failedAt?: Date
  error?: string
}

/** The time of the first and the last change since the newest backup. */
interface PendingChanges {
  first: Date
  last: Date
}

const minute = 60_000
const idleMs = 15 * minute
const maxDelayMs = 60 * minute
const partial = '.partial'

/**
 * Backs up the embedded database: 15 minutes after the last change, hourly while changes continue, before a migration
 * and on a clean stop. Old backups are removed by the rules of `backupsToDelete`.
 */
export async function startAutomaticBackups({
  folder,
  write,
  keptDays = usualKeptDays,
  now = () => new Date(),
  log,
}: Options) {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const names = await readdir(folder)
  for (const name of names) if (name.endsWith(partial)) await rm(join(folder, name), { recursive: true })

  let last: LastBackup = { createdAt: newestBackupDate(names) }
  // It is unknown how the previous process ended, so a start counts as a change.
  let unsaved: PendingChanges | undefined = { first: now(), last: now() }
  let running: Promise<void> | undefined

  async function save(reason?: 'migration') {
    const saving = unsaved
    unsaved = undefined
    const at = now()
    const target = join(folder, backupName(at, reason))
    try {
      await write(`${target}${partial}`)
      await rename(`${target}${partial}`, target)
      last = { createdAt: at }
    } catch (error) {
      unsaved = saving && { first: saving.first, last: (unsaved ?? saving).last }
      last = { createdAt: last.createdAt, failedAt: at, error: String(error) }
      await rm(`${target}${partial}`, { recursive: true, force: true }).catch(() => {})
      throw error
    }
    for (const name of backupsToDelete(await readdir(folder), at, keptDays)) {
      await rm(join(folder, name), { recursive: true })
    }
  }

  /** One backup at a time. */
  async function saveExclusively(reason?: 'migration') {
    while (running) await running.catch(() => {})
    running = save(reason)
    try {
      await running
    } finally {
      running = undefined
    }
  }
  const saveAndLogErrors = () =>
    saveExclusively().catch((error) => log?.error({ err: error }, 'the automatic backup failed'))

  const timer = setInterval(() => {
    if (!running && isDue(unsaved, last, now())) void saveAndLogErrors()
  }, minute)
  timer.unref()

  return {
    /** Reports a change of the database. */
    changed(): void {
      unsaved = { first: unsaved?.first ?? now(), last: now() }
    },
    /** For `migrateToLatest`: rejects when the backup fails, which prevents the migration. */
    beforeMigration: (): Promise<void> => saveExclusively('migration'),
    lastBackup: (): LastBackup => last,
    /** Resolves when no backup is being written. */
    async whenWritten(): Promise<void> {
      while (running) await running.catch(() => {})
    },
    /** Stops the schedule, after a last backup if there are changes. Call it before closing the database. */
    async stop(): Promise<void> {
      clearInterval(timer)
      await running?.catch(() => {})
      if (unsaved) await saveAndLogErrors()
    },
  }
}

/** Whether a backup is due. After a failure the next attempt is made 15 minutes later at the earliest. */
export function isDue(unsaved: PendingChanges | undefined, last: LastBackup, now: Date): boolean {
  if (!unsaved || (last.failedAt && now.getTime() - last.failedAt.getTime() < idleMs)) return false
  const isIdle = now.getTime() - unsaved.last.getTime() >= idleMs
  return isIdle || now.getTime() - unsaved.first.getTime() >= maxDelayMs
}

export function newestBackupDate(names: string[]): Date | undefined {
  return names
    .flatMap((name) => backupDate(name) ?? [])
    .sort((a, b) => a.getTime() - b.getTime())
    .at(-1)
}
