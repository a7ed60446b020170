import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrateNewDatabaseTo, migrateToLatest } from '#platform/db/migrate.ts'
import { resolveSourcePath } from '#platform/db/resolve-source-path.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { openEmptyDatabase } from '#tests/database.ts'
import { listSeeds } from './list-seeds.ts'
import { recordSeeds } from './seed-record.ts'

test('an older installation loses the aliases of another meaning and keeps its own [REF-05] [D31]', async () => {
  const { db } = await openEmptyDatabase('narrower_names')
  await inTransaction(db, (tx) => migrateNewDatabaseTo(tx, '0009-second-factor'))
  await sql`insert into language (code) values ('pt'), ('en'), ('de'), ('hu'), ('et')`.execute(db)
  await sql`insert into vocabulary_entry (list, value, aliases) values
    ('location', 'forehead', '{Forehead,Temple,Own name}'),
    ('location-within-an-area', 'upper-chest', '{TorsoTop,Own name}'),
    ('named-entity', 'own-value', '{Drink}')`.execute(db)
  await recordSeeds(db, ['value:location/forehead', 'value:location-within-an-area/upper-chest'])
  await recordSeeds(db, ['alias:location-within-an-area/TorsoTop', 'alias:location/Temple'])

  await migrateToLatest(db)
  for (const { load, names } of await listSeeds(resolveSourcePath('seeds')))
    await inTransaction(db, async (tx) => {
      const { rows } = await sql<{ name: string }>`select name from seed_record`.execute(tx)
      await load(tx, new Set(names).difference(new Set(rows.map(({ name }) => name))))
    })

  const { rows } = await sql`select list, value, aliases, narrower_names from vocabulary_entry
    where value in ('forehead', 'upper-chest', 'upper-trunk', 'own-value', 'food-or-drink', 'circle-horizontal')
    order by list, value`.execute(db)
  expect(rows).toEqual([
    {
      list: 'location',
      value: 'forehead',
      aliases: ['Forehead', 'Own name', 'hamforehead', 'ForeHead'],
      narrowerNames: [],
    },
    {
      list: 'location-within-an-area',
      value: 'upper-chest',
      aliases: ['Own name'],
      narrowerNames: [],
    },
    { list: 'location-within-an-area', value: 'upper-trunk', aliases: ['TorsoTop'], narrowerNames: [] },
    {
      list: 'moviment-shape',
      value: 'circle-horizontal',
      aliases: ['Circle horizontal'],
      narrowerNames: ['Circle horizontal small'],
    },
    // The installation reads the name as its own value, so it is narrower than no other.
    { list: 'named-entity', value: 'food-or-drink', aliases: [], narrowerNames: [] },
    { list: 'named-entity', value: 'own-value', aliases: ['Drink'], narrowerNames: [] },
  ])
})
