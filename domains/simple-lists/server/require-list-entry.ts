import type { Tx } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import type { ListEntry } from '../list-entry.ts'
import type { SimpleList } from '../simple-list.ts'
import { findEntry, lockEntryForChange } from './list-entry.queries.ts'

/** An entry and the revision of it that a person saw. */
export interface SeenEntry {
  list: SimpleList
  id: number
  revision: number
}

/**
 * An entry that has still the revision that the person saw, locked for a change.
 * @throws AppError `list.entryNotFound`, `list.entryChanged`
 */
export async function requireSeenEntry(tx: Tx, { list, id, revision }: SeenEntry): Promise<ListEntry> {
  await lockEntryForChange(tx, list, id)
  const entry = await findEntry(tx, list, id)
  if (!entry) throw new AppError('list.entryNotFound')
  if (entry.revision !== revision) throw new AppError('list.entryChanged')
  return entry
}
