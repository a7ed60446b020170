import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { useDatabase } from '#tests/database.ts'
import {
  countRows,
  makeContext,
  makeDictionary,
  makeFolder,
  makeValue,
  rejectionOf,
} from '../signs.fixture.ts'
import { createImportHarness } from './import.fixture.ts'
import type { ImportOptions } from './import-options.ts'
import { importSigns } from './import-signs.ts'

const { db } = await useDatabase()
const { signs } = createImportHarness(db)
const ids = new Map<string, number>()
beforeEach(async () => {
  await makeDictionary(db)
  for (const area of ['arm', 'eyes']) ids.set(area, await makeValue(db, 'location', area))
  ids.set('elbow', await makeValue(db, 'location-within-an-area', 'elbow'))
  await sql`update vocabulary_entry set parent_id = ${ids.get('arm')} where value = 'elbow'`.execute(db)
})

const mapping = {
  headers: { Name: 'gloss', Place: 'location', 'internal notes': null },
  values: { location: { '5.17.elbow': { location: 'arm', location_precise: 'elbow' }, '?': null } },
}

/** A CSV file with a mapping beside it, ready to be imported with a report. */
async function foreign(csv: string, json: unknown = mapping, options: Partial<ImportOptions> = {}) {
  const text = typeof json === 'string' ? json : JSON.stringify(json)
  const folder = await makeFolder({ 'foreign.csv': csv, 'mapping.json': text })
  const context = makeContext(db, folder)
  const report = join(folder, 'report.csv')
  const paths = { file: join(folder, 'foreign.csv'), mapping: join(folder, 'mapping.json'), report }
  return {
    run: () => importSigns(context, { ...paths, ...options }),
    reported: () => readFile(report, 'utf8'),
  }
}
const fieldsOf = (fields: { field: string; code: string }[]) =>
  fields.map(({ field, code }) => `${field}: ${code}`)

describe('an import with a mapping', () => {
  test('takes in headers and values of another lexicon [SGN-14]', async () => {
    const { run, reported } = await foreign('Name,Place,Internal Notes\nA,5.17.Elbow,secret\nB,?,\nC,eyes,\n')
    expect((await run()).counts).toMatchObject({ created: 3 })
    expect((await signs()).map(({ document }) => document.values)).toEqual([
      { location: [ids.get('arm')], locationPrecise: [ids.get('elbow')] },
      {},
      { location: [ids.get('eyes')] },
    ])
    // Nothing is left over; what the mapping translated is listed.
    expect(await reported()).toBe(
      'file,column,value,count,lines,read_as,narrower_than\n' +
        'foreign.csv,Place,5.17.Elbow,1,2,location=arm location_precise=elbow,\n',
    )
    expect((await run()).counts).toMatchObject({ unchanged: 3 })
  })

  test('leaves alone what only the mapping could fill, and does not', async () => {
    await (await foreign('Name,Place\nA,5.17.elbow\n')).run()
    await (await foreign('Name,Place\nA,arm\n')).run()
    expect((await signs())[0]?.document.values).toEqual({
      location: [ids.get('arm')],
      locationPrecise: [ids.get('elbow')],
    })
  })

  test('gathers what is left over, most frequent first, and writes nothing [SGN-14]', async () => {
    const rows = Array.from({ length: 250 }, (_, index) => `G${index},${index % 3 ? '=often' : 'rare'},x\n`)
    const { run, reported } = await foreign(`Name,Place,Colour\n${rows.join('')}`)
    const error = await rejectionOf(run())
    expect([error.code, error.params]).toEqual(['import.unmapped', { count: 3, others: 0 }])
    expect(error.fields).toMatchObject([
      {
        field: 'line 1, column Colour',
        code: 'import.unmappedColumn',
        params: { count: 250, lines: '2, 3, 4, 5, 6' },
      },
      {
        code: 'import.unmappedValue',
        params: { column: 'Place', value: '=often', count: 166, lines: '3, 4, 6, 7, 9' },
      },
      { code: 'import.unmappedValue', params: { column: 'Place', value: 'rare', count: 84 } },
    ])
    expect(await reported()).toBe(
      'file,column,value,count,lines,read_as,narrower_than\n' +
        'foreign.csv,Colour,,250,2 3 4 5 6,,\n' +
        "foreign.csv,Place,'=often,166,3 4 6 7 9,,\n" +
        'foreign.csv,Place,rare,84,2 5 8 11 14,,\n',
    )
    expect([await countRows(db, 'sign'), await countRows(db, 'change_set')]).toEqual([0, 0])
  })

  test('tells the same in a dry run, and other errors besides', async () => {
    const csv = 'Name,Place,repeated_movement\nA,unknown,perhaps\n'
    const { run, reported } = await foreign(csv, mapping, { dryRun: true })
    const { fields, params } = await rejectionOf(run())
    expect(params).toEqual({ count: 1, others: 1 })
    expect(fieldsOf(fields)).toEqual([
      'line 2, column Place: import.unmappedValue',
      'line 2, column repeated_movement: import.yesNo',
    ])
    expect(await reported()).toContain('foreign.csv,Place,unknown,1,2,,\n')
  })

  test('reports a file of which it knows no header at all', async () => {
    const { run, reported } = await foreign('Glosse,Ort\nA,x\n', {})
    expect((await rejectionOf(run())).code).toBe('import.unmapped')
    expect(await reported()).toBe(
      'file,column,value,count,lines,read_as,narrower_than\nforeign.csv,Glosse,,1,2,,\nforeign.csv,Ort,,1,2,,\n',
    )
  })

  test('makes what is left over when the operator says so', async () => {
    const { run } = await foreign('Name,Place\nA,new\n', mapping, { createValues: true })
    expect((await run()).counts).toMatchObject({ created: 1, values: 1 })
  })

  test('says where the report cannot be written, and writes nothing', async () => {
    const { run } = await foreign('Name\nA\n', mapping, { report: '/nowhere/report.csv' })
    expect((await rejectionOf(run())).code).toBe('import.reportFailed')
    expect(await countRows(db, 'sign')).toBe(0)
  })
})

describe('a wrong mapping ends the import before anything is read', () => {
  test('by the values that no list has, and places outside their area', async () => {
    const { run } = await foreign('not read', {
      values: {
        location: {
          a: 'moon',
          b: { location: 'eyes', location_precise: 'elbow' },
          c: { location_precise: 'knee' },
        },
      },
    })
    const { code, fields } = await rejectionOf(run())
    expect(code).toBe('mapping.failed')
    expect(fieldsOf(fields)).toEqual([
      'values › location › a: import.valueUnknown',
      'values › location › b: import.placeOutside',
      'values › location › c: import.valueUnknown',
    ])
    expect(fields[1]?.params).toEqual({ value: 'elbow', area: 'eyes' })
  })

  test.each([
    ['that is no JSON', '{ "headers": ', 'mapping.notJson'],
    ['with a fault', '{ "header": {} }', 'mapping.failed'],
  ])('%s', async (_says, json, code) => {
    expect((await rejectionOf((await foreign('gloss\nA\n', json)).run())).code).toBe(code)
  })

  test('that is not there', async () => {
    const { run } = await foreign('gloss\nA\n', mapping, { mapping: '/nowhere/mapping.json' })
    expect((await rejectionOf(run())).code).toBe('mapping.fileMissing')
  })
})
