import { type Kysely, sql } from 'kysely'

/** Languages are changed in the panel. A retired one is hidden, and its texts stay. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table language
      add column retired boolean not null default false,
      add column revision integer not null default 1,
      add check (not (is_default and retired));
  `.execute(db)
}
