import { sql } from 'kysely'
import type { Db } from '#platform/db/transaction.ts'
import type { OneTimeLinkKind, WaitingLink } from '../one-time-link.ts'

/**
 * The links of some kinds that can still be used or sent, with the state of the newest mail of each.
 * @param accountId null for all accounts
 */
export async function listWaitingLinks<Kind extends OneTimeLinkKind>(
  db: Db,
  { kinds, accountId }: { kinds: readonly Kind[]; accountId: number | null },
  now: Date,
): Promise<WaitingLink<Kind>[]> {
  const { rows } = await sql<WaitingLink<Kind>>`
    select distinct on (link.id) link.id, link.kind, link.new_email, mail.state as mail
    from account_link link
    join mail on mail.account_id = link.account_id and mail.kind = link.kind
    where (${accountId}::integer is null or link.account_id = ${accountId}::integer)
      and link.kind = any(${[...kinds]}::text[])
      and link.used_at is null and (link.expires_at is null or link.expires_at > ${now})
    order by link.id, mail.id desc
  `.execute(db)
  return rows
}
