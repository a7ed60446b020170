import type { Db } from '#platform/db/transaction.ts'
import type { FieldError } from '#platform/errors/app-error.ts'
import type { Column } from '../../csv/columns.ts'
import { csvError } from '../../csv/csv-error.ts'
import { listTranslationLanguages } from '../sign.queries.ts'

/**
 * The languages of columns that are not languages of translations yet.
 * @param mayCreate whether a language will be created; each of the others is an error
 */
export async function findMissingLanguages(
  db: Db,
  columns: readonly Column[],
  mayCreate: (language: string) => boolean,
  errors: FieldError[],
) {
  const known = new Set(await listTranslationLanguages(db))
  const missing = columns.filter((column) => column.kind === 'perLanguage' && !known.has(column.language))
  for (const column of missing)
    if (column.kind === 'perLanguage' && !mayCreate(column.language))
      errors.push(csvError(1, column.header, 'import.languageUnknown', { language: column.language }))
  return [...new Set(missing.flatMap((column) => (column.kind === 'perLanguage' ? column.language : [])))]
}
