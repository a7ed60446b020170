import { recordAudit } from '#platform/audit/record-audit.ts'
import { recordChange } from '#platform/changes/record-change.ts'
import type { Tx } from '#platform/db/transaction.ts'
import { type ChangeKind, deleteEmptyChangeSets, insertChangeSet } from './change-set.queries.ts'
import { forgetReferences } from './forget-references.ts'
import { deleteSignRows } from './sign-deletion.queries.ts'
import { deleteUnusedMedia, listMediaOfSigns } from './unused-media.queries.ts'

interface Deletion {
  kind: Extract<ChangeKind, 'seed' | 'erasure'>
  actorId: number | null
  label?: string
  at: Date
}

/**
 * Permanently deletes signs with their versions, public documents and decisions, and the media that nothing else uses, also
 * those that only earlier versions have. No document of another sign refers to them afterwards.
 * @returns the storage keys to delete after the commit
 */
export async function deleteSigns(
  tx: Tx,
  ids: readonly number[],
  { kind, actorId, label, at }: Deletion,
): Promise<string[]> {
  if (ids.length === 0) return []
  const media = await listMediaOfSigns(tx, ids)
  const related = await forgetReferences(tx, { signs: ids })
  await deleteSignRows(tx, ids)
  await deleteEmptyChangeSets(tx)
  // Readers that follow the numbers of change sets then notice that signs are gone.
  await insertChangeSet(tx, { actorId, kind, label, at })
  const storageKeys = await deleteUnusedMedia(tx, media)
  await recordAudit(tx, {
    thing: 'sign',
    ids,
    action: 'erased',
    facts: kind === 'seed' ? { via: kind } : {},
    by: actorId,
    at,
  })
  await recordChange(tx, 'sign', [...ids, ...related])
  return storageKeys
}
