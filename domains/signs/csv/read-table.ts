import { CsvError, type Info, parse } from 'csv-parse/sync'
import { AppError, type FieldError } from '#platform/errors/app-error.ts'
import { unguardCell } from './cells.ts'
import { type Column, readColumn } from './columns.ts'
import { csvError } from './csv-error.ts'
import { straightenQuotes } from './curly-quotes.ts'

export interface Table {
  columns: Column[]
  /** One row per sign, with the line on which it begins; as many cells as there are columns. */
  rows: { line: number; cells: string[] }[]
  /** Rows that have too few or too many cells. */
  errors: FieldError[]
}

/**
 * Reads the rows of a CSV text: delimiter comma, semicolon or tab, lines ended by LF or CRLF.
 * @throws AppError `import.quotes` with its line, `import.noHeader`, `import.columns` naming each wrong column
 */
export function readTable(text: string): Table {
  const delimiter = findDelimiter(text)
  const [header, ...records] = readRecords(straightenQuotes(text, delimiter), delimiter)
  const columns = readHeader(header?.cells ?? [], header?.line ?? 1)
  const errors: FieldError[] = []
  const rows = records.filter(({ line, cells }) => {
    const fits = cells.length === columns.length
    if (!fits)
      errors.push(csvError(line, null, 'import.cellCount', { found: cells.length, expected: columns.length }))
    return fits
  })
  return { columns, rows, errors }
}

/** The delimiter that the header uses; no property key contains one. */
function findDelimiter(text: string): string {
  const header = /^\s*([^\r\n]*)/.exec(text)?.[1] ?? ''
  const count = (delimiter: string) => header.split(delimiter).length
  return [',', ';', '\t'].reduce((best, next) => (count(next) > count(best) ? next : best))
}

function readRecords(text: string, delimiter: string) {
  const options = {
    delimiter,
    bom: true,
    info: true,
    skip_empty_lines: true,
    relax_column_count: true,
  } as const
  try {
    const records = parse(text, { ...options, record_delimiter: ['\r\n', '\n'] }) as unknown as {
      info: Info
      record: string[]
    }[]
    return records.map(({ info, record }) => ({
      line: firstLine(info.lines, record),
      cells: record.map(unguardCell),
    }))
  } catch (error) {
    if (error instanceof CsvError)
      throw new AppError('import.quotes', { params: { line: Number(error.lines ?? 1) }, cause: error })
    throw error
  }
}

/** csv-parse counts the line on which a record ends. */
const firstLine = (lastLine: number, record: string[]) =>
  record.reduce((line, cell) => line - (cell.split('\n').length - 1), lastLine)

function readHeader(cells: string[], line: number): Column[] {
  const headers = cells.map((cell) => cell.trim())
  const columns = headers.map(readColumn)
  if (columns.every((column) => column === undefined)) throw new AppError('import.noHeader')

  const errors = headers.flatMap((header, index) => {
    if (columns[index] === undefined) return csvError(line, header, 'import.columnUnknown')
    return headers.indexOf(header) < index ? csvError(line, header, 'import.columnTwice') : []
  })
  if (errors.length > 0)
    throw new AppError('import.columns', {
      params: { columns: errors.map(({ params }) => params?.column).join(', ') },
      fields: errors,
    })
  return columns.filter((column) => column !== undefined)
}
