import { type Actor, actorId } from '#platform/actor.ts'
import { recordAudit } from '#platform/audit/record-audit.ts'
import { recordChange } from '#platform/changes/record-change.ts'
import { inTransaction, type Tx } from '#platform/db/transaction.ts'
import { authorize } from '#platform/policy.ts'
import type { SimpleList } from '../simple-list.ts'
import { listEntries } from './list-entry.queries.ts'
import { lockOrder, removeOrder, storeOrder } from './list-order.queries.ts'
import type { SimpleListsContext } from './simple-lists-context.ts'

/**
 * Orders a list. Entries that the order does not name, such as new ones, follow in their order; unknown ids are ignored.
 * @throws AppError the reasons of the list's `mayManage`
 */
export async function orderListEntries(
  { db, now }: SimpleListsContext,
  actor: Actor,
  { list, ids }: { list: SimpleList; ids: readonly number[] },
): Promise<void> {
  authorize(list.mayManage(actor))
  await inTransaction(db, async (tx) => {
    await lockOrder(tx, list)
    const before = (await listEntries(tx, list)).map(({ id }) => id)
    const known = new Set(before)
    const named = new Set(ids.filter((id) => known.has(id)))
    const moved = await storeOrder(tx, list, [...named, ...before.filter((id) => !named.has(id))])
    await recordOrder(tx, list, moved, { by: actorId(actor), at: now() })
  })
}

/**
 * Takes back the order that somebody gave a list, so that it is in the order of the list's `order` again.
 * @throws AppError the reasons of the list's `mayManage`
 */
export async function removeListOrder(
  { db, now }: SimpleListsContext,
  actor: Actor,
  { list }: { list: SimpleList },
): Promise<void> {
  authorize(list.mayManage(actor))
  await inTransaction(db, async (tx) => {
    await lockOrder(tx, list)
    const moved = await removeOrder(tx, list)
    await recordOrder(tx, list, moved, { by: actorId(actor), at: now() })
  })
}

async function recordOrder(
  tx: Tx,
  list: SimpleList,
  moved: readonly number[],
  change: { by: number | null; at: Date },
): Promise<void> {
  await recordAudit(tx, { thing: list.name, ids: moved, action: 'ordered', ...change })
  if (list.publicChange) await recordChange(tx, list.publicChange, moved)
}
