import { type Actor, actorId } from '#platform/actor.ts'
import { recordAudit } from '#platform/audit/record-audit.ts'
import { recordChange } from '#platform/changes/record-change.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { authorize } from '#platform/policy.ts'
import { mayDeleteEntry, mayManageLists } from '../entry.policy.ts'
import { countUses, lockList } from './entry.queries.ts'
import type { EntryContext, EntryReference } from './entry-context.ts'
import { findPublicUses } from './entry-uses.queries.ts'
import { deleteEntryRow, storeDeletedEntry } from './entry-write.queries.ts'
import { requireEntry, requireRevision } from './require-entry.ts'

/**
 * Deletes a value that nothing uses. Its id and texts stay for the annotation files that refer to it.
 * @throws AppError `entry.notFound`, `entry.changedMeanwhile`; `entry.inUse`, `entry.containsValues` with the number
 */
export async function deleteEntry(
  context: EntryContext,
  actor: Actor,
  { entry: reference, revision }: { entry: EntryReference; revision: number },
): Promise<{ value: string }> {
  authorize(mayManageLists(actor))
  return inTransaction(context.db, async (tx) => {
    await lockList(tx, reference.list)
    const entry = await requireEntry(tx, reference)
    requireRevision(entry, revision)
    const use = (await countUses(tx, entry)).get(entry.id) ?? { signs: 0, values: 0 }
    if (use.signs === 0) use.signs = (await findPublicUses(tx, entry.id)).length
    const decision = mayDeleteEntry(actor, use)
    if (!decision.allowed)
      throw new AppError(decision.reason, {
        params: { value: entry.value, count: decision.reason === 'entry.inUse' ? use.signs : use.values },
      })
    await storeDeletedEntry(tx, entry)
    await deleteEntryRow(tx, entry.id)
    await recordAudit(tx, {
      thing: 'value',
      ids: [entry.id],
      action: 'deleted',
      by: actorId(actor),
      at: context.now(),
    })
    await recordChange(tx, 'entry', [entry.id])
    return { value: entry.value }
  })
}
