import { describe, expect, test } from 'vitest'
import { translator } from '#platform/i18n/i18n-resources.ts'
import {
  checksumFile,
  citationFile,
  describeAsCsvw,
  describeAsFrictionless,
  type PackageFacts,
} from './describe-package.ts'
import { mediaTable, referenceTable, signsTable } from './package-table.ts'

const facts: PackageFacts = {
  name: 'signbank-data',
  title: 'Signs of "Garça"',
  version: '2.0',
  owners: ['Instituto Garça'],
  licence: { name: 'CC BY 4.0', deed: 'https://creativecommons.org/licenses/by/4.0/' },
  origin: 'https://signs.example',
  created: new Date('2026-11-21T12:00:00Z'),
}
const tables = [signsTable(['en', 'pt'], translator('en')), referenceTable(['en']), mediaTable]

describe('a data package describes', () => {
  test('each column with its type, and texts with their language [SGN-14]', () => {
    const [signs] = describeAsCsvw(tables, facts).tables
    const column = (name: string) => signs?.tableSchema.columns.find((one) => one.name === name)
    expect(column('id')).toMatchObject({ datatype: 'integer', required: true })
    expect(column('gloss')).toMatchObject({ datatype: 'string', required: true, 'dc:description': 'Gloss' })
    expect(column('repeated_movement')).toMatchObject({ datatype: { base: 'boolean', format: 'yes|no' } })
    expect(column('published_at')).toMatchObject({ datatype: 'dateTime' })
    expect(column('translation.pt')).toMatchObject({ datatype: 'string', lang: 'pt' })
    expect(signs?.tableSchema.primaryKey).toEqual(['id'])
  })

  test('which sign a file belongs to, in both formats [SGN-14]', () => {
    expect(describeAsCsvw(tables, facts).tables[2]?.tableSchema.foreignKeys).toEqual([
      { columnReference: 'sign_id', reference: { resource: 'signs.csv', columnReference: 'id' } },
    ])
    expect(describeAsFrictionless(tables, [], facts).resources[2]?.schema.foreignKeys).toEqual([
      { fields: 'sign_id', reference: { resource: 'signs', fields: 'id' } },
    ])
  })

  test('size and check sum of its files, and the licence [SGN-14]', () => {
    const file = { path: 'signs.csv', bytes: 12, sha256: 'ab'.repeat(32) }
    const descriptor = describeAsFrictionless(tables, [file], facts)
    expect(descriptor.resources[0]).toMatchObject({ bytes: 12, hash: `sha256:${file.sha256}` })
    expect(descriptor.licenses?.[0]?.path).toBe('https://creativecommons.org/licenses/by/4.0/')
    expect(describeAsFrictionless(tables, [], { ...facts, licence: null })).not.toHaveProperty('licenses')
    expect(checksumFile([file])).toBe(`${file.sha256}  signs.csv\n`)
  })

  test('how to cite it, with quotes in names escaped [SGN-14]', () => {
    expect(citationFile(facts)).toContain(
      'title: "Signs of \\"Garça\\""\nauthors:\n  - name: "Instituto Garça"',
    )
    expect(citationFile({ ...facts, owners: [] })).toContain('  - name: "Signs of \\"Garça\\""')
  })
})
