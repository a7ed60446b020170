import { describe, expect, test } from 'vitest'
import { decodeCsv } from './decode-csv.ts'
import { parseMapping } from './parse-mapping.ts'
import { parseCsv } from './read-rows.ts'

const mappingErrors = (json: unknown) =>
  parseMapping(json).errors.map(({ field, code }) => `${field}: ${code}`)
function read(text: string, json: unknown, collectUnknown = false) {
  const { mapping, errors } = parseMapping(json)
  expect(errors).toEqual([])
  return parseCsv(decodeCsv(new TextEncoder().encode(text)), { mapping, collectUnknown })
}

describe('headers of other lexicons [SGN-14]', () => {
  test('are translated regardless of spaces and capitals, and null ignores a column', () => {
    const { rows, errors } = read(
      'ID-Gloss;"Handshape, (Strong)";  english ;internal notes\nCASA;b;house;secret\n',
      {
        headers: {
          'id-gloss': 'gloss',
          'handshape, (strong) ': 'handshape_dominant',
          English: 'translation.en',
          'Internal notes': null,
        },
      },
    )
    expect(errors).toEqual([])
    expect(rows[0]).toMatchObject({
      texts: { gloss: 'CASA' },
      values: { handshapeDominant: ['b'] },
      translations: { en: [['house']] },
    })
    expect(JSON.stringify(rows)).not.toContain('secret')
  })

  test('can be headers of this program with another meaning', () => {
    const { rows } = read('gloss,lemma\nhouse,CASA\n', { headers: { gloss: 'lemma', lemma: 'gloss' } })
    expect(rows[0]?.texts).toEqual({ lemma: 'house', gloss: 'CASA' })
  })

  test('that are translated to an existing column of the file are refused', () => {
    expect(() => read('gloss,Name\nA,B\n', { headers: { name: 'gloss' } })).toThrow('import.columns')
  })

  test('appear in errors as they are in the file', () => {
    const { errors } = read('gloss,Place\nA,x;y\n', { headers: { place: 'location' } })
    expect(errors).toMatchObject([{ field: 'line 2, column Place', code: 'import.oneValue' }])
  })

  test('that are unknown are collected with the rows that use them', () => {
    const { unknownColumns, rows } = read('gloss,Rare,Empty\nA,1,\nB,,\nC,2,\n', {}, true)
    expect(unknownColumns).toEqual([
      { header: 'Rare', count: 2, lines: [2, 4] },
      { header: 'Empty', count: 0, lines: [] },
    ])
    expect(rows.map(({ texts }) => texts.gloss)).toEqual(['A', 'B', 'C'])
  })
})

describe('values of other lexicons [SGN-14]', () => {
  const values = {
    location: {
      '5.17.elbow': { location: 'arm', location_precise: 'elbow' },
      '3.5.eyes': 'eyes',
      'arm; upper': 'arm',
      '?': null,
    },
    tags: { 'basic; core': ['basic', 'core'], old: null },
    repeated_movement: { ja: 'yes', nein: 'no', doppelt: { repeated_movement: 'yes', tags: 'double' } },
  }

  test('are translated, fill several cells, or none', () => {
    const { rows, errors } = read(
      'gloss,location\nA,5.17.ELBOW\nB, 3.5.eyes \nC,?\nD,nose\nE,arm; upper\nF,\n',
      { values },
    )
    expect(errors).toEqual([])
    expect(rows.map((row) => [row.values.location, row.values.locationPrecise])).toEqual([
      [['arm'], ['elbow']],
      [['eyes'], undefined],
      [[], undefined],
      [['nose'], undefined],
      [['arm'], undefined],
      [[], undefined],
    ])
  })

  test('are added to the other values of a cell', () => {
    const { rows } = read('gloss,tags,repeated_movement\nA,old;new,doppelt\nB,basic; core,NEIN\nC,new,ja\n', {
      values,
    })
    expect(rows.map((row) => [row.values.tags, row.flags.repeatedMovement])).toEqual([
      [['new', 'double'], true],
      [['basic', 'core'], false],
      [['new'], true],
    ])
  })

  test('do not replace the value of another cell of the row', () => {
    const { errors, rows } = read(
      'gloss,location,location_precise\nA,5.17.elbow,wrist\nB,5.17.elbow,elbow\nC,5.17.elbow,\n',
      { values },
    )
    expect(errors).toMatchObject([
      {
        field: 'line 2, column location_precise',
        code: 'import.cellTaken',
        params: { mapped: 'elbow', value: 'wrist' },
      },
    ])
    expect(rows[2]?.values.locationPrecise).toEqual(['elbow'])
  })

  test('can have another separator', () => {
    const { rows } = read('gloss,tags,English\nA,"one, two;three","lift, elevator"\n', {
      headers: { english: 'translation.en' },
      splitters: { tags: ',', 'translation.en': ',' },
    })
    expect(rows[0]).toMatchObject({
      values: { tags: ['one', 'two;three'] },
      translations: { en: [['lift', 'elevator']] },
    })
  })
})

