import { existsSync } from 'node:fs'
import type { Config } from '#platform/config.ts'
import { databaseFolder } from '#platform/db/database-folder.ts'
import { type Database, openDatabase } from '#platform/db/open-database.ts'
import { AppError, isAppError } from '#platform/errors/app-error.ts'
import { openStorage } from '#platform/storage/open-storage.ts'
import type { Storage } from '#platform/storage/storage.ts'

/** An installation that is moved: its settings, its database and its files. */
export interface MoveSource {
  config: Config
  /** Undefined while a running server holds the embedded database. */
  database: Database | undefined
  storage: Storage
}

/**
 * Opens the installation of the settings; nothing is migrated.
 * @throws AppError `move.sourceMissing`, and the errors of `openDatabase` and `openStorage`, except `database.held`
 */
export async function openMoveSource(config: Config): Promise<MoveSource> {
  if (config.databaseUrl === undefined && !existsSync(databaseFolder(config.dataDir)))
    throw new AppError('move.sourceMissing', { params: { folder: config.dataDir } })
  const database = await openDatabase(config).catch((error: unknown) => {
    if (isAppError(error) && error.code === 'database.held') return undefined
    throw error
  })
  return { config, database, storage: await openStorage(config) }
}

/** How many connections other processes have to the database; 0 for an embedded one, which this process holds. */
export async function countOtherConnections({ pool, engine }: Database): Promise<number> {
  if (engine === 'embedded') return 0
  const { rows } = await pool.query(
    `select count(*)::int as count from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`,
  )
  // The others of this process are idle.
  return Math.max(0, rows[0].count - (pool.totalCount - 1))
}
