import { sql } from 'kysely'
import type { Db } from '#platform/db/transaction.ts'

interface Presence {
  sign: number
  accountId: number
  at: Date
  /** Who reported before this time is not present. */
  since: Date
}

/** Stores that a person has a sign open. @returns the accounts of the others who have it open */
export async function storePresence(db: Db, { sign, accountId, at, since }: Presence): Promise<number[]> {
  const { rows } = await sql<{ accountId: number }>`
    with own as (
      insert into sign_presence (sign_id, account_id, seen_at)
      values (${sign}, ${accountId}, ${at})
      on conflict (sign_id, account_id) do update set seen_at = excluded.seen_at
    )
    select account_id from sign_presence
    where sign_id = ${sign} and account_id <> ${accountId} and seen_at > ${since}
    order by account_id
  `.execute(db)
  return rows.map((row) => row.accountId)
}
