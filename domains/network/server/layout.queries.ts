import { sql } from 'kysely'
import type { Db } from '#platform/db/transaction.ts'
import type { Place, Places } from '../places.ts'

/** A layout as it is stored, column by column. */
interface StoredPlaces {
  keys: string[]
  x: number[]
  y: number[]
}

/** A claim this old belongs to a process that has ended. */
const claimSeconds = 120
/** Layouts of earlier dictionaries that stay: taking a change back finds the one of before. */
const layoutsKept = 4

/** The layout of a structure; undefined as long as none is computed. */
export async function findLayout(db: Db, structure: string): Promise<Places | undefined> {
  const row = await db
    .selectFrom('networkLayout')
    .select('places')
    .where('structure', '=', structure)
    .where('places', 'is not', null)
    .executeTakeFirst()
  return row && readPlaces(row.places as unknown as StoredPlaces)
}

/** The layout that was claimed last and is computed: where another one begins. */
export async function findNewestLayout(db: Db): Promise<Places | undefined> {
  const row = await db
    .selectFrom('networkLayout')
    .select('places')
    .where('places', 'is not', null)
    .orderBy('claimedAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && readPlaces(row.places as unknown as StoredPlaces)
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
        .where('networkLayout.claimedAt', '<', sql<Date>`now() - make_interval(secs => ${claimSeconds})`),
    )
    .returning('structure')
    .executeTakeFirst()
  return row !== undefined
}

/** Stores a computed layout and forgets the oldest ones. */
export async function storeLayout(db: Db, structure: string, places: Places): Promise<void> {
  const all = [...places]
  const stored: StoredPlaces = {
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
      query.selectFrom('networkLayout').select('structure').orderBy('claimedAt', 'desc').limit(layoutsKept),
    )
    .execute()
}

/** Lets others try a layout that could not be computed here. */
export async function unclaimLayout(db: Db, structure: string): Promise<void> {
  await db
    .deleteFrom('networkLayout')
    .where('structure', '=', structure)
    .where('places', 'is', null)
    .execute()
}

const rounded = (value: number) => Math.round(value * 10) / 10

const readPlaces = ({ keys, x, y }: StoredPlaces): Places =>
  new Map(keys.map((key, at): [string, Place] => [key, { x: x[at] ?? 0, y: y[at] ?? 0 }]))
