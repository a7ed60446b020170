import { type Actor, actorId } from '#platform/actor.ts'
import { recordAudit } from '#platform/audit/record-audit.ts'
import { recordChange } from '#platform/changes/record-change.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { authorize } from '#platform/policy.ts'
import { nameOfEntry } from '../list-entry.ts'
import { mayDeleteListEntry } from '../simple-list.policy.ts'
import { deleteDraftsOfEntry } from './entry-draft.queries.ts'
import { readEntryLanguages } from './entry-languages.ts'
import { countUses } from './list-entry.queries.ts'
import { requireSeenEntry, type SeenEntry } from './require-list-entry.ts'
import type { SimpleListsContext } from './simple-lists-context.ts'
import { deleteEntry } from './write-entry.queries.ts'
import { writeEntryVersion } from './write-entry-version.ts'

/**
 * Deletes an entry that nothing uses (D4). Its versions stay, with who deleted it.
 * @param locale of the person, for the name in the message
 * @throws AppError `list.entryNotFound`, `list.entryChanged`; the refusal of the list's `kept`; that of its `uses` with name and number; the
 *   reasons of its `mayManage`
 */
export async function deleteListEntry(
  { db, now }: SimpleListsContext,
  actor: Actor,
  { locale, ...seen }: SeenEntry & { locale: Locale },
): Promise<{ name: string }> {
  const { list, id } = seen
  authorize(list.mayManage(actor))
  return inTransaction(db, async (tx) => {
    const entry = await requireSeenEntry(tx, seen)
    const { defaultCode } = await readEntryLanguages(tx, list)
    const name = nameOfEntry(list, entry, locale, defaultCode).text
    const count = (await countUses(tx, list, id)).get(id) ?? 0
    const decision = mayDeleteListEntry(actor, list, entry, count)
    if (!decision.allowed) throw new AppError(decision.reason, { params: { name, count } })
    await deleteEntry(tx, list, id)
    await deleteDraftsOfEntry(tx, list, id)
    await writeEntryVersion(tx, list, {
      actor,
      at: now(),
      kind: 'deleted',
      before: entry,
      id,
      revision: entry.revision + 1,
      content: entry,
    })
    await recordAudit(tx, { thing: list.name, ids: [id], action: 'deleted', by: actorId(actor), at: now() })
    if (list.publicChange) await recordChange(tx, list.publicChange, [id])
    return { name }
  })
}
