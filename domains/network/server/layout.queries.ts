import { sql } from 'kysely'
import type { Db } from '#platform/db/transaction.ts'
import { type NodePosition, type NodePositions, roundCoordinate } from '../node-positions.ts'

/** A layout as stored, in columns. */
interface StoredPositions {
  keys: string[]
  x: number[]
  y: number[]
}

/** An older claim is assumed to belong to a process that has ended. */
const claimTimeoutSeconds = 120
/** Earlier layouts are retained, so that reverting a change finds the previous one. */
const maxStoredLayouts = 4

/** The stored layout of a structure; undefined until it is computed. */
export async function findLayout(db: Db, structure: string): Promise<NodePositions | undefined> {
  const row = await db
    .selectFrom('networkLayout')
    .select('places')
    .where('structure', '=', structure)
    .where('places', 'is not', null)
    .executeTakeFirst()
  return row && parsePositions(row.places as unknown as StoredPositions)
}

/** The computed layout that was claimed last; it is the start of the next one. */
export async function findNewestLayout(db: Db): Promise<NodePositions | undefined> {
  const row = await db
    .selectFrom('networkLayout')
    .select('places')
    .where('places', 'is not', null)
    .orderBy('claimedAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && parsePositions(row.places as unknown as StoredPositions)
}

/** Claims the computation of a layout; false when another process has claimed or finished it. */
export async function claimLayout(db: Db, structure: string): Promise<boolean> {
  const row = await db
    .insertInto('networkLayout')
    .values({ structure })
    .onConflict((conflict) =>
      conflict
        .column('structure')
        .doUpdateSet({ claimedAt: sql`now()` })
        .where('networkLayout.places', 'is', null)
        .where(
          'networkLayout.claimedAt',
          '<',
          sql<Date>`now() - make_interval(secs => ${claimTimeoutSeconds})`,
        ),
    )
    .returning('structure')
    .executeTakeFirst()
  return row !== undefined
}

/** Stores a computed layout and deletes the oldest ones. */
export async function storeLayout(db: Db, structure: string, positions: NodePositions): Promise<void> {
  const entries = [...positions]
  const stored: StoredPositions = {
    keys: entries.map(([key]) => key),
    x: entries.map(([, { x }]) => roundCoordinate(x)),
    y: entries.map(([, { y }]) => roundCoordinate(y)),
  }
  await db
    .updateTable('networkLayout')
    .set({ places: JSON.stringify(stored) })
    .where('structure', '=', structure)
    .execute()
  await db
    .deleteFrom('networkLayout')
    .where('structure', 'not in', (query) =>
      query
        .selectFrom('networkLayout')
        .select('structure')
        .orderBy('claimedAt', 'desc')
        .limit(maxStoredLayouts),
    )
    .execute()
}

/** Releases a claim after a failure, so that any process can claim it again. */
export async function releaseLayoutClaim(db: Db, structure: string): Promise<void> {
  await db
    .deleteFrom('networkLayout')
    .where('structure', '=', structure)
    .where('places', 'is', null)
    .execute()
}

const parsePositions = ({ keys, x, y }: StoredPositions): NodePositions =>
  new Map(keys.map((key, index): [string, NodePosition] => [key, { x: x[index] ?? 0, y: y[index] ?? 0 }]))
