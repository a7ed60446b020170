import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { migrations as ownMigrations } from '#migrations/index.ts'
import type { Database } from '#platform/db/open-database.ts'

/** All column types and kinds of references that later migrations may add. */
const everyColumnType: Migration = {
  up: async (db) => {
    await sql`
      create type test_mood as enum ('glad', 'sad');
      create domain test_code as text check (value <> '');
      create table test_kind (
        id bigint generated always as identity primary key,
        parent_id bigint references test_kind,
        "Odd ""name" text, fixed char(5), flag boolean, small smallint, real_number real, double double precision,
        exact numeric, day date, moment timestamptz, local timestamp, length interval, bytes bytea, document jsonb,
        raw json, texts text[], numbers int[], unique_id uuid, mood test_mood, code test_code,
        shout text generated always as (upper(fixed)) stored
      );
      create table test_left (id serial primary key, right_id int);
      create table test_right (id serial primary key, left_id int not null references test_left);
      alter table test_left add constraint "to the right" foreign key (right_id) references test_right
        on delete cascade deferrable;
      create table test_loose (word text, number int);
      create function test_refuse() returns trigger language plpgsql as
        $body$ begin if new.word = 'late' then raise 'too late'; end if; return new; end $body$;
      create trigger test_refuse before insert on test_loose for each row execute function test_refuse();
      insert into test_loose values ('from the migration', 1);
    `.execute(db)
  },
}

/** The migrations of the program and one more. */
export const migrations = { ...ownMigrations, '9998-every-kind': everyColumnType }

/** Text with all characters that the COPY format escapes, and some that it must not escape. */
export const specialCharacters =
  'tab\t line\n return\r backslash\\ null\\N dot\\. quote"\' brace{} \u2028 é 👋'

/** The content of the row of test_kind with parent 1. */
export const specialCharacterRow = {
  odd: specialCharacters,
  document: { [specialCharacters]: [null, specialCharacters] },
  texts: [specialCharacters, null, '', 'NULL', '{"a"}'],
  bytes: Buffer.from([0, 1, 9, 10, 92, 255]),
  shout: 'AB',
  fixed: 'ab   ',
}

/** Fills a database with these migrations: 1,100 rows of test_kind, cyclic references, gaps in the ids. */
export async function fillTestTables({ db, pool }: Database): Promise<void> {
  await pool.query(
    `insert into test_kind (parent_id, "Odd ""name", fixed, flag, small, real_number, double, exact, day,
      moment, local, length, bytes, document, raw, texts, numbers, unique_id, mood, code)
    values (1, $1::text, 'ab', true, -3, 0.1, 1e-300, 12345678901234567890.123456789, '0001-01-01 BC',
      '2026-11-21 04:21:00.123456+05:30', 'infinity', '1 mon -2 days 03:04:05.6', $2, $3, '{"a":1,  "a":2}', $4,
      '{{1,2},{3,null}}', 'c9a8f1de-0000-4000-8000-000000000001', 'sad', $1::text)`,
    [
      specialCharacterRow.odd,
      specialCharacterRow.bytes,
      JSON.stringify(specialCharacterRow.document),
      specialCharacterRow.texts,
    ],
  )
  await pool.query(`
    insert into test_kind (parent_id) values (3), (null), (null);
    insert into test_kind ("Odd ""name") select 'row ' || n from generate_series(1, 1200) n;
    delete from test_kind where id > 1100;
    insert into test_left (right_id) values (null), (null);
    insert into test_right (left_id) values (2), (1);
    update test_left set right_id = 3 - id;
    delete from test_loose;
    alter table test_loose disable trigger user;
    insert into test_loose values ('late', 2), ('early', null), (null, null), ('', 0);
    alter table test_loose enable trigger user;
    insert into language (code, is_default) values ('pt', true), ('en', false);
    update dictionary_version set version = 7`)
  await sql`insert into vocabulary_entry (list, value, features) values ('tags', ${specialCharacters}, '{"a_b": [1]}')`.execute(
    db,
  )
  await sql`insert into vocabulary_entry (list, value, parent_id) select 'tags', 'child', id from vocabulary_entry`.execute(
    db,
  )
}
