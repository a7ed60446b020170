import { sql } from 'kysely'
import type { AccountActor } from '#platform/actor.ts'
import { authorize } from '#platform/policy.ts'
import { mayReadOwnSessions } from '../../own-account.policy.ts'
import type { AccountsContext } from '../../server/accounts-context.ts'
import { type PendingChange, pendingChangeKinds } from '../pending-change.ts'

/**
 * The changes of the own password and address that wait for a confirmation by mail, with the state of that mail. Each
 * kind has one valid link, which the newest mail of the kind contains.
 * @throws AppError the reasons of `mayReadOwnSessions`
 */
export async function listPendingChanges(
  { db, now }: Pick<AccountsContext, 'db' | 'now'>,
  actor: AccountActor,
): Promise<PendingChange[]> {
  authorize(mayReadOwnSessions(actor))
  const { rows } = await sql<PendingChange>`
    select distinct on (link.id) link.id, link.kind, link.new_email, mail.state as mail
    from account_link link
    join mail on mail.account_id = link.account_id and mail.kind = link.kind
    where link.account_id = ${actor.id}
      and link.kind = any(${[...pendingChangeKinds]}::text[])
      and link.used_at is null and (link.expires_at is null or link.expires_at > ${now()})
    order by link.id, mail.id desc
  `.execute(db)
  return rows
}
