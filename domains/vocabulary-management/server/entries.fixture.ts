import type { Db } from '#platform/db/transaction.ts'
import { fileSystemStorage } from '#platform/storage/file-system-storage.ts'
import { temporaryFolder } from '#tests/temporary-folder.ts'
import type { ManagedEntry } from '../managed-entry.ts'
import { readManagedEntries } from './entry.queries.ts'

export const now = new Date('2026-11-22T12:00:00Z')

/** For tests: the context of the use cases, with files in a temporary folder. */
export const anEntryContext = async (db: Db) => ({
  db,
  now: () => now,
  storage: fileSystemStorage(await temporaryFolder()),
})

/** For tests: a stored value. */
export async function entryOf(db: Db, id: number): Promise<ManagedEntry> {
  const [entry] = await readManagedEntries(db, [id])
  if (!entry) throw new Error(`there is no entry ${id}`)
  return entry
}
