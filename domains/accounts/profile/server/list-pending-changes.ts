import { sql } from 'kysely'
import type { AccountsContext } from '../../server/accounts-context.ts'
import type { PendingChange } from '../pending-change.ts'

/**
 * What a person asked for and has yet to confirm by mail, and how far the mail has come. Of each kind one link waits,
 * and the newest mail of that kind carries it.
 */
export async function listPendingChanges(
  { db, now }: Pick<AccountsContext, 'db' | 'now'>,
  accountId: number,
): Promise<PendingChange[]> {
  const { rows } = await sql<PendingChange>`
    select distinct on (link.id) link.id, link.kind, link.new_email, mail.state as mail
    from account_link link
    join mail on mail.account_id = link.account_id and mail.kind = link.kind
    where link.account_id = ${accountId}
      and link.kind in ('change-password', 'change-email-old', 'change-email-new')
      and link.used_at is null and (link.expires_at is null or link.expires_at > ${now()})
    order by link.id, mail.id desc
  `.execute(db)
  return rows
}
