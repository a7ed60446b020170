import { listAllLanguages } from '#domains/languages/server/language.queries.ts'
import { type Actor, actorId } from '#platform/actor.ts'
import { recordAudit } from '#platform/audit/record-audit.ts'
import { recordChange } from '#platform/changes/record-change.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { authorize } from '#platform/policy.ts'
import { mayManageLanguages } from '../language.policy.ts'
import type { LanguageManagementContext } from './language-management-context.ts'
import { lockLanguages, storeOrder } from './managed-language.queries.ts'

/**
 * Orders the languages. Those that the order does not name follow in their order; unknown ids are ignored.
 * @throws AppError the reasons of `mayManageLanguages`
 */
export async function orderLanguages(
  { db, now }: LanguageManagementContext,
  actor: Actor,
  { ids }: { ids: readonly number[] },
): Promise<void> {
  authorize(mayManageLanguages(actor))
  await inTransaction(db, async (tx) => {
    await lockLanguages(tx)
    const before = (await listAllLanguages(tx)).map(({ id }) => id)
    const named = new Set(ids.filter((id) => before.includes(id)))
    const moved = await storeOrder(tx, [...named, ...before.filter((id) => !named.has(id))])
    await recordAudit(tx, {
      thing: 'language',
      ids: moved,
      action: 'ordered',
      by: actorId(actor),
      at: now(),
    })
    await recordChange(tx, 'language', moved)
  })
}
