import type { ListName } from '#domains/vocabularies/index.ts'
import { type Actor, actorId } from '#platform/actor.ts'
import { recordAudit } from '#platform/audit/record-audit.ts'
import { recordChange } from '#platform/changes/record-change.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { authorize } from '#platform/policy.ts'
import type { NewEntry } from '../entry.input.ts'
import { mayManageLists } from '../entry.policy.ts'
import { entryValueOf } from '../entry-value.ts'
import { listDescriptionLanguages, lockList } from './entry.queries.ts'
import { requireFreeNames, toEntryColumns } from './entry-columns.ts'
import type { EntryPictureContext } from './entry-context.ts'
import { type NewPicture, withPicture } from './entry-picture.ts'
import { insertEntry, storeDescriptions } from './entry-write.queries.ts'

export interface SavedEntry {
  id: number
  value: string
  revision: number
}

interface CreateRequest {
  list: ListName
  /** Parsed by `newEntrySchema`. */
  entry: NewEntry
  picture?: NewPicture | undefined
}

/**
 * Adds a value at the end of a list.
 * @throws AppError `request.invalid` with fields; the reasons of `mayManageLists`; `entry.picture…`
 */
export async function createEntry(
  context: EntryPictureContext,
  actor: Actor,
  { list, entry, picture }: CreateRequest,
): Promise<SavedEntry> {
  authorize(mayManageLists(actor))
  return withPicture(context, list, picture, (storePicture) =>
    inTransaction(context.db, async (tx) => {
      await lockList(tx, list)
      const value = entry.value || (await valueOfDescription(tx, entry))
      const aliases = entry.aliases ?? []
      await requireFreeNames(tx, { list, id: null, value, aliases })
      const columns = await toEntryColumns(tx, list, null, entry)
      const pictureId = await storePicture(tx)
      const id = await insertEntry(tx, {
        list,
        value,
        ...columns,
        ...(pictureId !== undefined && { pictureId }),
      })
      await storeDescriptions(tx, id, entry.descriptions)
      await recordAudit(tx, {
        thing: 'value',
        ids: [id],
        action: 'created',
        by: actorId(actor),
        at: context.now(),
      })
      await recordChange(tx, 'entry', [id])
      return { id, value, revision: 1 }
    }),
  )
}

/** @throws AppError `request.invalid` for a description without letters and digits */
async function valueOfDescription(tx: Parameters<typeof lockList>[0], { descriptions }: NewEntry) {
  const [main] = await listDescriptionLanguages(tx)
  const value = entryValueOf(descriptions?.[main?.code ?? ''] ?? '')
  if (value === '')
    throw new AppError('request.invalid', { fields: [{ field: 'value', code: 'value.required' }] })
  return value
}
