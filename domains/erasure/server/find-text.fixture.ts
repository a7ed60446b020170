import { sql } from 'kysely'
import type { Db } from '#platform/db/transaction.ts'

interface TextColumn {
  table: string
  column: string
}

/** For tests: the columns of all tables that contain a text anywhere, as `table.column`. */
export async function findText(db: Db, text: string): Promise<string[]> {
  const { rows: columns } = await sql<TextColumn>`
    select table_name as "table", column_name as "column" from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema not in ('pg_catalog', 'information_schema') and table_schema = 'public'
      and table_type = 'BASE TABLE' and data_type in ('text', 'jsonb', 'json', 'ARRAY', 'bytea', 'character varying')
  `.execute(db)
  const found: string[] = []
  for (const { table, column } of columns) {
    const { rows } = await sql`
      select 1 from ${sql.table(table)} where strpos(lower(${sql.ref(column)}::text), ${text.toLowerCase()}) > 0 limit 1
    `.execute(db)
    if (rows.length > 0) found.push(`${table}.${column}`)
  }
  return found.sort()
}
