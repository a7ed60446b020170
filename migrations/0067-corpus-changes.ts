import { type Kysely, sql } from 'kysely'

/** Changes of what visitors see of the recordings. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table public_change
      drop constraint public_change_kind_check,
      add constraint public_change_kind_check check (kind in ('sign', 'entry', 'language', 'content', 'appearance',
        'person', 'dictionary', 'video', 'combination', 'corpus', 'all'));
  `.execute(db)
}
