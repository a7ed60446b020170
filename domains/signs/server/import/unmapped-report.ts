import { basename } from 'node:path'
import { AppError, type FieldError } from '#platform/errors/app-error.ts'
import type { ErrorCode } from '#platform/errors/catalogue.ts'
import { writeFileWhole } from '#platform/storage/write-file-whole.ts'
import { csvError } from '../../csv/csv-error.ts'
import { maxExampleLines, type UnknownColumn } from '../../csv/read-table.ts'
import { writeCsv } from '../../csv/write-csv.ts'
import { maxReported } from './import-options.ts'
import type { RenamedValue } from './renamed-values.ts'

/** An unknown header or, with a value, a value that is not in its list. */
export interface UnmappedTerm {
  column: string
  value: string | null
  /** The number of rows. */
  count: number
  /** The first lines. */
  lines: number[]
  /** The value of the list that it is narrower than. */
  wider?: string | undefined
}

const unknownValueCodes: ReadonlySet<ErrorCode> = new Set(['import.valueUnknown', 'import.valueNarrower'])

/** Headers first, then the values of each column, the most frequent first; `others` are the remaining errors. */
export function groupUnmapped(columns: readonly UnknownColumn[], errors: readonly FieldError[]) {
  const [unknown = [], others = []] = partition(errors, ({ code }) => unknownValueCodes.has(code))
  const groups = Map.groupBy(unknown, ({ params }) => JSON.stringify([params?.column, params?.value]))
  const values = [...groups.values()].map((group): UnmappedTerm => {
    const lines = [...new Set(group.map(({ params }) => Number(params?.line)))]
    const { column = '', value = '', wider } = group[0]?.params ?? {}
    return {
      column: String(column),
      value: String(value),
      count: lines.length,
      lines: lines.slice(0, maxExampleLines),
      wider: wider === undefined ? undefined : String(wider),
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
 * Writes the unmapped headers and values, and the values read under another name, as CSV, completely or not at all. The
 * report can be empty.
 * @throws AppError `import.reportFailed`
 */
export async function writeValueReport(
  report: string,
  csvFile: string,
  unmapped: readonly UnmappedTerm[],
  renamed: readonly RenamedValue[],
): Promise<void> {
  const terms = [
    ...unmapped.map(({ wider = '', ...term }) => ({ ...term, wider, readAs: '' })),
    ...renamed.map((term) => ({ ...term, wider: '' })),
  ]
  const rows = terms.map(({ column, value, count, lines, readAs, wider }) => [
    basename(csvFile),
    column,
    value ?? '',
    String(count),
    lines.join(' '),
    readAs,
    wider,
  ])
  const text = writeCsv([['file', 'column', 'value', 'count', 'lines', 'read_as', 'narrower_than'], ...rows])
  try {
    await writeFileWhole(report, [text])
  } catch (cause) {
    throw new AppError('import.reportFailed', { params: { file: report }, cause })
  }
}

/** The error for unknown headers and values, with one field for each of the first ones. */
export const unmappedError = (
  unmapped: readonly UnmappedTerm[],
  others: readonly FieldError[],
  maxIssues = maxReported,
): AppError =>
  new AppError('import.unmapped', {
    params: { count: unmapped.length, others: others.length },
    fields: [...unmapped.map(toField), ...others].slice(0, maxIssues),
  })

function toField({ column, value, count, lines, wider }: UnmappedTerm): FieldError {
  const facts = { count, lines: lines.join(', ') }
  if (value === null) return csvError(1, column, 'import.unmappedColumn', facts)
  const params = { value, ...facts, ...(wider === undefined ? {} : { wider }) }
  return csvError(lines[0] ?? 1, column, 'import.unmappedValue', params)
}
