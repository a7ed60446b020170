import type { ListName } from '#domains/vocabularies/index.ts'
import { type Actor, actorId } from '#platform/actor.ts'
import { recordAudit } from '#platform/audit/record-audit.ts'
import { recordChange } from '#platform/changes/record-change.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { authorize } from '#platform/policy.ts'
import { mayManageLists } from '../entry.policy.ts'
import { listManagedEntries, lockList } from './entry.queries.ts'
import type { EntryContext } from './entry-context.ts'
import { storeOrder } from './entry-write.queries.ts'

/**
 * Orders the values of a list. Values that the order does not name, such as new ones, follow in their order; ids of
 * other lists are ignored.
 * @throws AppError the reasons of `mayManageLists`
 */
export async function orderEntries(
  context: EntryContext,
  actor: Actor,
  { list, ids }: { list: ListName; ids: readonly number[] },
): Promise<void> {
  authorize(mayManageLists(actor))
  await inTransaction(context.db, async (tx) => {
    await lockList(tx, list)
    const before = (await listManagedEntries(tx, list)).map(({ id }) => id)
    const known = new Set(before)
    const named = new Set(ids.filter((id) => known.has(id)))
    const ordered = [...named, ...before.filter((id) => !named.has(id))]
    const moved = await storeOrder(tx, ordered)
    await recordAudit(tx, {
      thing: 'value',
      ids: moved,
      action: 'ordered',
      by: actorId(actor),
      at: context.now(),
    })
    await recordChange(tx, 'entry', moved)
  })
}
