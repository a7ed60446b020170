import { sql } from 'kysely'
import type { Tx } from '#platform/db/transaction.ts'
import type { SimpleList } from '../simple-list.ts'

/** Locks the order of a list until the transaction ends. It must be the first lock of the transaction. */
export const lockOrder = (tx: Tx, { name }: SimpleList) =>
  sql`select pg_advisory_xact_lock(hashtext('simple_list'), hashtext(${name}))`.execute(tx)

/** Sets the order of a list; returns the ids of the entries that moved. */
export async function storeOrder(tx: Tx, { table }: SimpleList, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update ${sql.table(table)} as entry set position = place - 1
    from unnest(${ids}::integer[]) with ordinality as ordered(id, place)
    where entry.id = ordered.id and entry.position <> place - 1
    returning entry.id
  `.execute(tx)
  return rows.map(({ id }) => id)
}

/** Puts all entries on the same position; returns the ids of the entries that moved. */
export async function removeOrder(tx: Tx, { table }: SimpleList): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update ${sql.table(table)} set position = 0 where position <> 0 returning id
  `.execute(tx)
  return rows.map(({ id }) => id)
}
