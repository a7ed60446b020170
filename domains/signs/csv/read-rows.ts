import type { FieldError } from '#platform/errors/app-error.ts'
import type { Column } from './columns.ts'
import { csvError, type ReportIssue } from './csv-error.ts'
import { mapCells, mapColumns } from './map-cells.ts'
import type { Mapping } from './mapping.ts'
import { parseRow } from './parse-row.ts'
import { readTable, type UnknownColumn } from './read-table.ts'
import type { SignRow } from './sign-row.ts'

/** How a CSV text is read. */
export interface ReadOptions {
  mapping?: Mapping | undefined
  /** Headers that nobody knows are gathered rather than refused. */
  gatherUnknown?: boolean | undefined
}

export interface ParsedCsv {
  columns: Column[]
  unknownColumns: UnknownColumn[]
  rows: SignRow[]
  errors: FieldError[]
  notices: FieldError[]
}

/**
 * Everything that a CSV text says, nothing looked up yet, with all that is wrong in its cells.
 * @throws AppError where the text as a whole cannot be read (see readTable)
 */
export function parseCsv(text: string, options: ReadOptions = {}): ParsedCsv {
  const { mapping } = options
  const { columns: given, unknownColumns, rows, errors } = readTable(text, options)
  const columns = mapping ? mapColumns(given, mapping) : given
  const notices: FieldError[] = []
  const appendTo =
    (list: FieldError[], line: number): ReportIssue =>
    (column, code, params) => {
      list.push(csvError(line, column, code, params))
    }
  const parsed = rows.map(({ line, cells }) => {
    const reportError = appendTo(errors, line)
    const mapped = mapping ? mapCells(columns, cells, mapping, reportError) : cells
    return parseRow(columns, mapped, line, reportError, appendTo(notices, line))
  })
  return { columns, unknownColumns, rows: parsed, errors, notices }
}
