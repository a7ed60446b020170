import { accountStateOf } from '#domains/accounts/account.ts'
import { findAccount } from '#domains/accounts/server/account.queries.ts'
import { type Actor, actorId } from '#platform/actor.ts'
import { recordAudit } from '#platform/audit/record-audit.ts'
import { recordChange } from '#platform/changes/record-change.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { authorize } from '#platform/policy.ts'
import { mayAssignPublisher, maySee } from '../sign.policy.ts'
import { insertChangeSet } from './change-set.queries.ts'
import { storePublisherChange } from './decision.queries.ts'
import { lockSigns } from './sign.queries.ts'
import { loadSignFacts } from './sign-facts.queries.ts'
import { findGlossAndPublisher, setPublisher } from './sign-identity.queries.ts'
import type { SignsContext } from './signs-context.ts'

interface Request {
  id: number
  /** The account of a member. */
  publisherId: number
  /** The publisher whom the actor saw; null for nobody. */
  before: number | null
}

/**
 * Makes a member the publisher of a sign (SGN-10). Its content and versions do not change; the public page shows the new
 * name at once.
 * @throws AppError `sign.notFound`; `sign.changedMeanwhile` when it has another publisher than before; `request.invalid` at the field `publisher` when the account is not a member's; the
 *   reasons of `mayAssignPublisher`
 */
export const assignPublisher = (
  context: SignsContext,
  actor: Actor,
  { id, publisherId, before }: Request,
): Promise<void> =>
  inTransaction(context.db, async (tx) => {
    await lockSigns(tx, [id])
    const sign = (await loadSignFacts(tx, [id], context)).get(id)
    const stored = await findGlossAndPublisher(tx, id)
    if (!sign || !stored) throw new AppError('sign.notFound')
    authorize(maySee(actor, sign))
    authorize(mayAssignPublisher(actor, sign))
    if (stored.publisherId !== before)
      throw new AppError('sign.changedMeanwhile', { params: { gloss: stored.gloss } })
    const account = await findAccount(tx, publisherId)
    if (!account || accountStateOf(account) !== 'approved')
      throw new AppError('request.invalid', { fields: [{ field: 'publisher', code: 'value.unknown' }] })
    if (publisherId === before) return
    await setPublisher(tx, id, publisherId)
    const at = context.now()
    const accountId = actorId(actor)
    const label = `publisher of ${id}: ${publisherId}`
    const changeSetId = await insertChangeSet(tx, { actorId: accountId, kind: 'decision', label, at })
    const { revision } = sign
    await storePublisherChange(tx, {
      signId: id,
      revision,
      before,
      after: publisherId,
      changeSetId,
      accountId,
      at,
    })
    await recordAudit(tx, {
      thing: 'sign',
      ids: [id],
      action: 'publisher-changed',
      facts: { changeSet: changeSetId, into: publisherId },
      by: accountId,
      at,
    })
    if (sign.status === 'published') await recordChange(tx, 'sign', [id])
  })
