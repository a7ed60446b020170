import { sql } from 'kysely'
import type { Tx } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import type { ManagedEntry } from '../managed-entry.ts'
import { lockEntriesForChange, readManagedEntries } from './entry.queries.ts'
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

/** The id of a value; 0 if the list does not have it. */
export async function findEntryId(tx: Tx, list: string, value: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select id from vocabulary_entry where list = ${list} and value = ${value}`.execute(tx)
  return rows[0]?.id ?? 0
}

/** @throws AppError `entry.changedMeanwhile` */
export function requireRevision({ revision, value }: ManagedEntry, expected: number): void {
  if (revision !== expected) throw new AppError('entry.changedMeanwhile', { params: { value } })
}
