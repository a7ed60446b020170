import type { FieldError } from '#platform/errors/app-error.ts'
import type { Column } from '../../csv/columns.ts'
import { csvError } from '../../csv/csv-error.ts'
import { wireName } from '../../properties.ts'

/** The headers of a file by our names of the properties. */
export const fileHeaders = (columns: readonly Column[]): ReadonlyMap<string, string> =>
  new Map(
    columns.flatMap((column) =>
      column.kind === 'property' ? [[wireName(column.key), column.header] as const] : [],
    ),
  )

/** Replaces our headers in errors by the headers of the file. */
export function withFileHeaders(errors: readonly FieldError[], columns: readonly Column[]): FieldError[] {
  const headers = fileHeaders(columns)
  return errors.map((error) => {
    const { line = 0, column = '', ...params } = error.params ?? {}
    const header = headers.get(String(column))
    return header === undefined || header === column
      ? error
      : csvError(Number(line), header, error.code, params)
  })
}
