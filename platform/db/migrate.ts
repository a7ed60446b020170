import { sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { migrations as ownMigrations } from '#migrations/index.ts'
import { AppError } from '#platform/errors/app-error.ts'
import type { Db, Tx } from './transaction.ts'

/** Migrations by name; the names' order is theirs. */
export type Migrations = Record<string, Migration>

interface Hooks {
  /** Called once before the first pending migration of a database that was in use; not for a new one. */
  before?: () => Promise<void>
}

/**
 * Brings the database to the newest migration, each in a transaction of its own. Processes that start
 * together on one server take turns.
 * @returns the names of the migrations that this call applied
 * @throws AppError `database.newer` when the database knows a migration that this program does not
 */
export async function migrateToLatest(
  db: Db,
  hooks: Hooks = {},
  migrations: Migrations = ownMigrations,
): Promise<string[]> {
  const applied = await appliedMigrations(db)
  requireKnownMigrations(applied, migrations)
  if (applied.length === Object.keys(migrations).length) return []
  if (applied.length > 0) await hooks.before?.()

  const migrator = migratorOf(db, migrations)
  const names: string[] = []
  for (;;) {
    const { error, results = [] } = await migrator.migrateUp()
    if (error) {
      requireKnownMigrations(await appliedMigrations(db), migrations)
      throw error
    }
    if (results.length === 0) return names
    names.push(...results.map((result) => result.migrationName))
  }
}

/** Brings a new database to the named migration, inside the caller's transaction. */
export async function migrateNewDatabaseTo(
  tx: Tx,
  name: string,
  migrations: Migrations = ownMigrations,
): Promise<void> {
  const { error } = await migratorOf(tx, migrations).migrateTo(name)
  if (error) throw error
}

/** The names of the migrations that a database has, in order; none for a new one. */
export async function appliedMigrations(db: Db): Promise<string[]> {
  const { rows: found } =
    await sql`select 1 where to_regclass('public.kysely_migration') is not null`.execute(db)
  if (found.length === 0) return []
  const { rows } = await sql<{ name: string }>`select name from public.kysely_migration`.execute(db)
  return rows.map(({ name }) => name).sort()
}

const migratorOf = (db: Db, migrations: Migrations) =>
  new Migrator({ db, provider: { getMigrations: async () => migrations } })

function requireKnownMigrations(applied: string[], migrations: Migrations) {
  const unknown = applied.find((name) => !Object.hasOwn(migrations, name))
  if (unknown) throw new AppError('database.newer', { params: { migration: unknown } })
}
