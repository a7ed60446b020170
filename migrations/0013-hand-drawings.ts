import { type Kysely, sql } from 'kysely'

/** Stored drawings of handshapes that a dictionary added, and views of any handshape from several sides. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table hand_drawing (
      version integer not null,
      code text not null,
      views text not null check (views in ('best', 'turn')),
      drawings jsonb not null,
      primary key (version, code, views)
    );
    comment on table hand_drawing is 'derived: may be emptied at any time';
    comment on column hand_drawing.version is 'version of the program that draws; older rows are deleted';
    comment on column hand_drawing.code is 'features of the handshape';
    comment on column hand_drawing.views is 'one drawing from the best side, or eight from palm to back';
  `.execute(db)
}
