import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/transaction.ts'
import type { FieldError } from '#platform/errors/app-error.ts'

/** Deletes the notices of an earlier check. */
export async function deleteNotices(tx: Tx, importId: number): Promise<void> {
  await sql`delete from sign_import_notice where import_id = ${importId}`.execute(tx)
}

/** Inserts notices. @param start the position of the first one, from 0 */
export async function insertNotices(
  tx: Tx,
  importId: number,
  start: number,
  notices: readonly FieldError[],
): Promise<void> {
  await sql`
    insert into sign_import_notice (import_id, position, notice)
    select ${importId}::integer, ${start}::integer + place - 1, notice
    from jsonb_array_elements(${JSON.stringify(notices)}::jsonb) with ordinality as given(notice, place)
  `.execute(tx)
}

/** The notices of an import in their order, beginning with a position. */
export async function listNotices(
  db: Db,
  importId: number,
  { from, limit }: { from: number; limit: number },
): Promise<FieldError[]> {
  const { rows } = await sql<{ notice: FieldError }>`
    select notice from sign_import_notice
    where import_id = ${importId} and position >= ${from} order by position limit ${limit}
  `.execute(db)
  return rows.map(({ notice }) => notice)
}
