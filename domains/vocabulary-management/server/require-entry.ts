import type { Tx } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import type { ManagedEntry } from '../managed-entry.ts'
import { findEntryId, lockEntriesForChange, readManagedEntries } from './entry.queries.ts'
import type { EntryReference } from './entry-context.ts'

/**
 * A value of a list, locked for changes.
 * @throws AppError `entry.notFound`
 */
export async function requireEntry(tx: Tx, reference: EntryReference): Promise<ManagedEntry> {
  const id = 'id' in reference ? reference.id : await findEntryId(tx, reference.list, reference.value)
  await lockEntriesForChange(tx, [id])
  const [entry] = await readManagedEntries(tx, [id])
  if (entry?.list !== reference.list) throw new AppError('entry.notFound')
  return entry
}

/** @throws AppError `entry.changedMeanwhile` */
export function requireRevision({ revision, value }: ManagedEntry, expected: number): void {
  if (revision !== expected) throw new AppError('entry.changedMeanwhile', { params: { value } })
}
