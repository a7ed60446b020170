import { storedKinds } from '../kinds/stored-kinds.ts'
import type { TableSpec } from './bulk-rows.queries.ts'

const integer = 'integer'
const text = 'text'
const timestamp = 'timestamptz'

const updatableColumns = {
  source: text,
  sourceId: text,
  status: text,
  foldedGloss: text,
  revision: integer,
  ...(Object.assign({}, ...storedKinds.map(({ columns }) => columns)) as Record<string, string>),
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

/** The tables of the parts of a document, by kind: a change replaces the rows in all tables of a kind. */
export const tablesByKind = storedKinds.flatMap(({ tables }) => (tables ? [tables] : []))
export const documentTables: Readonly<Record<string, TableSpec>> = Object.assign({}, ...tablesByKind)

export const versionTable: TableSpec = {
  table: 'sign_version',
  columns: { signId: integer, revision: integer, changeSetId: integer, document: 'jsonb' },
}
export const publishedTable: TableSpec = {
  table: 'published_sign',
  columns: { signId: integer, dictionaryVersion: 'bigint', revision: integer, document: 'jsonb' },
}
