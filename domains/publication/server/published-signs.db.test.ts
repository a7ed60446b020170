import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { ungrouped } from '#domains/search/engine/facet-index.ts'
import { emptyDocument } from '#domains/signs/sign-document.ts'
import { useDatabase } from '#tests/database.ts'
import { insertDictionary } from './publish.fixture.ts'
import { listPublishedSigns } from './published.queries.ts'
import { loadAllSigns } from './published-signs.ts'

const { db } = await useDatabase({ reset: 'once' })

/** More than two batches. Every seventh sign is not published, every hundredth had another gloss before. */
const signCount = 2_500

beforeAll(async () => {
  const dictionaryId = await insertDictionary(db)
  const document = JSON.stringify(emptyDocument('?'))
  await sql`
    with made as (
      insert into sign (dictionary_id, gloss, status, source, source_id)
      select ${dictionaryId}, 'SIGN-' || n, 'published', 'test', n::text from generate_series(1, ${signCount}::integer) n
      returning id, gloss
    ), renamed as (
      insert into earlier_gloss (sign_id, gloss, until)
      select id, 'OLD-' || age || '-' || id, date '2026-01-01' - age from made, generate_series(1, 2) age where id % 100 = 0
    )
    insert into published_sign (sign_id, dictionary_version, revision, document)
    select id, 0, id, jsonb_set(${document}::jsonb, '{texts,gloss}', to_jsonb(gloss)) from made where id % 7 <> 0`.execute(
    db,
  )
})

const publishedIds = async () => {
  const rows = await db.selectFrom('publishedSign').select('signId').execute()
  return rows.map(({ signId }) => signId).toSorted((a, b) => a - b)
}

describe('the published signs', () => {
  test('are all read, in batches', async () => {
    const signs = await loadAllSigns(db, {
      defaultLanguage: 'pt',
      grouping: ungrouped,
      entryOf: () => undefined,
      offensiveTags: new Set(),
      retiredLanguages: new Set(),
    })
    const ids = await publishedIds()
    expect(ids.length).toBeGreaterThan(2_000)
    expect(signs.engine.ids()).toEqual(ids)
    expect(ids.map((id) => signs.engine.entry(id)?.gloss.split('-')[0])).toEqual(ids.map(() => 'SIGN'))
  })

  test('are the same in a batch as by their ids, each with its own facts', async () => {
    const ids = await publishedIds()
    const batch = await listPublishedSigns(db, { after: ids[99] ?? 0, limit: 300 })
    expect(batch.map(({ id }) => id)).toEqual(ids.slice(100, 400))
    expect(await listPublishedSigns(db, { ids: ids.slice(100, 400).toReversed() })).toEqual(batch)
    for (const { id, revision, source, sourceId, document, earlierGlosses } of batch) {
      expect([revision, source, document.texts.gloss]).toEqual([id, 'test', `SIGN-${sourceId}`])
      const expected = id % 100 === 0 ? [`OLD-1-${id}`, `OLD-2-${id}`] : []
      expect(earlierGlosses.map(({ gloss }) => gloss)).toEqual(expected)
    }
  })
})
