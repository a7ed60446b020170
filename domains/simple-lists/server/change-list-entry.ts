import type { Actor } from '#platform/actor.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { authorize } from '#platform/policy.ts'
import type { EntryContent } from '../list-entry.ts'
import { deleteSavedDraft } from './entry-drafts.ts'
import { requireSeenEntry, type SeenEntry } from './require-list-entry.ts'
import type { SimpleListsContext } from './simple-lists-context.ts'
import { storeChange } from './store-change.ts'

/**
 * Changes an entry, and removes the draft of the person. Of two changes that started from the same revision the second is refused.
 * @throws AppError `list.entryNotFound`, `list.entryChanged`; `request.invalid` with the fields; the reasons of the list's `mayManage`
 */
export async function changeListEntry(
  { db, now }: SimpleListsContext,
  actor: Actor,
  { content, ...seen }: SeenEntry & { /** Parsed by `parseEntryForm`. */ content: EntryContent },
): Promise<void> {
  authorize(seen.list.mayManage(actor))
  await inTransaction(db, async (tx) => {
    const before = await requireSeenEntry(tx, seen)
    await storeChange(tx, seen.list, before, { actor, at: now(), kind: 'changed', content })
    await deleteSavedDraft(tx, actor, seen.list, seen.id)
  })
}
