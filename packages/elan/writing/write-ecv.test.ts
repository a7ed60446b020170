import { describe, expect, test } from 'vitest'
import { bytesOf } from '../eaf-file.fixture.ts'
import { readEcv } from '../reading/read-ecv.ts'
import { isSchemaMissing, schemaErrors } from '../xmllint.fixture.ts'
import { distinctValues } from './distinct-values.ts'
import { type EcvEntry, type EcvVocabulary, writeEcv } from './write-ecv.ts'

const head = {
  author: 'The dictionary',
  date: '2024-05-02T10:00:00Z',
  languages: [
    { id: 'por', definition: 'http://cdb.iso.org/lg/CDB-00138595-001', label: 'Portuguese (por)' },
    { id: 'eng', definition: 'http://cdb.iso.org/lg/CDB-00138502-001', label: 'English (eng)' },
  ],
}
const entry = (id: number, por: string, eng: string, address: string | null = null): EcvEntry => ({
  id: `sign-${id}`,
  values: [
    { language: 'por', value: por, description: 'tradução; verbo' },
    { language: 'eng', value: eng, description: null },
  ],
  address,
})
const vocabulary = (...entries: EcvEntry[]): EcvVocabulary => ({
  id: 'signs',
  descriptions: [
    { language: 'por', text: 'Sinais' },
    { language: 'eng', text: 'Signs' },
  ],
  entries,
})
const write = async (...vocabularies: EcvVocabulary[]) =>
  (await Array.fromAsync(writeEcv(head, vocabularies))).join('')
const film = 'https://signs.example/films/1.mp4'

describe('a vocabulary file', () => {
  test('is read with the same languages, descriptions, entries and addresses', async () => {
    const text = await write(
      vocabulary(entry(2, 'CASA', 'HOUSE', film), entry(1, 'É < "Ü"', 'A & B'), entry(3, 'X', 'Y', film)),
    )
    const { document, diagnostics } = await readEcv(bytesOf(text))
    expect(diagnostics).toEqual([])
    expect(document.languages).toEqual(head.languages)
    expect(document.vocabularies).toMatchObject([
      {
        id: 'signs',
        descriptions: [
          { language: 'por', text: 'Sinais' },
          { language: 'eng', text: 'Signs' },
        ],
        entries: [
          { id: 'sign-2', externalRef: 'er1', values: entry(2, 'CASA', 'HOUSE').values },
          { id: 'sign-1', externalRef: null, values: entry(1, 'É < "Ü"', 'A & B').values },
          { id: 'sign-3', externalRef: 'er1' },
        ],
      },
    ])
    expect(document.externalRefs).toEqual([{ id: 'er1', type: 'resource_url', value: film }])
  })

  test.skipIf(isSchemaMissing)('is valid by both schemas', async () => {
    const text = await write(vocabulary(entry(1, 'CASA', 'HOUSE', film)), {
      ...vocabulary(entry(1, 'MÃE', 'MOTHER')),
      id: 'people',
    })
    expect(await schemaErrors([text], '2.8')).toBe('')
    expect(await schemaErrors([text], '3.0')).toBe('')
  })

  test('is written in parts, while its entries are still read', async () => {
    let read = 0
    async function* entries() {
      for (; read < 1000; read++) yield entry(read, `A${read}`, `B${read}`)
    }
    const parts = writeEcv(head, [{ ...vocabulary(), entries: entries() }])
    for (let n = 0; n < 10; n++) await parts.next()
    expect(read).toBeLessThan(10)
  })

  test.each([
    [
      'no value in one of the languages',
      vocabulary(entry(1, 'CASA', ' ')),
      { code: 'emptyValue', params: { entry: 'sign-1', language: 'eng' } },
    ],
    [
      'two entries with one id',
      vocabulary(entry(1, 'A', 'B'), entry(1, 'C', 'D')),
      { code: 'duplicateEntry' },
    ],
    [
      'two entries with one value',
      vocabulary(entry(1, 'A', 'B'), entry(2, 'C', 'B')),
      { code: 'duplicateValue', params: { entry: 'sign-2', value: 'B' } },
    ],
    ['no descriptions', { ...vocabulary(), descriptions: [] }, { code: 'missingDescription' }],
    [
      'an empty description',
      { ...vocabulary(), descriptions: [{ language: 'por', text: '' }] },
      { code: 'missingDescription', params: { language: 'por' } },
    ],
    [
      'a character that XML does not allow',
      vocabulary(entry(1, 'A\u0000', 'B')),
      { code: 'forbiddenCharacter', params: { character: 'U+0000' } },
    ],
  ])('is refused with %s', async (_, refused, expected) => {
    await expect(write(refused)).rejects.toMatchObject(expected)
  })
})

test('values that are equal within a language get the id from the second on', async () => {
  const entries = [
    entry(1, 'CASA', 'HOUSE'),
    entry(2, 'LAR', 'HOUSE'),
    entry(3, 'CASA', 'HOUSE (sign-3)'),
    entry(3, 'X', 'HOUSE'),
  ]
  const values = (await Array.fromAsync(distinctValues(entries))).map((each) =>
    each.values.map(({ value }) => value),
  )
  expect(values).toEqual([
    ['CASA', 'HOUSE'],
    ['LAR', 'HOUSE (sign-2)'],
    ['CASA (sign-3)', 'HOUSE (sign-3)'],
    ['X', 'HOUSE (sign-3) (sign-3)'],
  ])
})
