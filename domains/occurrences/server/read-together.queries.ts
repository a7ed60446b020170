import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/transaction.ts'

/** A query for rows; its columns have the names of the properties. Dates would arrive as texts. */
export type RowsQuery<Row> = RawBuilder<Row>

type RowsOf<Queries> = { [Key in keyof Queries]: Queries[Key] extends RowsQuery<infer Row> ? Row[] : never }

/** Reads the rows of several queries by one statement. */
export async function readTogether<Queries extends Record<string, RowsQuery<unknown>>>(
  db: Db,
  queries: Queries,
): Promise<RowsOf<Queries>> {
  const parts = Object.entries(queries).map(
    ([key, query]) => sql`(select coalesce(json_agg(part), '[]') from (${query}) as part) as ${sql.ref(key)}`,
  )
  const { rows } = await sql<RowsOf<Queries>>`select ${sql.join(parts)}`.execute(db)
  return rows[0] as RowsOf<Queries>
}
