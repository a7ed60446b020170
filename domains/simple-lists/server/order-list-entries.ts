import type { Actor } from '#platform/actor.ts'
import { recordChange } from '#platform/changes/record-change.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { authorize } from '#platform/policy.ts'
import type { SimpleList } from '../simple-lists.ts'
import { listEntries, lockOrder, storeOrder } from './list-entry.queries.ts'
import type { SimpleListsContext } from './simple-lists-context.ts'

/**
 * Orders a list. Entries that the order does not name, such as new ones, follow in their order; unknown ids are ignored.
 * @throws AppError the reasons of the list's `mayManage`; `request.invalid` for a list without an order of its own
 */
export async function orderListEntries(
  { db }: SimpleListsContext,
  actor: Actor,
  { list, ids }: { list: SimpleList; ids: readonly number[] },
): Promise<void> {
  authorize(list.mayManage(actor))
  if (list.order !== 'manual') throw new AppError('request.invalid')
  await inTransaction(db, async (tx) => {
    await lockOrder(tx, list)
    const before = (await listEntries(tx, list)).map(({ id }) => id)
    const known = new Set(before)
    const named = new Set(ids.filter((id) => known.has(id)))
    const moved = await storeOrder(tx, list, [...named, ...before.filter((id) => !named.has(id))])
    if (list.publicChange) await recordChange(tx, list.publicChange, moved)
  })
}
