import type { FieldError } from '#platform/errors/app-error.ts'
import type { Column } from './columns.ts'
import { csvError, type ReportIssue } from './csv-error.ts'
import { convertCells, mapCells, mapColumns } from './map-cells.ts'
import { numberDoubledGlosses } from './number-doubled-glosses.ts'
import { parseRow } from './parse-row.ts'
import { type ReadOptions, readTable, type UnknownColumn } from './read-table.ts'
import type { SignCsvRow } from './sign-csv-row.ts'

export type { ReadOptions } from './read-table.ts'

const headerLine = 1

export interface ParsedCsv {
  columns: Column[]
  unknownColumns: UnknownColumn[]
  rows: SignCsvRow[]
  errors: FieldError[]
  notices: FieldError[]
  /** The values that the mapping translates, row by row. */
  translated: TranslatedValue[]
}

/** A value of a row that was read as another one; the column is our header. */
export interface TranslatedValue {
  line: number
  column: string
  value: string
  readAs: string
}

/**
 * Reads the rows of a CSV text and reports the errors in its cells. Names are not resolved.
 * @throws AppError when the text as a whole cannot be read (see `readTable`)
 */
export function parseCsv(text: string, options: ReadOptions = {}): ParsedCsv {
  const { mapping } = options
  const { columns: given, unknownColumns, leftOut, rows, errors } = readTable(text, options)
  const columns = mapping ? mapColumns(given, mapping) : given
  const notices = leftOut.map(({ header, count }) =>
    csvError(headerLine, header, 'import.columnLeftOut', { count }),
  )
  const appendTo =
    (list: FieldError[], line: number): ReportIssue =>
    (column, code, params) => {
      list.push(csvError(line, column, code, params))
    }
  const translated: TranslatedValue[] = []
  const parsed = rows.map(({ line, cells }) => {
    const reportError = appendTo(errors, line)
    const mapped = mapping
      ? mapCells(columns, convertCells(given, cells, mapping, reportError), mapping, {
          reportError,
          reportReadAs: (column, value, readAs) => void translated.push({ line, column, value, readAs }),
        })
      : cells
    return parseRow(columns, mapped, line, reportError, appendTo(notices, line))
  })
  // Before the columns that are left out: reports show the first notices.
  const ofGlosses: FieldError[] = []
  const numbered = mapping?.numbersDoubledGlosses
    ? numberDoubledGlosses(parsed, (line, gloss, numbered) =>
        appendTo(ofGlosses, line)('gloss', 'import.glossNumbered', { gloss, numbered }),
      )
    : parsed
  return {
    columns,
    unknownColumns,
    rows: numbered,
    errors,
    notices: [...ofGlosses, ...notices],
    translated,
  }
}
