import { sql } from 'kysely'
import type { Tx } from '#platform/db/transaction.ts'
import type { MailQueue } from '#platform/mail/mail-queue.ts'
import { type SignDecision, signDecisions } from '../sign-decisions.ts'

/** A decision about one sign, to be stored. */
export interface NewDecision {
  signId: number
  /** The version that the decision is about. */
  revision: number
  decision: SignDecision
  authorId: number | null
}

interface DecisionContext {
  changeSetId: number
  accountId: number | null
  note: string | undefined
  at: Date
  /** Without it nobody is told: imports and seeds. */
  mails: Pick<MailQueue, 'enqueue'> | undefined
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

/** Stores decisions and queues the mails to the authors, except to an author who decided themselves. */
export async function storeDecisions(
  tx: Tx,
  decisions: readonly NewDecision[],
  { changeSetId, accountId, note, at, mails }: DecisionContext,
): Promise<void> {
  if (decisions.length === 0) return
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
  if (!mails) return
  const ids = new Map(rows.map(({ id, signId }) => [signId, id]))
  for (const { signId, decision, authorId } of decisions) {
    const { mail } = signDecisions[decision]
    const id = ids.get(signId)
    if (mail && id !== undefined && authorId !== null && authorId !== accountId)
      await mails.enqueue(tx, { kind: mail, accountId: authorId, params: { decision: id } }, at)
  }
}
