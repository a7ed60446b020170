import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/transaction.ts'
import type { CountableWord } from '../countable-word.ts'

/** Searches for one word that found nothing. */
export interface CountedWord extends CountableWord {
  language: string
  searches: number
}

/**
 * Adds counts of one day in one statement. Of new words only as many are stored as the day allows, the most searched
 * first. The rows are locked in one order, because several processes count the same words.
 */
export async function addSearches(
  db: Db,
  words: readonly CountedWord[],
  { day, week, maxNewWords }: { day: string; week: string; maxNewWords: number },
): Promise<void> {
  const column = (key: keyof CountedWord) => words.map((word) => word[key])
  await sql`
    with batch as (
      select * from unnest(
        ${column('language')}::text[], ${column('word')}::text[], ${column('spelling')}::text[],
        ${column('searches')}::integer[]
      ) as counted (language, word, spelling, searches)
    ), ranked as (
      select batch.*, known.word is not null as is_known,
        row_number() over (partition by known.word is null order by batch.searches desc, batch.word) as number
      from batch left join missing_word known using (language, word)
    ), accepted as (
      select language, word, spelling, searches from ranked
      where is_known or number <= ${maxNewWords}::integer -
        (select count(*) from missing_word where first_on = ${day}::date)
      order by language, word
    ), words as (
      insert into missing_word as stored (language, word, spelling, searches, first_on)
      select language, word, spelling, searches, ${day}::date from accepted
      on conflict (language, word) do update set
        searches = stored.searches + excluded.searches, spelling = excluded.spelling, answered_at = null
    )
    insert into missing_word_week as stored (language, word, week, searches)
    select language, word, ${week}::date, searches from accepted
    on conflict (language, word, week) do update set searches = stored.searches + excluded.searches
  `.execute(db)
}

/** Deletes the counts of old weeks, and words that then have none; those that somebody set aside stay. */
export async function deleteSearchesUntil(tx: Tx, week: string): Promise<void> {
  await sql`
    with old as (
      delete from missing_word_week where week <= ${week}::date returning language, word, searches
    ), sums as (
      select language, word, sum(searches)::integer as searches from old group by language, word
    )
    update missing_word as stored set searches = stored.searches - sums.searches
    from sums where stored.language = sums.language and stored.word = sums.word
  `.execute(tx)
  await sql`delete from missing_word where searches = 0 and set_aside_at is null`.execute(tx)
}
