import { type Actor, actorId } from '#platform/actor.ts'
import { recordAudit } from '#platform/audit/record-audit.ts'
import { inTransaction, type Tx } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { mayDecide } from '../sign.policy.ts'
import { changesStatus, type SignDecision, type StatusDecision, signDecisions } from '../sign-decisions.ts'
import { auditedDecisions } from './audit-signs.ts'
import { authorizeRevision } from './authorize-revision.ts'
import { insertChangeSet } from './change-set.queries.ts'
import { type SavedSign, saveSigns } from './save-signs.ts'
import { listGlosses, lockSigns } from './sign.queries.ts'
import { loadSignFacts } from './sign-facts.queries.ts'
import type { SignsContext } from './signs-context.ts'
import { storeDecisions } from './store-decisions.ts'

interface DecisionRequest<Decision extends SignDecision = SignDecision> {
  decision: Decision
  /** With the revision that the person saw; a sign with another one was changed meanwhile. */
  signs: readonly { id: number; revision: number }[]
  /** For the authors, checked by the schema of the decision. */
  note?: string | undefined
  /** The actor confirmed that signs without a video are published (SGN-09). */
  withoutVideo?: boolean | undefined
}

/**
 * Makes a decision about signs in one transaction, all or none, and notifies the authors.
 * @throws AppError `sign.notFound`, `sign.changedMeanwhile`, `sign.glossTaken`, the reasons of the policy of the decision
 */
export const applyDecision = (
  context: SignsContext,
  actor: Actor,
  request: DecisionRequest,
): Promise<SavedSign[]> =>
  inTransaction(context.db, (tx) => {
    const { decision } = request
    const inContext = { ...context, db: tx }
    return changesStatus(decision)
      ? changeStatus(inContext, actor, { ...request, decision })
      : keepStatus(inContext, actor, request)
  })

type TxContext = SignsContext & { db: Tx }

/** A decision that changes the status creates a version. */
const changeStatus = (
  context: TxContext,
  actor: Actor,
  { decision, signs, note, withoutVideo }: DecisionRequest<StatusDecision>,
): Promise<SavedSign[]> =>
  saveSigns(context, actor, {
    kind: 'status',
    label: signDecisions[decision].storedAs,
    note,
    changes: signs.map(({ id, revision }) => ({
      id,
      expectedRevision: revision,
      decision,
      ...(withoutVideo && { withoutVideo }),
    })),
  })

/** A decision that leaves status and versions as they are (D33). A later version waits again. */
async function keepStatus(
  context: TxContext,
  actor: Actor,
  { decision, signs, note }: DecisionRequest,
): Promise<SavedSign[]> {
  const tx = context.db
  const ids = signs.map(({ id }) => id)
  const label = signDecisions[decision].storedAs
  await lockSigns(tx, ids)
  const facts = await loadSignFacts(tx, ids, context)
  const glosses = await listGlosses(tx, ids)
  const decided = signs.map(({ id, revision: expectedRevision }) => {
    const sign = facts.get(id)
    if (!sign) throw new AppError('sign.notFound')
    const { revision } = sign
    authorizeRevision(actor, mayDecide[decision](actor, sign), {
      gloss: glosses.get(id)?.gloss ?? '',
      facts: sign,
      revision,
      expectedRevision,
    })
    return { signId: id, revision, decision, authorId: sign.authorId }
  })
  if (decided.length === 0) return []
  const [accountId, at] = [actorId(actor), context.now()]
  const changeSetId = await insertChangeSet(tx, { actorId: accountId, kind: 'decision', label, at })
  await recordAudit(tx, {
    thing: 'sign',
    ids,
    action: auditedDecisions[decision],
    facts: { changeSet: changeSetId },
    by: accountId,
    at,
  })
  await storeDecisions(tx, decided, { changeSetId, accountId, note, at, mails: context.mails })
  return decided.map(({ signId, revision }) => ({ id: signId, revision, changed: true }))
}
