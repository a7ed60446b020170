import { sql } from 'kysely'
import type { Tx } from '#platform/db/transaction.ts'
import { type SignDecision, signDecisions } from '../sign-decisions.ts'
import { sentBack } from './sign.queries.ts'

/** A decision about one sign, to be stored. */
export interface NewDecision {
  signId: number
  /** The version that the decision is about. */
  revision: number
  decision: SignDecision
  authorId: number | null
}

interface DecisionFacts {
  changeSetId: number
  accountId: number | null
  note: string | undefined
  at: Date
}

/** @returns the ids of the stored decisions by sign */
export async function insertDecisions(
  tx: Tx,
  decisions: readonly NewDecision[],
  { changeSetId, accountId, note, at }: DecisionFacts,
): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; signId: number }>`
    insert into sign_decision (sign_id, change_set_id, revision, kind, note, account_id, at)
    select r.sign_id, ${changeSetId}::integer, r.revision, r.kind, ${note ?? null}::text, ${accountId}::integer, ${at}::timestamptz
    from unnest(
      ${decisions.map(({ signId }) => signId)}::integer[],
      ${decisions.map(({ revision }) => revision)}::integer[],
      ${decisions.map(({ decision }) => signDecisions[decision].storedAs)}::text[]
    ) as r(sign_id, revision, kind)
    returning id, sign_id
  `.execute(tx)
  return new Map(rows.map(({ id, signId }) => [signId, id]))
}

/** Stores that a sign has another publisher; no mail is sent. */
export const storePublisherChange = (
  tx: Tx,
  change: {
    signId: number
    revision: number
    before: number | null
    after: number
    changeSetId: number
    accountId: number | null
    at: Date
  },
) =>
  tx
    .insertInto('signDecision')
    .values({
      kind: 'publisher',
      signId: change.signId,
      revision: change.revision,
      publisherBeforeId: change.before,
      publisherId: change.after,
      changeSetId: change.changeSetId,
      accountId: change.accountId,
      at: change.at,
    })
    .execute()

/** Moves the decisions that sent signs back to the next revision of these signs. */
export async function moveSentBackDecisions(
  tx: Tx,
  signs: readonly { id: number; revision: number }[],
): Promise<void> {
  await sql`
    update sign_decision set revision = merged.revision
    from unnest(${signs.map(({ id }) => id)}::integer[], ${signs.map(({ revision }) => revision)}::integer[])
      as merged(id, revision)
    where sign_id = merged.id and kind = ${sentBack} and sign_decision.revision = merged.revision - 1
  `.execute(tx)
}
