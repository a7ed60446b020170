import { sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { migrations as ownMigrations } from '#migrations/index.ts'
import { AppError } from '#platform/errors/app-error.ts'
import type { Db, Tx } from './transaction.ts'

/** Migrations by name, applied in the order of their names. */
export type Migrations = Record<string, Migration>

interface Hooks {
  /** Called once before the first pending migration; not for a new database. */
  before?: () => Promise<void>
}

/**
 * Applies all pending migrations, each in a separate transaction unless the caller has one. A new database gets all of
 * them in one transaction, which is faster. Processes that start at the same time on one server wait for each other.
 * @returns the names of the migrations that this call applied
 * @throws AppError `database.newer` when the database has a migration that this program does not have
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

  return inTurn(db, async (connection) => {
    const migrator = migratorOf(connection, migrations)
    const isNew = applied.length === 0
    const names: string[] = []
    for (;;) {
      const { error, results = [] } = await (isNew ? migrator.migrateToLatest() : migrator.migrateUp())
      if (error) {
        requireKnownMigrations(await appliedMigrations(connection), migrations)
        throw error
      }
      names.push(...results.map((result) => result.migrationName))
      if (isNew || results.length === 0) return names
    }
  })
}

const lockOfTurn = sql`hashtext('signbank.migrations')`

/**
 * Runs one process at a time, on one connection or in the caller's transaction. Kysely's own lock is not enough: before
 * it locks, it reads the columns of all tables, which fails while another process drops one.
 */
async function inTurn<T>(db: Db, run: (connection: Db) => Promise<T>): Promise<T> {
  if (db.isTransaction) {
    await sql`select pg_advisory_xact_lock(${lockOfTurn})`.execute(db)
    return run(db)
  }
  return db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${lockOfTurn})`.execute(connection)
    try {
      return await run(connection)
    } finally {
      await sql`select pg_advisory_unlock(${lockOfTurn})`.execute(connection)
    }
  })
}

/** Migrates a new database to the named migration, inside the caller's transaction. */
export async function migrateNewDatabaseTo(
  tx: Tx,
  name: string,
  migrations: Migrations = ownMigrations,
): Promise<void> {
  const { error } = await migratorOf(tx, migrations).migrateTo(name)
  if (error) throw error
}

/** The names of the applied migrations, in order; none for a new database. */
export async function appliedMigrations(db: Db): Promise<string[]> {
  const { rows: tables } =
    await sql`select 1 where to_regclass('public.kysely_migration') is not null`.execute(db)
  if (tables.length === 0) return []
  const { rows } = await sql<{ name: string }>`select name from public.kysely_migration`.execute(db)
  return rows.map(({ name }) => name).sort()
}

const migratorOf = (db: Db, migrations: Migrations) =>
  new Migrator({ db, provider: { getMigrations: async () => migrations } })

function requireKnownMigrations(applied: string[], migrations: Migrations) {
  const unknown = findUnknownMigration(applied, migrations)
  if (unknown) throw new AppError('database.newer', { params: { migration: unknown } })
}

/** The first of these migrations that the program does not have, because the data comes from a newer version. */
export const findUnknownMigration = (names: readonly string[], migrations: Migrations): string | undefined =>
  names.find((name) => !Object.hasOwn(migrations, name))
