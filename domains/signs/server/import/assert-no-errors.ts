import { AppError, type FieldError } from '#platform/errors/app-error.ts'
import type { Column } from '../../csv/columns.ts'
import { csvError } from '../../csv/csv-error.ts'
import type { ParsedCsv } from '../../csv/read-rows.ts'
import { wireName } from '../../properties.ts'
import { hasKeyColumn } from './check-columns.ts'
import { type ImportOptions, maxReported } from './import-options.ts'
import { groupUnmapped, unmappedError, writeUnmappedReport } from './unmapped-report.ts'

/** Whether what nobody knows is gathered and told by how often it occurs, rather than line by line. */
export const collectsUnmapped = ({ mapping, report }: ImportOptions): boolean =>
  mapping !== undefined || report !== undefined

/**
 * Ends an import of which something is wrong, and writes the report that the operator asked for.
 * @throws AppError `import.noKey`; `import.unmapped` with headers and values that nobody knows; `import.failed`
 *   with all that is wrong by line and column (capped); `import.reportFailed`
 */
export async function assertNoErrors(
  read: ParsedCsv,
  errors: readonly FieldError[],
  options: ImportOptions,
): Promise<void> {
  if (collectsUnmapped(options)) {
    const { unmapped, others } = groupUnmapped(read.unknownColumns, errors)
    if (options.report !== undefined) await writeUnmappedReport(options.report, options.file, unmapped)
    if (unmapped.length > 0) throw unmappedError(unmapped, others.toSorted(inFileOrder))
  }
  if (!hasKeyColumn(read.columns)) throw new AppError('import.noKey')
  if (errors.length > 0) throw importFailedError(errors)
}

/** @returns the refusal of a file with these errors */
export const importFailedError = (errors: readonly FieldError[]): AppError =>
  new AppError('import.failed', {
    params: { count: errors.length },
    fields: errors.toSorted(inFileOrder).slice(0, maxReported),
  })

const inFileOrder = (one: FieldError, other: FieldError) =>
  Number(one.params?.line ?? 0) - Number(other.params?.line ?? 0)

/** Errors that name columns as we do, naming them as the file does. */
export function withFileHeaders(errors: readonly FieldError[], columns: readonly Column[]): FieldError[] {
  const headers = new Map(
    columns.flatMap((column) =>
      column.kind === 'property' ? [[wireName(column.key), column.header] as const] : [],
    ),
  )
  return errors.map((error) => {
    const { line = 0, column = '', ...params } = error.params ?? {}
    const header = headers.get(String(column))
    return header === undefined || header === column
      ? error
      : csvError(Number(line), header, error.code, params)
  })
}
