import { join } from 'node:path'
import { sql } from 'kysely'
import { migrateToLatest } from '#platform/db/migrate.ts'
import { openDatabase } from '#platform/db/open-database.ts'
import { localStorage } from '#platform/storage/local-storage.ts'
import { loadSeeds } from '#seeds/load-seeds.ts'

/**
 * Fills a new embedded data folder with made signs that are already published: glosses and keywords of random
 * syllables with a number, and values of the standard lists. Set-based SQL, so that 100,000 take seconds.
 */
export async function fillWithMadeSigns(dataDir: string, count: number): Promise<void> {
  const database = await openDatabase({ dataDir })
  try {
    await migrateToLatest(database.db)
    await loadSeeds({ db: database.db, storage: localStorage(join(dataDir, 'media')) })
    await sql`select setseed(0.5)`.execute(database.db)
    await sql`
      with words as (
        select n, (select string_agg((array['mo','ther','ho','use','tre','wat','er','scho','ol','ing','day','go','fri','end',
          'lov','eat','nig','work'])[1 + floor(random() * 18)::int], '') from generate_series(1, 3) where n > 0) as word
        from generate_series(1, ${sql.lit(count)}) n
      ), hands as (
        select array_agg(id) as ids from vocabulary_entry where list = 'handshape-of-hand'
      ), places as (
        select array_agg(id) as ids from vocabulary_entry where list = 'location'
      ), made as (
        insert into sign (dictionary_id, gloss, status, published_at)
        select (select min(id) from dictionary), upper(word) || '-' || n, 'published', now() from words
        returning id, gloss
      )
      insert into published_sign (sign_id, dictionary_version, revision, document)
      select id, 0, 1, jsonb_build_object(
        'texts', jsonb_build_object('gloss', gloss),
        'translations', jsonb_build_object('en', jsonb_build_array(jsonb_build_array(lower(gloss), 'word ' || id))),
        'values', jsonb_build_object(
          'handshapeDominant', jsonb_build_array(hands.ids[1 + id % cardinality(hands.ids)]),
          'location', jsonb_build_array(places.ids[1 + id % cardinality(places.ids)])),
        'flags', '{}'::jsonb, 'notes', '[]'::jsonb, 'relations', '[]'::jsonb, 'foreignRelations', '[]'::jsonb,
        'minimalPairs', '[]'::jsonb, 'examples', '[]'::jsonb, 'media', '[]'::jsonb)
      from made, hands, places
    `.execute(database.db)
  } finally {
    await database.close()
  }
}
