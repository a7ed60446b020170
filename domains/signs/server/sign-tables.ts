import { textKeys, yesNoKeys } from '../properties.ts'
import type { SignRows } from '../sign.rows.ts'
import type { TableSpec } from './bulk-rows.ts'

const integer = 'integer'
const text = 'text'
const boolean = 'boolean'
const timestamp = 'timestamptz'
const attributionColumns = { licence: text, credit: text, signer: text }
const positionColumns = { signId: integer, position: integer }

const updatableColumns = {
  source: text,
  sourceId: text,
  status: text,
  revision: integer,
  ...Object.fromEntries(textKeys.map((key) => [key, text])),
  ...Object.fromEntries(yesNoKeys.map((key) => [key, boolean])),
  publisherId: integer,
  approverId: integer,
  changedAt: timestamp,
  publishedAt: timestamp,
  deletedAt: timestamp,
  deletedBy: integer,
}

/** The columns of a sign that an update can change. */
export const signUpdateTable: TableSpec = { table: 'sign', columns: { id: integer, ...updatableColumns } }

/** All columns of a sign. */
export const signTable: TableSpec = {
  table: 'sign',
  columns: {
    id: integer,
    dictionaryId: integer,
    ...updatableColumns,
    authorId: integer,
    createdAt: timestamp,
  },
}

/** The tables of the parts of a document. */
export const documentTables = {
  values: {
    table: 'sign_value',
    columns: { ...positionColumns, property: text, many: boolean, list: text, entryId: integer },
    orderBy: 'sign_id, property, position',
  },
  translations: {
    table: 'translation',
    columns: { ...positionColumns, language: text, sense: integer, text },
    orderBy: 'sign_id, language, sense, position',
  },
  notes: {
    table: 'sign_note',
    columns: { ...positionColumns, kindId: integer, text, public: boolean },
    orderBy: 'sign_id, position',
  },
  relations: {
    table: 'sign_relation',
    columns: { ...positionColumns, kind: text, targetId: integer },
    orderBy: 'sign_id, position',
  },
  minimalPairs: {
    table: 'sign_minimal_pair',
    columns: { ...positionColumns, targetId: integer },
    orderBy: 'sign_id, position',
  },
  foreignRelations: {
    table: 'foreign_relation',
    columns: { ...positionColumns, signLanguage: text, text },
    orderBy: 'sign_id, position',
  },
  examples: {
    table: 'example',
    columns: { ...positionColumns, signs: text, mediaId: integer, ...attributionColumns },
    orderBy: 'sign_id, position',
  },
  exampleTexts: {
    table: 'example_text',
    columns: { ...positionColumns, language: text, text },
    orderBy: 'sign_id, position, language',
  },
  media: {
    table: 'sign_media',
    columns: { ...positionColumns, role: text, mediaId: integer, ...attributionColumns },
    orderBy: 'sign_id, role, position',
  },
} as const satisfies Record<Exclude<keyof SignRows, 'columns'>, TableSpec>

export type DocumentPart = keyof typeof documentTables
export const documentParts = Object.keys(documentTables) as DocumentPart[]

export const versionTable: TableSpec = {
  table: 'sign_version',
  columns: { signId: integer, revision: integer, changeSetId: integer, document: 'jsonb' },
}
export const publishedTable: TableSpec = {
  table: 'published_sign',
  columns: { signId: integer, dictionaryVersion: 'bigint', revision: integer, document: 'jsonb' },
}
