import { type Kysely, sql } from 'kysely'

/**
 * Words that searches did not find, with a sum for each word and a count for each week. Earlier counts had no dates and
 * contained whatever was typed, so they are not taken over. A message names the word that the dictionary lacked.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop table search_miss;

    create table missing_word (
      language text not null,
      word text not null check (length(word) between 1 and 150),
      spelling text not null check (length(spelling) between 1 and 150),
      searches integer not null default 0 check (searches >= 0),
      first_on date not null,
      answered_at timestamptz,
      set_aside_at timestamptz,
      set_aside_by integer,
      set_aside_reason text check (length(set_aside_reason) between 1 and 200),
      primary key (language, word),
      check ((set_aside_at is null) = (set_aside_reason is null))
    );
    comment on column missing_word.word is 'folded, as search compares texts';
    comment on column missing_word.spelling is 'as it was typed last';
    comment on column missing_word.searches is 'the sum of its weeks';
    comment on column missing_word.answered_at is 'when a published sign was found for it; null while nothing is';
    create index missing_word_often on missing_word (searches desc, language, word)
      where answered_at is null and set_aside_at is null and searches >= 3;
    create index missing_word_set_aside on missing_word (set_aside_at desc) where set_aside_at is not null;
    create index missing_word_first_on on missing_word (first_on);

    create table missing_word_week (
      language text not null,
      word text not null,
      week date not null,
      searches integer not null check (searches > 0),
      primary key (language, word, week),
      foreign key (language, word) references missing_word on delete cascade
    );
    comment on column missing_word_week.week is 'its Monday (UTC)';
    create index missing_word_week_by_week on missing_word_week (week);

    alter table contact
      add column missed_word text
        check (missed_word is null or (kind = 'missing' and length(missed_word) between 1 and 150));
    comment on column contact.missed_word is 'the folded word, if the dictionary had no sign for it when this was written';
    create index contact_by_missed_word on contact (language, missed_word)
      where missed_word is not null and status = 'waiting';
  `.execute(db)
}
