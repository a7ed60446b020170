const keptHours = 24
/** Without BACKUP_KEEP_DAYS. */
export const usualKeptDays = 14
const keptBeforeMigrations = 3

const beforeMigration = '-before-migration'
const pattern = /^(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d)-(\d{3})Z(-before-migration)?$/

/** The folder name of an automatic backup: its time, so that names sort by age, with a suffix before a migration. */
export const backupName = (at: Date, reason?: 'migration'): string =>
  at.toISOString().replaceAll(/[:.]/g, '-') + (reason ? beforeMigration : '')

/** The time of a backup by its folder name; undefined for other names. */
export function backupDate(name: string): Date | undefined {
  const [, hour, minute, second, millisecond] = pattern.exec(name) ?? []
  const at = new Date(`${hour}:${minute}:${second}.${millisecond}Z`)
  return Number.isNaN(at.getTime()) ? undefined : at
}

/**
 * The automatic backups to delete. The newest backup remains of each of the last 24 hours and some days that have one, and
 * the newest three from before a migration, which the backup 15 minutes later would replace. Hours and days without a
 * backup do not count. Other folders, and backups with a date in the future, are never deleted.
 */
export function backupsToDelete(names: string[], now: Date, keptDays: number = usualKeptDays): string[] {
  const backups = names.filter((name) => {
    const at = backupDate(name)
    return at !== undefined && at <= now
  })
  const newestFirst = backups.toSorted().reverse()
  const kept = new Set([
    ...newestFirst.filter((name) => name.endsWith(beforeMigration)).slice(0, keptBeforeMigrations),
    ...newestOfEach(newestFirst, 'YYYY-MM-DDTHH'.length).slice(0, keptHours),
    ...newestOfEach(newestFirst, 'YYYY-MM-DD'.length).slice(0, keptDays),
  ])
  return backups.filter((name) => !kept.has(name))
}

/** The first name of each group with the same prefix. */
function newestOfEach(names: string[], prefixLength: number): string[] {
  return [...Map.groupBy(names, (name) => name.slice(0, prefixLength)).values()].flatMap(
    ([first]) => first ?? [],
  )
}
