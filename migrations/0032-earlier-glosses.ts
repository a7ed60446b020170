import { type Kysely, sql } from 'kysely'

/** Glosses under which signs were published before (D48), also those that stored versions and decisions contain. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table earlier_gloss (
      sign_id integer not null references sign on delete cascade,
      gloss text not null,
      until timestamptz not null,
      primary key (sign_id, gloss)
    );
    comment on column earlier_gloss.until is 'when the sign was published with another gloss';
  `.execute(db)
  await sql`
    with publication as (
      select decision.id, decision.sign_id, decision.at, version.document -> 'texts' ->> 'gloss' as gloss
      from sign_decision decision
      join sign_version version using (sign_id, revision)
      where decision.kind = 'publish'
    ), followed as (
      select sign_id, gloss,
        lead(gloss) over (partition by sign_id order by id) as next_gloss,
        lead(at) over (partition by sign_id order by id) as until
      from publication
    )
    insert into earlier_gloss (sign_id, gloss, until)
    select followed.sign_id, followed.gloss, max(until)
    from followed
    join published_sign published on published.sign_id = followed.sign_id
    where next_gloss <> gloss and gloss <> published.document -> 'texts' ->> 'gloss'
    group by followed.sign_id, followed.gloss
  `.execute(db)
}
