import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { resolveSourcePath } from '#platform/db/resolve-source-path.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { listSeeds } from '#seeds/list-seeds.ts'
import preciseLocations from '#seeds/lists/location-within-an-area.json' with { type: 'json' }
import { useDatabase } from '#tests/database.ts'
import { countRows, makeDictionary, makeFolder } from '../signs.fixture.ts'
import { createImportHarness } from './import.fixture.ts'

const { db } = await useDatabase()
const { importing, doImport, refused, exported } = createImportHarness(db)

beforeEach(async () => {
  await makeDictionary(db)
  for (const { load, names } of await listSeeds(resolveSourcePath('seeds')))
    await inTransaction(db, (tx) => load(tx, new Set(names)))
})

/** The exported signs by gloss. */
async function exportedSigns(): Promise<Record<string, string>[]> {
  return parse(await exported(), { columns: true })
}
const exportedLocations = async () =>
  (await exportedSigns()).map((sign) => `${sign.location} ${sign.location_precise}`.trim())

/** Names of other lexicons, and what an export must contain for them. */
const lexicon: [column: string, name: string, meaning: Record<string, string>][] = [
  ['location', 'Head', { location: 'head' }],
  ['location', 'Temple', { location: 'forehead', location_precise: 'temple' }],
  ['location', 'Wrist', { location: 'arm', location_precise: 'wrist' }],
  ['location', 'Elbow', { location: 'arm', location_precise: 'elbow' }],
  ['location', 'upper_arm', { location: 'arm', location_precise: 'upper-arm' }],
  ['location', 'Ring finger', { location: 'hand', location_precise: 'ring-finger' }],
  ['location', 'Weak hand: palm', { location: 'hand', location_precise: 'palm' }],
  ['location', 'Back of the head', { location: 'head', location_precise: 'back-of-head' }],
  ['location', 'Chest contra', { location: 'chest', location_precise: 'chest-contralateral' }],
  ['location', 'Neck ipsi', { location: 'neck', location_precise: 'neck-ipsilateral' }],
  ['location', 'Low in neutral space', { location: 'neutral-space', location_precise: 'in-front-of-waist' }],
  ['location', 'TorsoTop', { location: 'trunk', location_precise: 'upper-trunk' }],
  ['location', 'Chest', { location: 'chest' }],
  ['location_precise', 'Side of head', { location_precise: 'side-of-head' }],
  ['movement_shape', 'Circle horizontal', { movement_shape: 'circle-horizontal' }],
  ['movement_shape', 'Circle horizontal small', { movement_shape: 'Circle horizontal small' }],
  ['relation_between_articulators', 'Interlocked', { relation_between_articulators: 'interlocked' }],
  [
    'relation_between_articulators',
    'Fingers interwoven',
    { relation_between_articulators: 'fingers-interwoven' },
  ],
  ['handedness', '2a', { handedness: 'asymmetrical-any' }],
  ['handedness', 'DominanceViolation', { handedness: 'DominanceViolation' }],
  ['location', 'Under the table', { location: 'Under the table' }],
]
const columns = [...new Set(lexicon.flatMap(([column, , meaning]) => [column, ...Object.keys(meaning)]))]
const csv = [
  ['gloss', ...columns].join(),
  ...lexicon.map(([column, name], index) =>
    [`S${index}`, ...columns.map((other) => (other === column ? name : ''))].join(),
  ),
].join('\n')

