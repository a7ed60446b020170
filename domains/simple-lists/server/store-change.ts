import { type Actor, actorId } from '#platform/actor.ts'
import { recordAudit } from '#platform/audit/record-audit.ts'
import { recordChange } from '#platform/changes/record-change.ts'
import type { Tx } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { compareEntries } from '../compare-entries.ts'
import { type EntryContent, type ListEntry, mergeContent } from '../list-entry.ts'
import type { SimpleList } from '../simple-list.ts'
import { readEntryLanguages } from './entry-languages.ts'
import { requireFiles } from './require-files.ts'
import { requireFreeValues } from './require-free-values.ts'
import { sanitizeContent } from './sanitize-content.ts'
import { storeTexts, updateEntry } from './write-entry.queries.ts'
import { writeEntryVersion } from './write-entry-version.ts'

interface Change {
  actor: Actor
  at: Date
  kind: 'changed' | 'restored'
  content: EntryContent
}

/**
 * Stores the new content of a locked entry as its next version. Without a difference nothing is stored.
 * @throws AppError `request.invalid` with the fields; `media.notFound`
 */
export async function storeChange(
  tx: Tx,
  list: SimpleList,
  before: ListEntry,
  { content: wanted, ...change }: Change,
): Promise<void> {
  const languages = await readEntryLanguages(tx, list)
  const content = mergeContent(list, before, await sanitizeContent(tx, list, wanted, languages), languages)
  if (compareEntries(list, before, content).length === 0) return
  const { id } = before
  const revision = before.revision + 1
  refuseChangeOfKept(list, before, content)
  await requireFreeValues(tx, list, before, content)
  await requireFiles(tx, list, before, content)
  await updateEntry(tx, list, { id, revision }, content, {
    at: change.at,
    activates: content.active && !before.active,
  })
  await storeTexts(tx, list, id, content.fields)
  await writeEntryVersion(tx, list, { ...change, before, id, revision, content })
  await recordAudit(tx, {
    thing: list.name,
    ids: [id],
    action: change.kind,
    facts: { revision },
    by: actorId(change.actor),
    at: change.at,
  })
  if (list.publicChange) await recordChange(tx, list.publicChange, [id])
}

function refuseChangeOfKept({ kept }: SimpleList, before: ListEntry, content: EntryContent): void {
  const refused = kept && before.isKept ? kept.refusedFields(before, content) : []
  if (kept && refused.length > 0)
    throw new AppError('request.invalid', { fields: refused.map((field) => ({ field, code: kept.refusal })) })
}
