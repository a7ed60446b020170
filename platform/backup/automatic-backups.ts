import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { DatabaseLog } from '#platform/db/database-log.ts'
import { backupDate, backupName, backupsToDelete } from './retention.ts'

interface Options {
  /** Where the backups go, one folder each. */
  folder: string
  /** Writes one backup into a folder that does not exist yet. */
  write: (folder: string) => Promise<unknown>
  now?: () => Date
  log?: DatabaseLog | undefined
}

/** Age and health of the automatic backups, for the overview and the metrics. */
export interface LastBackup {
  /** When the newest backup was made; undefined when there is none. */
  createdAt: Date | undefined
  /** Set while the newest attempt is one that failed. */
  failedAt?: Date
  error?: string
}

/** Changes that no backup holds yet. */
interface PendingChanges {
  first: Date
  last: Date
}

const minute = 60_000
const idleMs = 15 * minute
const maxDelayMs = 60 * minute
const partial = '.partial'

/**
 * Backs the embedded database up: a quarter of an hour after the last change, hourly while changes go on,
 * before a migration and on a clean stop. Old ones are removed as `backupsToDelete` says.
 */
export async function startAutomaticBackups({ folder, write, now = () => new Date(), log }: Options) {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const names = await readdir(folder)
  for (const name of names) if (name.endsWith(partial)) await rm(join(folder, name), { recursive: true })

  let last: LastBackup = { createdAt: newestBackupDate(names) }
  // Nobody knows how the last run ended, so a start counts as a change.
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
    for (const name of backupsToDelete(await readdir(folder), at)) {
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
    /** Tells that something in the database was changed. */
    changed(): void {
      unsaved = { first: unsaved?.first ?? now(), last: now() }
    },
    /** For `migrateToLatest`: without a backup there is no migration, so this rejects when it fails. */
    beforeMigration: (): Promise<void> => saveExclusively('migration'),
    lastBackup: (): LastBackup => last,
    /** Ends the schedule, after a last backup if something changed; call it before closing the database. */
    async stop(): Promise<void> {
      clearInterval(timer)
      await running?.catch(() => {})
      if (unsaved) await saveAndLogErrors()
    },
  }
}

/** Whether it is time for a backup; after a failure the next attempt waits as long as after a change. */
export function isDue(unsaved: PendingChanges | undefined, last: LastBackup, now: Date): boolean {
  if (!unsaved || (last.failedAt && now.getTime() - last.failedAt.getTime() < idleMs)) return false
  const quiet = now.getTime() - unsaved.last.getTime() >= idleMs
  return quiet || now.getTime() - unsaved.first.getTime() >= maxDelayMs
}

function newestBackupDate(names: string[]): Date | undefined {
  return names
    .flatMap((name) => backupDate(name) ?? [])
    .sort((a, b) => a.getTime() - b.getTime())
    .at(-1)
}
