import { sql } from 'kysely'
import type { Db } from '#platform/db/transaction.ts'

/** Views of a sign on a day (`2026-11-21`), or in a period. */
export interface CountedViews {
  signId: number
  views: number
}

/** Adds views of a day, while the dictionary counts them. Signs that are gone are left out. */
export async function addViews(db: Db, day: string, counted: readonly CountedViews[]): Promise<void> {
  await sql`
    insert into sign_view (day, sign_id, views)
    select ${day}::date, sign.id, counted.views
    from unnest(
      ${counted.map(({ signId }) => signId)}::integer[], ${counted.map(({ views }) => views)}::integer[]
    ) as counted (sign_id, views)
    join sign on sign.id = counted.sign_id
    where exists (select from dictionary where counts_views)
    on conflict (day, sign_id) do update set views = sign_view.views + excluded.views
  `.execute(db)
}

/**
 * The views of each sign since a day, the most watched first.
 * @param limit null for all signs
 */
export async function listViews(db: Db, since: string, limit: number | null): Promise<CountedViews[]> {
  const { rows } = await sql<CountedViews>`
    select sign_id, sum(views)::integer as views from sign_view where day >= ${since}::date
    group by sign_id order by views desc, sign_id limit ${limit}
  `.execute(db)
  return rows
}
