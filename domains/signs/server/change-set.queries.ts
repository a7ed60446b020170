import { sql } from 'kysely'
import type { Tx } from '#platform/db/transaction.ts'

/** The kinds of change sets. */
export type ChangeKind =
  | 'import'
  | 'form'
  | 'api'
  | 'status'
  | 'seed'
  | 'undo'
  | 'merge'
  | 'restore'
  | 'decision'
  | 'erasure'

/** A change set to be stored. */
export interface NewChangeSet {
  actorId: number | null
  kind: ChangeKind
  label: string | undefined
  at: Date
  /** The change set that this one undoes. */
  undoes?: number | undefined
}

/**
 * Stores a change set and returns its id. Its number is taken under a lock that is held until the commit. So numbers
 * follow the order of commits, and a reader that knows a number misses no earlier change.
 */
export async function insertChangeSet(
  tx: Tx,
  { actorId, kind, label, at, undoes }: NewChangeSet,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with counted as (update change_counter set value = value + 1 returning value)
    insert into change_set (actor_id, kind, label, at, undoes, number)
    select ${actorId}, ${kind}, ${label ?? null}, ${at}, ${undoes ?? null}::integer, value from counted
    returning id`.execute(tx)
  const id = rows[0]?.id
  if (id === undefined) throw new Error('the change counter has no row')
  return id
}

/** The change set of a version; null for an unknown one. */
export async function findChangeSet(
  tx: Tx,
  { id, revision }: { id: number; revision: number },
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select change_set_id as id from sign_version where sign_id = ${id} and revision = ${revision}
  `.execute(tx)
  return rows[0]?.id ?? null
}

/** Deletes the change sets that contain nothing any more. Those of erasures never contained anything. */
export const deleteEmptyChangeSets = (tx: Tx) =>
  sql`
    delete from change_set
    where kind <> 'erasure'
      and not exists (select from sign_version where change_set_id = change_set.id)
      and not exists (select from sign_decision where change_set_id = change_set.id)
      and not exists (select from vocabulary_merge where change_set_id = change_set.id)
      and not exists (select from sign_import where change_set_id = change_set.id)
      and not exists (select from change_set as later where later.undoes = change_set.id)
  `.execute(tx)
