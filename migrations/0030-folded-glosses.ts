import { type Kysely, sql } from 'kysely'

/** Glosses in the form in which JavaScript finds those that look alike, because `lower()` depends on the database. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sign add column folded_gloss text not null default '';
    comment on column sign.folded_gloss is 'the gloss without case, width, repeated spaces and accents';
  `.execute(db)
  await foldGlosses(db)
  await sql`create index sign_folded_gloss on sign (folded_gloss)`.execute(db)
}

const signsPerStatement = 5_000

/** As glosses were folded at the time of this migration. */
function foldGloss(gloss: string): string {
  const comparable = (text: string) =>
    text.normalize('NFKC').toLowerCase().normalize('NFKC').replace(/\s+/gu, ' ').trim()
  return comparable(comparable(gloss).normalize('NFKD').replace(/\p{M}/gu, ''))
}

async function foldGlosses(db: Kysely<unknown>) {
  for (let last = 0; ; ) {
    const { rows } = await sql<{ id: number; gloss: string }>`
      select id, gloss from sign where id > ${last} order by id limit ${signsPerStatement}
    `.execute(db)
    if (rows.length === 0) return
    await sql`
      update sign set folded_gloss = folded.gloss
      from unnest(${rows.map(({ id }) => id)}::integer[], ${rows.map(({ gloss }) => foldGloss(gloss))}::text[])
        as folded (id, gloss)
      where sign.id = folded.id
    `.execute(db)
    last = rows.at(-1)?.id ?? last
  }
}
