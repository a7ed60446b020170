import { sql } from 'kysely'
import type { Db } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { castEmail, castNames } from './cast-people.ts'

/**
 * Refuses a database whose first account is not one of the cast: the cast, whose password is published, is added to
 * databases of development only. Accounts that a developer registers there later are no obstacle.
 * @throws AppError `database.notForDevelopment`
 */
export async function requireDevelopmentDatabase(db: Db): Promise<void> {
  const { rows: tables } = await sql`select 1 where to_regclass('public.account') is not null`.execute(db)
  if (tables.length === 0) return
  const { rows } = await sql<{ email: string }>`select email from account order by id limit 1`.execute(db)
  const emails: readonly string[] = castNames.map(castEmail)
  if (rows.some(({ email }) => !emails.includes(email))) throw new AppError('database.notForDevelopment')
}
