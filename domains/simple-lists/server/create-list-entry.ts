import { type Actor, actorId } from '#platform/actor.ts'
import { recordAudit } from '#platform/audit/record-audit.ts'
import { recordChange } from '#platform/changes/record-change.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { authorize } from '#platform/policy.ts'
import type { EntryContent } from '../list-entry.ts'
import type { SimpleList } from '../simple-list.ts'
import { deleteSavedDraft } from './entry-drafts.ts'
import { readEntryLanguages } from './entry-languages.ts'
import { lockOrder } from './list-order.queries.ts'
import { requireFiles } from './require-files.ts'
import { requireFreeValues } from './require-free-values.ts'
import { sanitizeContent } from './sanitize-content.ts'
import type { SimpleListsContext } from './simple-lists-context.ts'
import { insertEntry, storeTexts } from './write-entry.queries.ts'
import { writeEntryVersion } from './write-entry-version.ts'

/**
 * Adds an entry at the end of a list, and removes the draft of the person.
 * @param content parsed by `parseEntryForm`
 * @returns its id
 * @throws AppError `request.invalid` with the fields; `media.notFound`; the reasons of the list's `mayManage`
 */
export async function createListEntry(
  { db, now }: SimpleListsContext,
  actor: Actor,
  { list, content: entered }: { list: SimpleList; content: EntryContent },
): Promise<number> {
  authorize(list.mayManage(actor))
  const at = now()
  return inTransaction(db, async (tx) => {
    await lockOrder(tx, list)
    const content = await sanitizeContent(tx, list, entered, await readEntryLanguages(tx, list))
    await requireFreeValues(tx, list, null, content)
    await requireFiles(tx, list, null, content)
    const id = await insertEntry(tx, list, content, at)
    await storeTexts(tx, list, id, content.fields)
    await writeEntryVersion(tx, list, {
      actor,
      at,
      kind: 'created',
      before: null,
      id,
      revision: 1,
      content,
    })
    await deleteSavedDraft(tx, actor, list, 0)
    await recordAudit(tx, { thing: list.name, ids: [id], action: 'created', by: actorId(actor), at })
    if (list.publicChange) await recordChange(tx, list.publicChange, [id])
    return id
  })
}
