import { type Actor, actorId } from '#platform/actor.ts'
import { recordAudit } from '#platform/audit/record-audit.ts'
import { recordChange } from '#platform/changes/record-change.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { authorize } from '#platform/policy.ts'
import type { EntryFields } from '../entry.input.ts'
import { mayManageLists } from '../entry.policy.ts'
import type { SavedEntry } from './create-entry.ts'
import { lockList } from './entry.queries.ts'
import { requireFreeNames, toEntryColumns } from './entry-columns.ts'
import type { EntryPictureContext, EntryReference } from './entry-context.ts'
import { type NewPicture, withPicture } from './entry-picture.ts'
import { storeDescriptions, updateEntry } from './entry-write.queries.ts'
import { requireEntry, requireRevision } from './require-entry.ts'

interface ChangeRequest {
  entry: EntryReference
  /** Parsed by `entryChangeSchema`. */
  change: EntryFields & { revision: number }
  /** Null removes the picture. */
  picture?: NewPicture | null | undefined
}

/**
 * Changes a value; its stable name stays. Of two changes that started from the same state the second is refused.
 * @throws AppError `entry.notFound`, `entry.changedMeanwhile`, `request.invalid` with fields; the reasons of
 *   `mayManageLists`
 */
export async function changeEntry(
  context: EntryPictureContext,
  actor: Actor,
  { entry: reference, change, picture }: ChangeRequest,
): Promise<SavedEntry> {
  authorize(mayManageLists(actor))
  const { list } = reference
  return withPicture(context, list, picture, (storePicture) =>
    inTransaction(context.db, async (tx) => {
      await lockList(tx, list)
      const before = await requireEntry(tx, reference)
      requireRevision(before, change.revision)
      const { id, value } = before
      await requireFreeNames(tx, { list, id, value, aliases: change.aliases ?? before.aliases })
      const columns = await toEntryColumns(tx, list, id, change)
      const pictureId = await storePicture(tx)
      const revision = await updateEntry(tx, id, {
        ...columns,
        ...(pictureId !== undefined && { pictureId }),
      })
      await storeDescriptions(tx, id, change.descriptions)
      await recordAudit(tx, {
        thing: 'value',
        ids: [id],
        action: 'changed',
        facts: { revision },
        by: actorId(actor),
        at: context.now(),
      })
      await recordChange(tx, 'entry', [id])
      return { id, value, revision }
    }),
  )
}
