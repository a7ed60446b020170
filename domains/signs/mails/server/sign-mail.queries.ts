import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/transaction.ts'
import { sentBack } from '../../server/sign.queries.ts'
import type { StoredDecisionKind } from '../../sign-decisions.ts'

/** A decision with its note and the sign that it is about. */
export async function findDecision(db: Db, id: number) {
  const decision = await db
    .selectFrom('signDecision')
    .innerJoin('sign', 'sign.id', 'signDecision.signId')
    .select(['signDecision.kind', 'note', 'signId', 'gloss'])
    .where('signDecision.id', '=', id)
    .executeTakeFirst()
  return decision && { ...decision, kind: decision.kind as StoredDecisionKind }
}

/** Signs with a version that waits for an approver. The twin of `isWaiting` in SQL. */
const waitingSigns = sql`
  sign left join published_sign on published_sign.sign_id = sign.id
  where (status = 'pending' or status = 'published' and published_sign.revision < sign.revision)
    and not exists (
      select from sign_decision
      where sign_id = sign.id and kind = ${sentBack} and sign_decision.revision = sign.revision
    )`

/** How many signs of others wait for an approver. */
export async function countWaitingSigns(db: Db, approverId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from ${waitingSigns} and author_id is distinct from ${approverId}
  `.execute(db)
  return rows[0]?.count ?? 0
}

/**
 * The active approvers for whom a sign of somebody else began to wait since `since` and since their last digest, and who
 * had none since `lastBefore`. Signs that the system imported are not reported.
 */
export async function listApproversToTell(
  tx: Tx,
  { since, lastBefore }: { since: Date; lastBefore: Date },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with waiting as (
      select sign.id, sign.revision, author_id, changed_at from ${waitingSigns} and changed_at > ${since}
    ), changed as (
      select author_id, actor_id, changed_at from waiting
      join sign_version on sign_version.sign_id = waiting.id and sign_version.revision = waiting.revision
      join change_set on change_set.id = change_set_id
      where actor_id is not null
    )
    select account.id from account left join approver_digest on account_id = account.id
    where is_approver and status = 'approved' and deleted_at is null and email_verified_at is not null
      and (sent_at is null or sent_at <= ${lastBefore})
      and exists (
        select from changed where changed_at > coalesce(sent_at, '-infinity')
          and author_id is distinct from account.id and actor_id <> account.id
      )
    order by account.id
  `.execute(tx)
  return rows.map(({ id }) => id)
}

/** Stores that an approver gets a digest. @returns false when they got one after `lastBefore` */
export async function storeDigest(
  tx: Tx,
  { accountId, at, lastBefore }: { accountId: number; at: Date; lastBefore: Date },
): Promise<boolean> {
  const { rows } = await sql`
        insert into approver_digest (account_id, sent_at) values (${accountId}, ${at})
        on conflict (account_id) do update set sent_at = excluded.sent_at
          where approver_digest.sent_at <= ${lastBefore}
        returning account_id
      `.execute(tx)
  return rows.length > 0
}
