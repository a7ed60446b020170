import { CsvError, type Info, parse } from 'csv-parse/sync'
import { AppError, type FieldError } from '#platform/errors/app-error.ts'
import { unescapeFormulas } from './cell-escaping.ts'
import { type Column, mayComeFromSeveralColumns } from './columns.ts'
import { csvError } from './csv-error.ts'
import { straightenQuotes } from './curly-quotes.ts'
import { type Mapping, mapHeader, mappedHeader, normalizeKey } from './mapping.ts'
import { lineOfWrongQuote } from './wrong-quote.ts'

/** Options for reading a CSV text. */
export interface ReadOptions {
  mapping?: Mapping | undefined
  /** Collects unknown headers instead of refusing them. */
  collectUnknown?: boolean | undefined
}

/** An unknown header, with the number of rows that have a value in its column. */
export interface UnknownColumn {
  header: string
  count: number
  /** The first lines of these rows. */
  lines: number[]
}

/** The number of lines that are reported as examples. */
export const maxExampleLines = 5

/** A row with its first line. */
export interface TableRow {
  line: number
  cells: string[]
}

export interface Table {
  columns: Column[]
  unknownColumns: UnknownColumn[]
  /** Columns with values that the mapping leaves out. */
  leftOut: UnknownColumn[]
  /** One row per sign, with its first line; as many cells as columns. */
  rows: TableRow[]
  /** Rows with too few or too many cells. */
  misfits: TableRow[]
  /** Errors of rows with too few or too many cells. */
  errors: FieldError[]
}

/**
 * Reads the rows of a CSV text: delimiter comma, semicolon or tab, lines ended by LF or CRLF. Blank lines are skipped.
 * @throws AppError `import.quotes` with the line of the quote, `import.noHeader`, `import.columns` naming each wrong
 *   column, `import.noRows`
 */
export function readTable(text: string, options: ReadOptions = {}): Table {
  const delimiter = findDelimiter(text)
  const [header, ...records] = readRecords(straightenQuotes(text, delimiter), delimiter)
  const headers = (header?.cells ?? []).map((cell) => cell.trim())
  const found = headers.map((name) => mapHeader(name, options.mapping))
  requireHeaders(headers, found, header?.line ?? 1, options)
  if (records.length === 0) throw new AppError('import.noRows')
  const columns = headers.map((name, index) => found[index] ?? { header: name, kind: 'readOnly' as const })
  const fits = ({ cells }: TableRow) => cells.length === columns.length
  const rows = records.filter(fits)
  const misfits = records.filter((row) => !fits(row))
  const errors = misfits.map(({ line, cells }) =>
    csvError(line, null, 'import.cellCount', { found: cells.length, expected: columns.length }),
  )
  const unknown = headers.flatMap((name, index) => (found[index] ? [] : countCells(name, index, rows)))
  const leftOut = headers
    .flatMap((name, index) => (isIgnored(name, options.mapping) ? countCells(name, index, rows) : []))
    .filter(({ count }) => count > 0)
  return { columns, unknownColumns: unknown, leftOut, rows, misfits, errors }
}

/** The headers of a CSV text, which may be cut after them; none of a text that has no readable first line. */
export function readHeaders(text: string): string[] {
  const delimiter = findDelimiter(text)
  const [line = ''] = text.trimStart().split(/\r?\n/)
  try {
    const [headers = []] = parse(straightenQuotes(line, delimiter), { delimiter, bom: true }) as string[][]
    return headers.map((header) => header.trim())
  } catch {
    return []
  }
}

/** The delimiter that the header uses. */
function findDelimiter(text: string): string {
  const header = /^\s*([^\r\n]*)/.exec(text)?.[1] ?? ''
  const outsideQuotes = header.replace(/"[^"]*"/g, '')
  const count = (delimiter: string) => outsideQuotes.split(delimiter).length
  return [',', ';', '\t'].reduce((best, next) => (count(next) > count(best) ? next : best))
}

function readRecords(text: string, delimiter: string) {
  const options = {
    delimiter,
    bom: true,
    info: true,
    skip_empty_lines: true,
    // Spreadsheets write a blank row as delimiters only.
    skip_records_with_empty_values: true,
    relax_column_count: true,
  } as const
  try {
    const records = parse(text, { ...options, record_delimiter: ['\r\n', '\n'] }) as unknown as {
      info: Info
      record: string[]
    }[]
    return records.map(({ info, record }) => ({
      line: firstLine(info.lines, record),
      cells: record.map(unescapeFormulas),
    }))
  } catch (error) {
    if (error instanceof CsvError)
      throw new AppError('import.quotes', {
        params: { line: lineOfWrongQuote(text, delimiter) ?? Number(error.lines ?? 1) },
        cause: error,
      })
    throw error
  }
}

/** csv-parse returns the last line of a record. */
const firstLine = (lastLine: number, record: string[]) =>
  record.reduce((line, cell) => line - (cell.split('\n').length - 1), lastLine)

function requireHeaders(
  headers: readonly string[],
  columns: readonly (Column | undefined)[],
  line: number,
  { mapping, collectUnknown }: ReadOptions,
) {
  if (!collectUnknown && columns.every((column) => column === undefined))
    throw new AppError('import.noHeader')
  const names = headers.map((header) => mappedHeader(header, mapping))
  const errors = headers.flatMap((header, index) => {
    const column = columns[index]
    if (column === undefined) return collectUnknown ? [] : csvError(line, header, 'import.columnUnknown')
    const name = names[index] ?? ''
    const isTwice = names.indexOf(name) < index && !isIgnored(header, mapping)
    if (isTwice && name !== header && mayComeFromSeveralColumns(name)) return []
    return isTwice ? csvError(line, header, 'import.columnTwice') : []
  })
  if (errors.length > 0)
    throw new AppError('import.columns', {
      params: { columns: errors.map(({ params }) => params?.column).join(', ') },
      fields: errors,
    })
}

const isIgnored = (header: string, mapping: Mapping | undefined) =>
  mapping?.headers.get(normalizeKey(header)) === null

function countCells(header: string, index: number, rows: Table['rows']): UnknownColumn {
  const filled = rows.filter(({ cells }) => cells[index]?.trim())
  return { header, count: filled.length, lines: filled.slice(0, maxExampleLines).map(({ line }) => line) }
}
