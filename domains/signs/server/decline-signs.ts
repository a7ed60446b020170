import { actorId } from '#platform/actor.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { mayDecline } from '../sign.policy.ts'
import { authorizeRevision } from './authorize-revision.ts'
import { insertChangeSet } from './change-sets.ts'
import type { StatusChangeRequest } from './change-sign-status.ts'
import { findIdentities, lockSigns } from './sign.queries.ts'
import { storeDecisions } from './sign-decisions.ts'
import { loadSignFacts } from './sign-facts.queries.ts'
import type { DecisionContext } from './signs-context.ts'

/**
 * Sends waiting signs back to their authors with a note (D33). Their status and versions do not change; a later version
 * waits again. All or none. Tells the authors.
 * @throws AppError `sign.notFound`, `sign.changedMeanwhile`, the reasons of `mayDecline`
 */
export const declineSigns = (
  context: DecisionContext,
  { actor, ids, note, revisions }: StatusChangeRequest & { note: string },
): Promise<void> =>
  inTransaction(context.db, async (tx) => {
    await lockSigns(tx, ids)
    const signs = await findIdentities(tx, { ids, externalIds: [], glosses: [] })
    const facts = await loadSignFacts(tx, ids, context)
    if (signs.length < new Set(ids).size) throw new AppError('sign.notFound')
    const decisions = signs.map(({ id, gloss, revision }) => {
      const sign = facts.get(id)
      if (!sign) throw new AppError('sign.notFound')
      authorizeRevision(actor, mayDecline(actor, sign), {
        gloss,
        facts: sign,
        revision,
        expectedRevision: revisions?.get(id) ?? revision,
      })
      return { signId: id, revision, kind: 'needs-changes' as const, authorId: sign.authorId }
    })
    if (decisions.length === 0) return
    const [accountId, at] = [actorId(actor), context.now()]
    const changeSetId = await insertChangeSet(tx, {
      actorId: accountId,
      kind: 'decision',
      label: 'needs-changes',
      at,
    })
    await storeDecisions(tx, decisions, { changeSetId, accountId, note, at, mails: context.mails })
  })
