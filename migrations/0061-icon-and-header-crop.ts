import { type Kysely, sql } from 'kysely'

/** An own picture for icons, and the part of the header picture that phones show. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table appearance add column icon_id integer references media`.execute(db)
  await sql`alter table appearance add column header_crop jsonb`.execute(db)
  await sql`comment on column appearance.icon_id is 'null: icons are made from the logo'`.execute(db)
  await sql`comment on column appearance.header_crop is
    'left, top, width and height of the part that phones show, in fractions of the picture; null: the whole picture'`.execute(
    db,
  )
}
