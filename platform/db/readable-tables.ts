import pg from 'pg'
import { AppError } from '#platform/errors/app-error.ts'
import type { ErrorLog } from '#platform/log/log.ts'

/**
 * Reads every row of every table. The embedded database does not force its writes to the disk, so a crash of the machine
 * may leave pages torn; it is better not to start than to lose data page by page.
 * @throws AppError `database.damaged` with the first table that cannot be read
 */
export async function requireReadableTables(pool: pg.Pool, log?: ErrorLog): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname = 'public' order by c.relname`,
  )
  log?.warn({ tables: rows.length }, 'the machine stopped without closing the database; checking all tables')
  for (const { name } of rows) {
    try {
      // The text of a row contains its large values as well, which a count of rows would not read.
      await pool.query(`select sum(length(t::text)) from ${pg.escapeIdentifier(name)} t`)
    } catch (cause) {
      throw new AppError('database.damaged', { params: { table: name }, cause })
    }
  }
}
