import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/transaction.ts'

/** The columns that refer to a language by id or code, except for names of languages. */
async function listReferences(db: Db | Tx): Promise<{ table: string; column: string; to: 'id' | 'code' }[]> {
  const { rows } = await sql<{ table: string; column: string; to: 'id' | 'code' }>`
    select referring.relname as "table", own.attname as "column", other.attname as "to"
    from pg_constraint as constraint_of
    join pg_class as referring on referring.oid = constraint_of.conrelid
    join pg_attribute as own on own.attrelid = constraint_of.conrelid and own.attnum = constraint_of.conkey[1]
    join pg_attribute as other on other.attrelid = constraint_of.confrelid and other.attnum = constraint_of.confkey[1]
    where constraint_of.contype = 'f' and constraint_of.confrelid = 'language'::regclass
      and referring.relname <> 'language_text'
    order by 1, 2
  `.execute(db)
  return rows
}

/**
 * Whether anything is written in a language, or somebody has it as the first language. The columns are those that
 * refer to the table, so a new table of texts counts as well.
 */
export async function isLanguageUsed(db: Db | Tx, language: { id: number; code: string }): Promise<boolean> {
  const uses = (await listReferences(db)).map(
    ({ table, column, to }) =>
      sql`exists (select from ${sql.table(table)} where ${sql.ref(column)} = ${language[to]})`,
  )
  const { rows } = await sql<{ used: boolean }>`select ${sql.join(uses, sql` or `)} as used`.execute(db)
  return rows[0]?.used ?? false
}

/** Whether an earlier version or a draft of a sign has a text in a language. */
export async function isLanguageInVersions(tx: Tx, code: string): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`
    select exists (
      select from sign_version where document->'translations' ? ${code}
        or jsonb_path_exists(document, '$.examples[*].texts.keyvalue() ? (@.key == $code)', ${JSON.stringify({ code })}::jsonb)
    ) as used
  `.execute(tx)
  return rows[0]?.used ?? false
}
