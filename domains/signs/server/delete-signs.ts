import { sql } from 'kysely'
import { recordChange } from '#platform/changes/record-change.ts'
import type { Tx } from '#platform/db/transaction.ts'
import { type ChangeKind, insertChangeSet } from './change-sets.ts'
import { forgetReferences } from './forget-references.ts'
import { deleteUnusedMedia, listMediaOfSigns } from './unused-media.ts'

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
  await sql`delete from published_sign where sign_id = any(${ids}::integer[])`.execute(tx)
  for (const table of ['sign_relation', 'sign_minimal_pair'])
    await sql`
      delete from ${sql.table(table)} where sign_id = any(${ids}::integer[]) or target_id = any(${ids}::integer[])
    `.execute(tx)
  await sql`delete from sign where id = any(${ids}::integer[])`.execute(tx)
  await deleteEmptyChangeSets(tx)
  // Readers that follow the numbers of change sets then notice that signs are gone.
  await insertChangeSet(tx, { actorId, kind, label, at })
  const storageKeys = await deleteUnusedMedia(tx, media)
  await recordChange(tx, 'sign', [...ids, ...related])
  return storageKeys
}

/** Deletes the change sets that contain nothing any more. Those of erasures never contained anything. */
const deleteEmptyChangeSets = (tx: Tx) =>
  sql`
    delete from change_set
    where kind <> 'erasure'
      and not exists (select from sign_version where change_set_id = change_set.id)
      and not exists (select from sign_decision where change_set_id = change_set.id)
      and not exists (select from vocabulary_merge where change_set_id = change_set.id)
      and not exists (select from sign_import where change_set_id = change_set.id)
      and not exists (select from change_set as later where later.undoes = change_set.id)
  `.execute(tx)
