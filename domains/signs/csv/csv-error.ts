import type { FieldError } from '#platform/errors/app-error.ts'
import type { ErrorCode } from '#platform/errors/catalogue.ts'

/** What is wrong at one place of a CSV file: line as an editor counts it, and the column's header. */
export function csvError(
  line: number,
  column: string | null,
  code: ErrorCode,
  params: Record<string, string | number> = {},
): FieldError {
  const field = column === null ? `line ${line}` : `line ${line}, column ${column}`
  return { field, code, params: { line, ...(column === null ? {} : { column }), ...params } }
}

/** Says one thing that is wrong in the row being read. */
export type ReportIssue = (
  column: string | null,
  code: ErrorCode,
  params?: Record<string, string | number>,
) => void
