import { inTransaction, type Tx } from '#platform/db/transaction.ts'
import { demoSource } from '../demo-source.ts'
import { deleteSigns } from './delete-signs.ts'
import { listSignIdsOfSource } from './sign-deletion.queries.ts'
import type { ImportContext } from './signs-context.ts'

/**
 * The command `demo:remove`: deletes the demonstration dictionary with its files.
 * @returns the number of deleted signs
 */
export async function removeDemoSigns({ db, storage, now }: ImportContext): Promise<{ removed: number }> {
  const { removed, storageKeys } = await inTransaction(db, (tx) => deleteDemoRows(tx, now()))
  for (const key of storageKeys) await storage.delete(key)
  return { removed }
}

/**
 * Permanently deletes every demonstration sign; see `deleteSigns`.
 * @returns the number of signs, and the storage keys to delete after the commit
 */
export async function deleteDemoRows(tx: Tx, at: Date): Promise<{ removed: number; storageKeys: string[] }> {
  const ids = await listSignIdsOfSource(tx, demoSource)
  const storageKeys = await deleteSigns(tx, ids, { kind: 'seed', actorId: null, label: 'demo:remove', at })
  return { removed: ids.length, storageKeys }
}
