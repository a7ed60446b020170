import { type Kysely, sql } from 'kysely'

/** Files are added to a draft of a new sign before the sign exists. The column contains the id of a draft. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table media add column uploaded_for_draft integer;
    create index media_of_drafts on media (uploaded_for_draft) where uploaded_for_draft is not null;
    comment on column media.uploaded_for_draft is 'null: the file belongs to a sign or to a content';
  `.execute(db)
}
