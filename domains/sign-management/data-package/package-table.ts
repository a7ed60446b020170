import { cellsOf } from '#domains/signs/csv/cells/index.ts'
import { exportHeaders, parseHeader } from '#domains/signs/csv/columns.ts'
import type { Translate } from '#platform/i18n/i18n-resources.ts'

/** A column of a CSV file of the data package. */
export interface PackageColumn {
  name: string
  /** In English. */
  title: string
  type: 'integer' | 'boolean' | 'datetime' | 'string'
  required?: boolean
  /** The content language of its texts. */
  language?: string
}

/** A CSV file of the data package. */
export interface PackageTable {
  path: string
  title: string
  columns: PackageColumn[]
  primaryKey: string[]
  /** Columns whose values are the primary key of another file. */
  foreignKey?: { column: string; table: string; references: string }
}

/** The signs, with the columns of the CSV export. */
export function signsTable(languages: readonly string[], t: Translate): PackageTable {
  const columns = exportHeaders(languages).map((header): PackageColumn => {
    const column = parseHeader(header)
    if (column?.kind === 'id') return { name: header, title: header, type: 'integer', required: true }
    if (column?.kind !== 'property' && column?.kind !== 'perLanguage')
      return { name: header, title: header, type: header.endsWith('_at') ? 'datetime' : 'string' }
    const name = t(`properties:${header.split('.')[0] as 'gloss'}`)
    if (column.kind === 'perLanguage')
      return {
        name: header,
        title: `${name} (${column.language})`,
        type: 'string',
        language: column.language,
      }
    return {
      name: header,
      title: name,
      type: cellsOf(column.key).type ?? 'string',
      required: column.key === 'gloss',
    }
  })
  return { path: 'signs.csv', title: 'Signs', columns, primaryKey: ['id'] }
}

const text = (name: string, title: string): PackageColumn => ({ name, title, type: 'string' })
const whole = (name: string, title: string): PackageColumn => ({ name, title, type: 'integer' })

/** The values of all reference lists. */
export const referenceTable = (languages: readonly string[]): PackageTable => ({
  path: 'reference-lists.csv',
  title: 'Values of the reference lists',
  columns: [
    { ...text('list', 'Reference list'), required: true },
    { ...text('value', 'Value, as in signs.csv'), required: true },
    text('parent', 'The value that contains it'),
    text('group', 'The head of its group'),
    { name: 'searchable', title: 'Whether visitors search by it', type: 'boolean' },
    { name: 'retired', title: 'Whether it is no longer chosen', type: 'boolean' },
    ...languages.map((language) => ({ ...text(`name.${language}`, `Name (${language})`), language })),
  ],
  primaryKey: ['list', 'value'],
})

/** The files of the signs. The files themselves are not in the package. */
export const mediaTable: PackageTable = {
  path: 'media.csv',
  title: 'Videos and pictures of the signs',
  columns: [
    { ...whole('sign_id', 'The sign'), required: true },
    { ...text('role', 'What the file shows'), required: true },
    { ...whole('position', 'Place among the files of the sign, from 1'), required: true },
    whole('media_id', 'The file'),
    text('name', 'Name of the file when it was uploaded'),
    text('url', 'Where the file is loaded, for people who may see the sign'),
    text('mime', 'Media type of the file behind the URL'),
    whole('bytes', 'Size of the file behind the URL'),
    whole('duration_ms', 'Length in milliseconds'),
    text('original_sha256', 'SHA-256 of the file that was uploaded'),
    text('original_url', 'Where the uploaded file is loaded, if originals are offered'),
    text('licence', 'Licence, if it differs from that of the dictionary'),
    text('credit', 'Credit'),
    text('signer', 'Signer'),
  ],
  primaryKey: ['sign_id', 'position'],
  foreignKey: { column: 'sign_id', table: 'signs.csv', references: 'id' },
}
