import { deleteMedia } from '#domains/media/server/media.queries.ts'
import { recordAudit } from '#platform/audit/record-audit.ts'
import { recordChange } from '#platform/changes/record-change.ts'
import type { Tx } from '#platform/db/transaction.ts'
import { insertChangeSet } from './change-set.queries.ts'
import { forgetReferences } from './forget-references.ts'
import { removeFileFromSigns } from './sign-deletion.queries.ts'

/**
 * Permanently deletes a file of signs, also from their earlier versions and from what is public.
 * @returns the storage keys to delete after the commit
 */
export async function deleteSignMedia(
  tx: Tx,
  media: number,
  { actorId, at }: { actorId: number | null; at: Date },
): Promise<string[]> {
  const signs = await forgetReferences(tx, { media: [media] })
  await removeFileFromSigns(tx, media, signs)
  // Readers that follow the numbers of change sets then read all signs again.
  await insertChangeSet(tx, { actorId, kind: 'erasure', label: undefined, at })
  const storageKeys = await deleteMedia(tx, [media])
  await recordAudit(tx, { thing: 'file', ids: [media], action: 'erased', by: actorId, at })
  await recordChange(tx, 'sign', signs)
  return storageKeys
}
