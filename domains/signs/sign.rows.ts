import type { SignRows } from './kinds/kind-rows.ts'
import { storedKinds } from './kinds/stored-kinds.ts'
import { emptyDocument, type SignDocument } from './sign-document.ts'

/** A canonical document as rows of the database, by table. */
export function documentToRows(signId: number, document: SignDocument): SignRows {
  const stored = storedKinds.map((kind) => kind.toRows(document))
  const tables = Object.assign({}, ...stored.map((part) => part.tables)) as SignRows['tables']
  return {
    columns: Object.assign({}, ...stored.map(({ columns }) => columns)),
    tables: Object.fromEntries(
      Object.entries(tables).map(([table, rows]) => [table, rows.map((row) => ({ signId, ...row }))]),
    ),
  }
}

/** The document of these rows; they belong to one sign and are ordered by position. */
export const rowsToDocument = (rows: SignRows): SignDocument =>
  Object.assign(emptyDocument(''), ...storedKinds.map((kind) => kind.fromRows(rows)))
