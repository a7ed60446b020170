import { type RawBuilder, sql } from 'kysely'
import type { SignDocument } from '../sign-document.ts'

/** The parts of a document whose items are files: each has an id `media`, a credit, a licence and a signer. */
export const partsWithFiles = ['media', 'examples'] as const satisfies readonly (keyof SignDocument)[]

/**
 * SQL: the items with files of a document, as rows; none for a part that is missing.
 * @param column with the document
 */
export const filesInDocument = (column: string): RawBuilder<unknown> =>
  sql`jsonb_array_elements(${sql.join(
    partsWithFiles.map((part) => sql`coalesce(nullif(${sql.ref(column)} -> ${sql.lit(part)}, 'null'), '[]')`),
    sql` || `,
  )})`

/**
 * SQL: whether a document has a file. An index of each part answers it.
 * @param column with the document
 */
export const isFileInDocument = (column: string, mediaId: number): RawBuilder<boolean> => {
  const item = JSON.stringify([{ media: mediaId }])
  return sql`(${sql.join(
    partsWithFiles.map((part) => sql`${sql.ref(column)} -> ${sql.lit(part)} @> ${item}::jsonb`),
    sql` or `,
  )})`
}
