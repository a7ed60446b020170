import { basename } from 'node:path'
import { AppError, type FieldError } from '#platform/errors/app-error.ts'
import { writeFileWhole } from '#platform/storage/write-file-whole.ts'
import { escapeFormula } from '../../csv/cell-escaping.ts'
import { csvError } from '../../csv/csv-error.ts'
import { maxExampleLines, type UnknownColumn } from '../../csv/read-table.ts'
import { writeCsv } from '../../csv/write-csv.ts'
import { maxReported } from './import-options.ts'

/** An unknown header or, with a value, a value that is not in its list. */
export interface UnmappedTerm {
  column: string
  value: string | null
  /** The number of rows. */
  count: number
  /** The first lines. */
  lines: number[]
}

/** Headers first, then the values of each column, the most frequent first; `others` are the remaining errors. */
export function groupUnmapped(columns: readonly UnknownColumn[], errors: readonly FieldError[]) {
  const [unknown = [], others = []] = partition(errors, ({ code }) => code === 'import.valueUnknown')
  const groups = Map.groupBy(unknown, ({ params }) => JSON.stringify([params?.column, params?.value]))
  const values = [...groups.values()].map((group): UnmappedTerm => {
    const lines = [...new Set(group.map(({ params }) => Number(params?.line)))]
    const { column = '', value = '' } = group[0]?.params ?? {}
    return {
      column: String(column),
      value: String(value),
      count: lines.length,
      lines: lines.slice(0, maxExampleLines),
    }
  })
  const byColumn = Map.groupBy(values, ({ column }) => column)
  const sorted = [...byColumn.values()].flatMap((group) => group.toSorted((a, b) => b.count - a.count))
  const headers = columns.map(({ header, count, lines }) => ({ column: header, value: null, count, lines }))
  return { unmapped: [...headers, ...sorted], others }
}

function partition<Item>(items: readonly Item[], isFirst: (item: Item) => boolean): Item[][] {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))]
}

/**
 * Writes the unmapped headers and values as CSV, completely or not at all. The report can be empty.
 * @throws AppError `import.reportFailed`
 */
export async function writeUnmappedReport(
  report: string,
  csvFile: string,
  unmapped: readonly UnmappedTerm[],
): Promise<void> {
  const rows = unmapped.map(({ column, value, count, lines }) => [
    basename(csvFile),
    column,
    value ?? '',
    String(count),
    lines.join(' '),
  ])
  const text = writeCsv([
    ['file', 'column', 'value', 'count', 'lines'],
    ...rows.map((row) => row.map(escapeFormula)),
  ])
  try {
    await writeFileWhole(report, [text])
  } catch (cause) {
    throw new AppError('import.reportFailed', { params: { file: report }, cause })
  }
}

/** The error for unknown headers and values, with one field for each of the first `maxReported`. */
export const unmappedError = (unmapped: readonly UnmappedTerm[], others: readonly FieldError[]): AppError =>
  new AppError('import.unmapped', {
    params: { count: unmapped.length, others: others.length },
    fields: [...unmapped.map(toField), ...others].slice(0, maxReported),
  })

function toField({ column, value, count, lines }: UnmappedTerm): FieldError {
  const facts = { count, lines: lines.join(', ') }
  return value === null
    ? csvError(1, column, 'import.unmappedColumn', facts)
    : csvError(lines[0] ?? 1, column, 'import.unmappedValue', { value, ...facts, lines: facts.lines })
}
