const keptHours = 24
const keptDays = 14
const keptBeforeMigrations = 3

const beforeMigration = '-before-migration'
const pattern = /^(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d)-(\d{3})Z(-before-migration)?$/

/** The name of an automatic backup: its moment, so that names sort by age, and a mark before a migration. */
export const backupName = (at: Date, reason?: 'migration'): string =>
  at.toISOString().replaceAll(/[:.]/g, '-') + (reason ? beforeMigration : '')

/** When a backup of this name was made; undefined for the name of anything else. */
export function backupDate(name: string): Date | undefined {
  const [, hour, minute, second, millisecond] = pattern.exec(name) ?? []
  const at = new Date(`${hour}:${minute}:${second}.${millisecond}Z`)
  return Number.isNaN(at.getTime()) ? undefined : at
}

/**
 * Which automatic backups have served: all but the newest of each of the last 24 hours and of each of the last
 * 14 days that have one, and the newest three from before a migration, which the backup a quarter of an hour
 * later would displace. Idle time costs none; what is not a backup, or lies in the future, is left alone.
 */
export function backupsToDelete(names: string[], now: Date): string[] {
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

/** The first name of each group that shares its beginning. */
function newestOfEach(names: string[], beginning: number): string[] {
  return [...Map.groupBy(names, (name) => name.slice(0, beginning)).values()].flatMap(
    ([first]) => first ?? [],
  )
}