describe('a lexicon with names of its own', () => {
  test('is exported with the same meanings, and none becomes a wider one [SGN-14] [D31]', async () => {
    await doImport(csv, { createValues: true })
    const signs = await exportedSigns()
    const meanings = signs.map((sign) =>
      Object.fromEntries(columns.filter((column) => sign[column]).map((column) => [column, sign[column]])),
    )
    expect(meanings).toEqual(lexicon.map(([, , meaning]) => meaning))
    expect(new Set(meanings.map((meaning) => JSON.stringify(meaning))).size).toBe(lexicon.length)

    const text = await exported()
    const again = await doImport(text)
    expect(again.counts).toMatchObject({ unchanged: lexicon.length, changed: 0 })
    expect(again.renamed).toEqual([])
    expect(await exported()).toBe(text)
  })

  test('gets a value of its own, in the group of the wider value, for each narrower name [D31]', async () => {
    const { counts } = await doImport(csv, { createValues: true })
    expect(counts.values).toBe(3)
    const { rows } = await sql`
      select entry.value, head.value as head from vocabulary_entry as entry
      left join vocabulary_entry as head on head.id = entry.group_id
      where entry.value in ('Circle horizontal small', 'DominanceViolation', 'Under the table') order by 1
    `.execute(db)
    expect(rows).toEqual([
      { value: 'Circle horizontal small', head: 'circle' },
      { value: 'DominanceViolation', head: 'two-handed' },
      { value: 'Under the table', head: null },
    ])
  })

  test('is refused by line without permission to create values, and nothing is written [D31]', async () => {
    const { fields, error } = await refused(csv)
    const lineOf = (name: string) => lexicon.findIndex(([, other]) => other === name) + 2
    expect(fields).toEqual([
      `line ${lineOf('Circle horizontal small')}, column movement_shape: import.valueNarrower`,
      `line ${lineOf('DominanceViolation')}, column handedness: import.valueNarrower`,
      `line ${lineOf('Under the table')}, column location: import.valueUnknown`,
    ])
    expect(error.fields[0]?.params).toMatchObject({ wider: 'circle-horizontal' })
    expect(await countRows(db, 'sign')).toBe(0)
  })

  test('is listed with every value that is read under another name, and its count [D31]', async () => {
    const rows = ['A,Temple', 'B,head', 'C,Temple', 'D,Head', 'E,temple', 'F,Temple']
    const { run, folder } = await importing(`gloss,location\n${rows.join('\n')}\n`)
    const { renamed } = await run()
    expect(renamed).toEqual([
      {
        column: 'location',
        value: 'Temple',
        readAs: 'location=forehead location_precise=temple',
        count: 3,
        lines: [2, 4, 7],
      },
      { column: 'location', value: 'Head', readAs: 'head', count: 1, lines: [5] },
      {
        column: 'location',
        value: 'temple',
        readAs: 'location=forehead location_precise=temple',
        count: 1,
        lines: [6],
      },
    ])

    const report = join(folder, 'report.csv')
    await doImport('gloss,movement_shape\nA,Circle\nB,Circle\n', { report })
    expect(await readFile(report, 'utf8')).toBe(
      'file,column,value,count,lines,read_as,narrower_than\nsigns.csv,movement_shape,Circle,2,2 3,circle,\n',
    )
    const { code } = await refused('gloss,movement_shape\nC,Circle\nD,Circle parallel small\n', { report })
    expect(code).toBe('import.unmapped')
    expect((await readFile(report, 'utf8')).split('\n')).toEqual([
      'file,column,value,count,lines,read_as,narrower_than',
      'signs.csv,movement_shape,Circle parallel small,1,3,,circle-frontal',
      'signs.csv,movement_shape,Circle,1,2,circle,',
      '',
    ])
  })
})

describe('a precise location among the areas', () => {
  test('fills both columns, for every name of the standard list [D31]', async () => {
    const names = preciseLocations.flatMap(({ value, parent, aliases = [] }) =>
      [value, ...aliases].map((name) => ({ name, expected: `${parent} ${value}` })),
    )
    await doImport(`gloss,location\n${names.map(({ name }, index) => `S${index},${name}\n`).join('')}`)
    expect(await exportedLocations()).toEqual(names.map(({ expected }) => expected))
  })

  test('agrees with the precise location beside it, or is refused [D31]', async () => {
    await doImport('gloss,location_precise,location\nA,wrist,Wrist\nB,,Wrist\n')
    expect(await exportedLocations()).toEqual(['arm wrist', 'arm wrist'])
    const { fields, error } = await refused('gloss,location,location_precise\nC,Wrist,elbow\n')
    expect(fields).toEqual(['line 2, column location: import.preciseConflict'])
    expect(error.fields[0]?.params).toMatchObject({ value: 'Wrist', precise: 'wrist', given: 'elbow' })
  })

  test('is one that the list has, not one that the same file creates [D31]', async () => {
    const rows = ['A,arm,Spot', 'B,Spot,']
    await doImport(`gloss,location,location_precise\n${rows.join('\n')}\n`, { createValues: true })
    expect(await exportedLocations()).toEqual(['arm Spot', 'Spot'])
  })

  test('moves a sign from another area [D31]', async () => {
    await doImport('gloss,location,location_precise\nA,head,face\n')
    await doImport('gloss,location\nA,Elbow\n')
    expect(await exportedLocations()).toEqual(['arm elbow'])
  })

  test('can be the target of a mapping [D31]', async () => {
    const mapping = JSON.stringify({ values: { location: { '5.17': 'Elbow' } } })
    const folder = await makeFolder({ 'mapping.json': mapping })
    await doImport('gloss,location\nA,5.17\n', { mapping: join(folder, 'mapping.json') })
    expect(await exportedLocations()).toEqual(['arm elbow'])
  })
})
