import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { resolveSourcePath } from '#platform/db/resolve-source-path.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { listSeeds } from '#seeds/list-seeds.ts'
import { useDatabase } from '#tests/database.ts'
import { temporaryFolder } from '#tests/temporary-folder.ts'
import { makeContext, makeDictionary, rejectionOf } from '../signs.fixture.ts'
import { importSigns } from './import-signs.ts'
import { isLexiconMissing, lexiconFile } from './nzsl-lexicon.fixture.ts'

const { db } = await useDatabase()

/** Loads the standard locations and handshapes of a new installation. */
const loadStandardValues = async () => {
  for (const { load, names } of await listSeeds(resolveSourcePath('seeds')))
    await inTransaction(db, (tx) =>
      load(tx, new Set(names.filter((name) => /:(location|handshape-of-hand)/.test(name)))),
    )
}

test.skipIf(isLexiconMissing)(
  'with its preset its places and handshapes are the standard ones, each listed [SGN-14] [D31]',
  async () => {
    await makeDictionary(db)
    await loadStandardValues()
    const folder = await temporaryFolder()
    // Without the pictures beside it, which import-nzsl.db.test.ts stores.
    const alone = join(folder, 'signs.csv')
    await copyFile(lexiconFile, alone)
    const options = {
      file: alone,
      preset: 'nzsl' as const,
      report: join(folder, 'report.csv'),
    }
    const context = makeContext(db, folder)

    const refused = await rejectionOf(importSigns(context, { ...options, dryRun: true }))
    expect(refused.code).toBe('import.unmapped')
    expect([...new Set(refused.fields.map(({ code, params }) => `${params?.column} ${code}`))]).toEqual([
      'word_class import.unmappedValue',
    ])

    const { counts, renamed } = await importSigns(context, { ...options, createValues: true })
    expect(counts).toMatchObject({ rows: 4807, created: 4807, values: 13, languages: 1 })
    const { rows } = await sql`
      select value, count(*)::integer as signs from sign_value join vocabulary_entry on id = entry_id
      where vocabulary_entry.list like 'location%' group by value order by signs desc, value limit 7`.execute(
      db,
    )
    expect(rows).toEqual([
      { value: 'neutral-space', signs: 2562 },
      { value: 'hand', signs: 868 },
      { value: 'head', signs: 611 },
      { value: 'palm', signs: 418 },
      { value: 'fingers', signs: 304 },
      { value: 'lower-face', signs: 278 },
      { value: 'chest', signs: 273 },
    ])
    const { rows: shapes } = await sql`
      select count(distinct entry_id)::integer as shapes, count(distinct features::text)::integer as features
      from sign_value join vocabulary_entry on id = entry_id
      where vocabulary_entry.list = 'handshape-of-hand'`.execute(db)
    expect(shapes).toEqual([{ shapes: 62, features: 62 }])

    // Nothing is read under another name in silence.
    expect(renamed).toHaveLength(62 + 20)
    expect(renamed).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          column: 'handshape_dominant',
          value: '5.1.1',
          readAs: 'index',
          count: 524,
        }),
        expect.objectContaining({ column: 'location', value: '3.5.eyes', readAs: 'eyes', count: 47 }),
        expect.objectContaining({
          column: 'location',
          value: '6.21.palm_of_hand',
          readAs: 'location=hand location_precise=palm',
          count: 418,
        }),
      ]),
    )
  },
)
