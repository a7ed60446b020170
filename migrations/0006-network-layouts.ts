import { type Kysely, sql } from 'kysely'

/** Stored layouts of the semantic network, so that they are not computed again at each start. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table network_layout (
      structure text primary key,
      claimed_at timestamptz not null default now(),
      places jsonb
    );
    comment on table network_layout is 'derived: may be emptied at any time';
    comment on column network_layout.structure is 'hash of the linked nodes and their links';
    comment on column network_layout.places is 'null while a process computes it';
  `.execute(db)
}
