import { sql } from 'kysely'
import { recordChange } from '#platform/changes/record-change.ts'
import type { Tx } from '#platform/db/transaction.ts'
import { insertChangeSet } from './change-sets.ts'
import { forgetReferences } from './forget-references.ts'
import { deleteMedia } from './unused-media.ts'

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
  await sql`delete from sign_media where media_id = ${media}`.execute(tx)
  await sql`update example set media_id = null where media_id = ${media}`.execute(tx)
  await sql`
    delete from example where sign_id = any(${signs}::integer[]) and media_id is null and signs = ''
      and not exists (
        select from example_text as text where text.sign_id = example.sign_id and text.position = example.position
      )
  `.execute(tx)
  // Readers that follow the numbers of change sets then read all signs again.
  await insertChangeSet(tx, { actorId, kind: 'erasure', label: undefined, at })
  const storageKeys = await deleteMedia(tx, [media])
  await recordChange(tx, 'sign', signs)
  return storageKeys
}
