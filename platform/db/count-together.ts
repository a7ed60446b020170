import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '../actor.ts'
import type { Db } from './transaction.ts'

/** A number that several pages show. */
export interface SharedCount {
  /** Whether the actor may know it. */
  mayCount: (actor: Actor) => boolean
  /** A query for one number; a function if the number depends on the person. */
  query: RawBuilder<number> | ((actor: Actor) => RawBuilder<number>)
}

const queryOf = ({ query }: SharedCount, actor: Actor): RawBuilder<number> =>
  typeof query === 'function' ? query(actor) : query

/**
 * Counts in one database query, because each page of the panel shows these numbers.
 * @returns the numbers by their keys; null for what the actor may not know
 */
export async function countTogether<Key extends string>(
  db: Db,
  actor: Actor,
  counts: Readonly<Record<Key, SharedCount>>,
): Promise<Record<Key, number | null>> {
  const keys = Object.keys(counts) as Key[]
  const known = keys.filter((key) => counts[key].mayCount(actor))
  const { rows } =
    known.length === 0
      ? { rows: [] }
      : await sql<Record<Key, number>>`
          select ${sql.join(known.map((key) => sql`(${queryOf(counts[key], actor)})::integer as ${sql.ref(key)}`))}
        `.execute(db)
  return Object.fromEntries(keys.map((key) => [key, rows[0]?.[key] ?? null])) as Record<Key, number | null>
}
