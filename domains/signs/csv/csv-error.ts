import type { FieldError } from '#platform/errors/app-error.ts'
import type { ErrorCode } from '#platform/errors/catalogue.ts'

/** An error in a CSV file, with the line as an editor counts it and the header of the column. */
export function csvError(
  line: number,
  column: string | null,
  code: ErrorCode,
  params: Record<string, string | number> = {},
): FieldError {
  const field = column === null ? `line ${line}` : `line ${line}, column ${column}`
  return { field, code, params: { line, ...(column === null ? {} : { column }), ...params } }
}

/** Reports an issue of the current row; a column is its header. */
export type ReportIssue = (
  column: string | null,
  code: ErrorCode,
  params?: Record<string, string | number>,
) => void

/** Reports that a value of the current row was read under another name. @param readAs what it was read as */
export type ReportReadAs = (column: string, value: string, readAs: string) => void

/** Reports an issue of the current cell. */
export type ReportInColumn = (code: ErrorCode, params?: Record<string, string | number>) => void
