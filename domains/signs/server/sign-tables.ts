import { textKeys, yesNoKeys } from '../properties.ts'
import type { SignRows } from '../sign.rows.ts'
import type { RowSet } from './row-sets.ts'

const integer = 'integer'
const text = 'text'
const boolean = 'boolean'
const moment = 'timestamptz'
const place = { signId: integer, position: integer }

const changing = {
  source: text,
  sourceId: text,
  status: text,
  revision: integer,
  ...Object.fromEntries(textKeys.map((key) => [key, text])),
  ...Object.fromEntries(yesNoKeys.map((key) => [key, boolean])),
  publisherId: integer,
  approverId: integer,
  changedAt: moment,
  publishedAt: moment,
  deletedAt: moment,
  deletedBy: integer,
}

/** What a save can change of the sign itself. */
export const signChanges: RowSet = { table: 'sign', columns: { id: integer, ...changing } }

/** The sign itself. */
export const signSet: RowSet = {
  table: 'sign',
  columns: { id: integer, dictionaryId: integer, ...changing, authorId: integer, createdAt: moment },
}

/** The tables that hold the parts of a document, by the name of the part. */
export const partSets = {
  values: {
    table: 'sign_value',
    columns: { ...place, property: text, many: boolean, list: text, entryId: integer },
    orderBy: 'sign_id, property, position',
  },
  translations: {
    table: 'translation',
    columns: { ...place, language: text, sense: integer, text },
    orderBy: 'sign_id, language, sense, position',
  },
  notes: {
    table: 'sign_note',
    columns: { ...place, kindId: integer, text, public: boolean },
    orderBy: 'sign_id, position',
  },
  relations: {
    table: 'sign_relation',
    columns: { ...place, kind: text, targetId: integer },
    orderBy: 'sign_id, position',
  },
  minimalPairs: {
    table: 'sign_minimal_pair',
    columns: { ...place, targetId: integer },
    orderBy: 'sign_id, position',
  },
  foreignRelations: {
    table: 'foreign_relation',
    columns: { ...place, signLanguage: text, text },
    orderBy: 'sign_id, position',
  },
  examples: {
    table: 'example',
    columns: { ...place, signs: text, mediaId: integer },
    orderBy: 'sign_id, position',
  },
  exampleTexts: {
    table: 'example_text',
    columns: { ...place, language: text, text },
    orderBy: 'sign_id, position, language',
  },
  media: {
    table: 'sign_media',
    columns: { ...place, role: text, mediaId: integer },
    orderBy: 'sign_id, role, position',
  },
} as const satisfies Record<Exclude<keyof SignRows, 'columns'>, RowSet>

export type Part = keyof typeof partSets
export const parts = Object.keys(partSets) as Part[]

/** Versions and public documents. */
export const versionSet: RowSet = {
  table: 'sign_version',
  columns: { signId: integer, revision: integer, changeSetId: integer, document: 'jsonb' },
}
export const publishedSet: RowSet = {
  table: 'published_sign',
  columns: { signId: integer, dictionaryVersion: 'bigint', revision: integer, document: 'jsonb' },
}
