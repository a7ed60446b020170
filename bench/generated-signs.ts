import { sql } from 'kysely'
import type { ReferenceKey } from '#domains/signs/properties.ts'
import type { ListName } from '#domains/vocabularies/reference-lists.ts'
import type { Db } from '#platform/db/transaction.ts'
import { fillSeededDataDir } from './seeded-data-dir.ts'

const values = [
  ['handshapeDominant', 'handshape-of-hand'],
  ['handshapeNondominant', 'handshape-of-hand'],
  ['location', 'location'],
  ['handedness', 'handedness-searchable'],
  ['movementDirection', 'moviment-direction'],
  ['movementShape', 'moviment-shape'],
  ['semanticField', 'semantic-field'],
  ['wordClass', 'word_class'],
] as const satisfies [ReferenceKey, ListName][]
const lists = [...new Set(values.map(([, list]) => list))]

/** SQL for a random value of a list, evaluated for each sign. */
const randomValue = (list: ListName) =>
  sql`${sql.id(list)}[1 + floor(random() * cardinality(${sql.id(list)}))::int]`

/**
 * Fills a new data folder with generated, published signs: glosses and translations of random syllables with a number,
 * and random values of the standard lists for eight properties. Uses one SQL statement, because 100,000 signs must
 * take seconds only.
 */
export const fillWithGeneratedSigns = (dataDir: string, count: number): Promise<void> =>
  fillSeededDataDir(dataDir, (db) => insertGeneratedSigns(db, count))

/** Inserts those signs into a database with the standard lists. */
export const insertGeneratedSigns = (db: Db, count: number) =>
  sql`
      with words as (
        select n, (select string_agg((array['mo','ther','ho','use','tre','wat','er','scho','ol','ing','day','go','fri','end',
          'lov','eat','nig','work'])[1 + floor(random() * 18)::int], '') from generate_series(1, 3) where n > 0) as word
        from generate_series(1, ${sql.lit(count)}) n
      ), lists as (
        select ${sql.join(
          lists.map(
            (list) =>
              sql`(select array_agg(id order by id) from vocabulary_entry where list = ${sql.lit(list)}) as ${sql.id(list)}`,
          ),
        )}
      ), made as (
        insert into sign (dictionary_id, gloss, folded_gloss, status, published_at)
        select (select min(id) from dictionary), upper(word) || '-' || n, lower(word) || '-' || n, 'published', now() from words
        returning id, gloss
      )
      insert into published_sign (sign_id, dictionary_version, revision, document)
      select id, 0, 1, jsonb_build_object(
        'texts', jsonb_build_object('gloss', gloss),
        'translations', jsonb_build_object('en', jsonb_build_array(jsonb_build_array(lower(gloss), 'word ' || id))),
        'values', jsonb_build_object(${sql.join(
          values.flatMap(([property, list]) => [
            sql.lit(property),
            sql`jsonb_build_array(${randomValue(list)})`,
          ]),
        )}),
        'flags', jsonb_build_object('repeatedMovement', id % 3 = 0), 'notes', '[]'::jsonb, 'relations', '[]'::jsonb, 'foreignRelations', '[]'::jsonb,
        'minimalPairs', '[]'::jsonb, 'examples', '[]'::jsonb, 'media', '[]'::jsonb)
      from made, lists
    `.execute(db)

/** Gives each published sign the version that it was published with, as an import does. */
export const insertVersions = (db: Db) =>
  sql`
    with counted as (update change_counter set value = value + 1 returning value),
      made as (
        insert into change_set (kind, number) select 'import', value from counted returning id
      )
    insert into sign_version (sign_id, revision, change_set_id, document)
    select sign_id, 1, made.id, document from published_sign, made
  `.execute(db)
