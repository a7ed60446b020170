import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { locales } from '#platform/i18n/locales.ts'
import { useDatabase } from '#tests/database.ts'
import { countRows, makeDictionary, makeValue } from '../signs.fixture.ts'
import { createImportHarness } from './import.fixture.ts'

const { db } = await useDatabase()
const { doImport, refused, signs, exported } = createImportHarness(db)

/** head (with its members eyes and mouth), arm; below-eye in eyes, face in head, elbow in arm, spot nowhere. */
beforeEach(async () => {
  await makeDictionary(db)
  const [head = 0, arm = 0, eyes = 0, mouth = 0] = await Promise.all(
    ['head', 'arm', 'eyes', 'mouth'].map((area) => makeValue(db, 'location', area)),
  )
  await sql`update vocabulary_entry set group_id = ${head} where id in (${eyes}, ${mouth})`.execute(db)
  for (const [place, area] of [
    ['below-eye', eyes],
    ['face', head],
    ['elbow', arm],
    ['spot', null],
  ] as const) {
    const id = await makeValue(db, 'location-within-an-area', place)
    await sql`update vocabulary_entry set parent_id = ${area} where id = ${id}`.execute(db)
  }
})

const exportedLocations = async () => {
  const rows = (await exported()).trim().split('\n')
  const [header = [], ...cells] = rows.map((row) => row.trim().split(','))
  const at = (name: string) => header.indexOf(name)
  return cells.map((row) => [row[at('gloss')], row[at('location')], row[at('location_precise')]].join(' '))
}

describe('a precise location beside an area', () => {
  test('is refused outside the area, with line, column and both names, and nothing is written [SGN-14]', async () => {
    const { code, fields, error } = await refused(
      'gloss,location,location_precise\nGOOD,arm,elbow\nA,eyes,elbow\nB,mouth,below-eye\nC,eyes,face\n',
    )
    expect(code).toBe('import.failed')
    expect(fields).toEqual([
      'line 3, column location_precise: import.placeOutside',
      'line 4, column location_precise: import.placeOutside',
      'line 5, column location_precise: import.placeOutside',
    ])
    expect(error.fields[0]?.params).toMatchObject({ value: 'elbow', area: 'eyes' })
    expect([await countRows(db, 'sign'), await countRows(db, 'change_set')]).toEqual([0, 0])
  })

  test('can be in a member of the area, without an area, and without a known area [SGN-14]', async () => {
    await doImport(
      'gloss,location,location_precise\nA,eyes,below-eye\nB,head,below-eye\nC,head,face\nD,,elbow\nE,arm,spot\n',
    )
    expect(await exportedLocations()).toEqual([
      'A eyes below-eye',
      'B head below-eye',
      'C head face',
      'D  elbow',
      'E arm spot',
    ])
  })

  test('is compared with the stored value when the file has only one of the two columns', async () => {
    await doImport('gloss,location,location_precise\nA,eyes,below-eye\n')
    expect((await refused('gloss,location_precise\nA,elbow\n')).fields).toEqual([
      'line 2, column location_precise: import.placeOutside',
    ])
    expect((await refused('gloss,location\nA,arm\n')).fields).toEqual([
      'line 2, column location: import.placeOutside',
    ])
    expect(await exportedLocations()).toEqual(['A eyes below-eye'])
    await doImport('gloss,location_precise\nA,\n')
    await doImport('gloss,location\nA,arm\n')
    expect(await exportedLocations()).toEqual(['A arm '])
  })

  test('that is outside its area since the lists changed is accepted until it is changed', async () => {
    await doImport('gloss,location,location_precise\nA,arm,elbow\n')
    await sql`update vocabulary_entry set parent_id = (select id from vocabulary_entry where value = 'eyes')
      where value = 'elbow'`.execute(db)
    const text = await exported()
    expect((await doImport(text)).counts).toMatchObject({ unchanged: 1 })
    expect(await exported()).toBe(text)
    expect((await refused('gloss,location_precise,location\nB,elbow,arm\n')).fields).toHaveLength(1)
  })

  test('is outside an area that the import itself creates', async () => {
    const create = { createValues: true }
    const { fields } = await refused('gloss,location,location_precise\nA,knee,elbow\n', create)
    expect(fields).toEqual(['line 2, column location_precise: import.placeOutside'])
    await doImport('gloss,location,location_precise\nA,eyes,new-place\nB,knee,other-place\n', create)
    expect(await signs()).toHaveLength(2)
  })

  test('is refused with a message in every language', () => {
    for (const locale of locales)
      expect(translator(locale)('errors:import.placeOutside', { value: 'elbow', area: 'eyes' })).toMatch(
        /elbow.*eyes/,
      )
  })
})