describe('all errors of a mapping are reported', () => {
  test.each<[string, unknown, string[]]>([
    ['no object', [], ['{ }: mapping.shape']],
    ['an unknown section', { header: {} }, ['header: mapping.unknownKey']],
    ['a header that means a number', { headers: { x: 1 } }, ['headers › x: mapping.shape']],
    ['an unknown property', { headers: { x: 'colour' } }, ['headers › x: mapping.propertyUnknown']],
    [
      'two headers for one property',
      { headers: { a: 'gloss', b: 'gloss' } },
      ['headers › b: mapping.headerTwice'],
    ],
    ['one header twice', { headers: { a: null, ' A': null } }, ['headers ›  A: mapping.sameKey']],
    ['values of no property', { values: { colour: {} } }, ['values › colour: mapping.propertyUnknown']],
    ['values of a text', { values: { gloss: {} } }, ['values › gloss: mapping.noValues']],
    ['a value twice', { values: { tags: { a: 'x', A: 'y' } } }, ['values › tags › A: mapping.sameKey']],
    ['a value that means a number', { values: { tags: { a: 1 } } }, ['values › tags › a: mapping.shape']],
    ['an empty value', { values: { tags: { a: ' ' } } }, ['values › tags › a: mapping.shape']],
    [
      'a value for no property',
      { values: { tags: { a: { colour: 'red' } } } },
      ['values › tags › a › colour: mapping.propertyUnknown'],
    ],
    [
      'two values where one fits',
      { values: { location: { a: ['x', 'y'] } } },
      ['values › location › a: import.oneValue'],
    ],
    [
      'a word where yes or no fits',
      { values: { in_dictionary: { a: 'perhaps' } } },
      ['values › in_dictionary › a: import.yesNo'],
    ],
    ['a splitter of a text', { splitters: { gloss: ',' } }, ['splitters › gloss: mapping.noSplitter']],
    ['a splitter of nothing', { splitters: { x: ',' } }, ['splitters › x: mapping.propertyUnknown']],
    ['an empty splitter', { splitters: { tags: '' } }, ['splitters › tags: mapping.shape']],
    [
      'several faults',
      { headers: { a: 'x' }, values: { y: {} }, splitters: { z: ',' } },
      [
        'headers › a: mapping.propertyUnknown',
        'values › y: mapping.propertyUnknown',
        'splitters › z: mapping.propertyUnknown',
      ],
    ],
  ])('%s is named by its place', (_says, json, expected) => {
    expect(mappingErrors(json)).toEqual(expected)
  })

  test('the error of an unknown section names the known sections', () => {
    expect(parseMapping({ x: {} }).errors[0]?.params).toEqual({
      name: 'x',
      known: 'headers, values, splitters, cells, doubledGlosses',
    })
  })
})
