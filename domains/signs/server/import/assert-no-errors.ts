import { AppError, type FieldError } from '#platform/errors/app-error.ts'
import { hasKeyColumn } from '../../csv/columns.ts'
import type { ParsedCsv } from '../../csv/read-rows.ts'
import { type ImportOptions, maxReported } from './import-options.ts'
import type { RenamedValue } from './renamed-values.ts'
import { groupUnmapped, unmappedError, writeValueReport } from './unmapped-report.ts'

/** Whether unknown headers and values are reported once with their number of rows, instead of line by line. */
export const collectsUnmapped = ({ mapping, report, collectUnmapped = false }: ImportOptions): boolean =>
  collectUnmapped || mapping !== undefined || report !== undefined

/**
 * Ends an import that has errors, and writes the report if the operator requested one.
 * @throws AppError `import.noKey`; `import.unmapped` with unknown headers and values; `import.failed` with the first errors
 *   by line and column; `import.reportFailed`
 */
export async function assertNoErrors(
  read: ParsedCsv,
  errors: readonly FieldError[],
  renamed: readonly RenamedValue[],
  options: ImportOptions,
): Promise<void> {
  if (collectsUnmapped(options)) {
    const { unmapped, others } = groupUnmapped(read.unknownColumns, errors)
    if (options.report !== undefined) await writeValueReport(options.report, options.file, unmapped, renamed)
    if (unmapped.length > 0) throw unmappedError(unmapped, others.toSorted(inFileOrder), options.maxIssues)
  }
  if (!hasKeyColumn(read.columns)) throw new AppError('import.noKey')
  if (errors.length > 0) throw importFailedError(errors, options.maxIssues)
}

/** The error for a file with these issues. */
export const importFailedError = (errors: readonly FieldError[], maxIssues = maxReported): AppError =>
  new AppError('import.failed', {
    params: { count: errors.length },
    fields: errors.toSorted(inFileOrder).slice(0, maxIssues),
  })

const inFileOrder = (one: FieldError, other: FieldError) =>
  Number(one.params?.line ?? 0) - Number(other.params?.line ?? 0)
