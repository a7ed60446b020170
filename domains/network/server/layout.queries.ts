import { sql } from 'kysely'
import type { Db } from '#platform/db/transaction.ts'
import type { NodePosition, NodePositions } from '../node-positions.ts'

/** A layout as it is stored, column by column. */
interface StoredPositions {
  keys: string[]
  x: number[]
  y: number[]
}

/** A claim this old belongs to a process that has ended. */
const claimTimeoutSeconds = 120
/** Layouts of earlier dictionaries that stay: taking a change back finds the one of before. */
const maxStoredLayouts = 4

/** The layout of a structure; undefined as long as none is computed. */
export async function findLayout(db: Db, structure: string): Promise<NodePositions | undefined> {
  const row = await db
    .selectFrom('networkLayout')
    .select('places')
    .where('structure', '=', structure)
    .where('places', 'is not', null)
    .executeTakeFirst()
  return row && parsePositions(row.places as unknown as StoredPositions)
}

/** The layout that was claimed last and is computed: where another one begins. */
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

/** Whether this process is the one to compute the layout of a structure: nobody else is at it. */
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

/** Stores a computed layout and forgets the oldest ones. */
export async function storeLayout(db: Db, structure: string, places: NodePositions): Promise<void> {
  const all = [...places]
  const stored: StoredPositions = {
    keys: all.map(([key]) => key),
    x: all.map(([, { x }]) => rounded(x)),
    y: all.map(([, { y }]) => rounded(y)),
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

/** Lets others try a layout that could not be computed here. */
export async function releaseLayoutClaim(db: Db, structure: string): Promise<void> {
  await db
    .deleteFrom('networkLayout')
    .where('structure', '=', structure)
    .where('places', 'is', null)
    .execute()
}

const rounded = (value: number) => Math.round(value * 10) / 10

const parsePositions = ({ keys, x, y }: StoredPositions): NodePositions =>
  new Map(keys.map((key, at): [string, NodePosition] => [key, { x: x[at] ?? 0, y: y[at] ?? 0 }]))
