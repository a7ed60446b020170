import { yesNoWords } from '#domains/signs/csv/cells/yes-no.ts'
import type { Licence } from '#domains/signs/licence.ts'
import type { ZippedFile } from '#platform/storage/zip-stream.ts'
import type { PackageColumn, PackageTable } from './package-table.ts'

/** What the descriptions of a data package say about the dictionary. */
export interface PackageFacts {
  /** Identifier of lower-case letters, digits and hyphens. */
  name: string
  title: string
  version: string
  owners: readonly string[]
  /** Null if the dictionary has none. */
  licence: Licence | null
  origin: string
  created: Date
}

const w3cTypes = {
  integer: 'integer',
  boolean: { base: 'boolean', format: `${yesNoWords.yes}|${yesNoWords.no}` },
  datetime: 'dateTime',
  string: 'string',
} as const

/** The metadata of CSV on the Web (W3C Recommendation, "Metadata Vocabulary for Tabular Data"). */
export const describeAsCsvw = (tables: readonly PackageTable[], facts: PackageFacts) => ({
  '@context': ['http://www.w3.org/ns/csvw', { '@language': 'en' }],
  'dc:title': facts.title,
  ...(facts.licence?.deed && { 'dc:license': { '@id': facts.licence.deed } }),
  'dc:publisher': facts.owners.join('; ') || facts.title,
  'dc:date': facts.created.toISOString(),
  dialect: { encoding: 'utf-8', delimiter: ',', lineTerminators: ['\n'], header: true },
  tables: tables.map(({ path, title, columns, primaryKey, foreignKey }) => ({
    url: path,
    'dc:title': title,
    tableSchema: {
      columns: columns.map(csvwColumn),
      primaryKey,
      ...(foreignKey && {
        foreignKeys: [
          {
            columnReference: foreignKey.column,
            reference: { resource: foreignKey.table, columnReference: foreignKey.references },
          },
        ],
      }),
    },
  })),
})

const csvwColumn = ({ name, title, type, required, language }: PackageColumn) => ({
  // Names are variables of URI templates, which have no hyphen: `translation.pt-BR`.
  name: name.replaceAll('-', '%2D'),
  titles: name,
  'dc:description': title,
  datatype: w3cTypes[type],
  ...(required && { required }),
  ...(language && { lang: language }),
})

/** The descriptor of a Frictionless Data Package, version 1. */
export const describeAsFrictionless = (
  tables: readonly PackageTable[],
  files: readonly ZippedFile[],
  facts: PackageFacts,
) => ({
  profile: 'tabular-data-package',
  name: facts.name,
  title: facts.title,
  homepage: facts.origin,
  ...(facts.version && { version: facts.version }),
  created: facts.created.toISOString(),
  ...(facts.owners.length > 0 && {
    contributors: facts.owners.map((title) => ({ title, role: 'publisher' })),
  }),
  ...(facts.licence && {
    licenses: [
      {
        title: facts.licence.name,
        ...(facts.licence.deed && { path: facts.licence.deed }),
        name: 'other-open',
      },
    ],
  }),
  resources: tables.map(({ path, title, columns, primaryKey, foreignKey }) => {
    const file = files.find((one) => one.path === path)
    return {
      profile: 'tabular-data-resource',
      name: path.replace(/\.csv$/, ''),
      path,
      title,
      format: 'csv',
      mediatype: 'text/csv',
      encoding: 'utf-8',
      ...(file && { bytes: file.bytes, hash: `sha256:${file.sha256}` }),
      schema: {
        fields: columns.map(({ name, title: description, type, required }) => ({
          name,
          type,
          description,
          ...(type === 'boolean' && { trueValues: [yesNoWords.yes], falseValues: [yesNoWords.no] }),
          ...(required && { constraints: { required } }),
        })),
        missingValues: [''],
        primaryKey,
        ...(foreignKey && {
          foreignKeys: [
            {
              fields: foreignKey.column,
              reference: {
                resource: foreignKey.table.replace(/\.csv$/, ''),
                fields: foreignKey.references,
              },
            },
          ],
        }),
      },
    }
  }),
})

/** How to cite the package, in the Citation File Format 1.2.0. JSON texts are YAML texts. */
export function citationFile({ title, version, owners, licence, origin, created }: PackageFacts): string {
  const authors = owners.length > 0 ? owners : [title]
  return [
    'cff-version: 1.2.0',
    'message: "If you use these data, please cite them as below."',
    'type: dataset',
    `title: ${JSON.stringify(title)}`,
    'authors:',
    ...authors.map((name) => `  - name: ${JSON.stringify(name)}`),
    ...(version ? [`version: ${JSON.stringify(version)}`] : []),
    `date-released: ${created.toISOString().slice(0, 10)}`,
    ...(licence?.deed ? [`license-url: ${JSON.stringify(licence.deed)}`] : []),
    `url: ${JSON.stringify(origin)}`,
    '',
  ].join('\n')
}

/** The check sums of files, as `sha256sum --check` reads them. */
export const checksumFile = (files: readonly ZippedFile[]): string =>
  files.map(({ path, sha256 }) => `${sha256}  ${path}\n`).join('')
