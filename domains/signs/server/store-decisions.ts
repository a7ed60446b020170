import type { Tx } from '#platform/db/transaction.ts'
import type { MailQueue } from '#platform/mail/mail-queue.ts'
import { signDecisions } from '../sign-decisions.ts'
import { insertDecisions, type NewDecision } from './decision.queries.ts'

interface DecisionContext {
  changeSetId: number
  accountId: number | null
  note: string | undefined
  at: Date
  /** Without it, as in imports and seeds, no author is notified. */
  mails: Pick<MailQueue, 'enqueue'> | undefined
}

/** Stores decisions and queues the mails to the authors, except to an author who decided themselves. */
export async function storeDecisions(
  tx: Tx,
  decisions: readonly NewDecision[],
  { changeSetId, accountId, note, at, mails }: DecisionContext,
): Promise<void> {
  if (decisions.length === 0) return
  const ids = await insertDecisions(tx, decisions, { changeSetId, accountId, note, at })
  if (!mails) return
  for (const { signId, decision, authorId } of decisions) {
    const { mail } = signDecisions[decision]
    const id = ids.get(signId)
    if (mail && id !== undefined && authorId !== null && authorId !== accountId)
      await mails.enqueue(tx, { kind: mail, accountId: authorId, params: { decision: id } }, at)
  }
}
