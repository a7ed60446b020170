import { normalizeText } from '../normalize-text.ts'
import { maxLengthOf, maxTextLength } from '../properties.ts'
import { cellsOf } from './cells/index.ts'
import type { Column } from './columns.ts'
import type { ReportIssue } from './csv-error.ts'
import type { SignCsvRow } from './sign-csv-row.ts'

/** The longest cell of `id`, `source` and `source_id`, in characters; longer ones do not fit an index. */
const maxIdentityLength = 200

/** Reads the cells of one row. An undefined cell means the same as a missing column. */
export function parseRow(
  columns: Column[],
  cells: readonly (string | undefined)[],
  line: number,
  reportError: ReportIssue,
  reportNotice: ReportIssue,
): SignCsvRow {
  const row = emptyRow(line)
  columns.forEach((column, index) => {
    const cell = cells[index]
    if (cell === undefined) return
    const max = maxCellLength(column)
    if (cell.length > max) reportError(column.header, 'value.tooLong', { max })
    else readCell(row, column, cell.normalize('NFC'), reportError, reportNotice)
  })
  return row
}

const emptyRow = (line: number): SignCsvRow => ({
  line,
  texts: {},
  translations: {},
  values: {},
  flags: {},
  lists: {},
  examples: {},
  files: {},
  attributions: {},
})

/** A cell is at most as long as the longest text of its property, also when it contains several texts. */
const maxCellLength = (column: Column): number =>
  'key' in column ? maxLengthOf(column.key) : column.kind === 'readOnly' ? maxTextLength : maxIdentityLength

function readCell(
  row: SignCsvRow,
  column: Column,
  cell: string,
  reportError: ReportIssue,
  reportNotice: ReportIssue,
) {
  const { header } = column
  if (column.kind === 'id')
    readId(row, cell, () => reportError(header, 'import.idMalformed', { value: cell }))
  else if (column.kind === 'source') row.source = normalizeText(cell)
  else if (column.kind === 'sourceId') row.sourceId = normalizeText(cell)
  else if (column.kind === 'readOnly') {
    if (header === 'status') row.status = cell.trim()
  } else
    cellsOf(column.key).parse(row, column, cell, {
      reportError: (...issue) => reportError(header, ...issue),
      reportNotice: (...issue) => reportNotice(header, ...issue),
    })
}

function readId(row: SignCsvRow, cell: string, reportError: () => void) {
  const text = cell.trim()
  if (text === '') return
  if (/^\d{1,9}$/.test(text)) row.id = Number(text)
  else reportError()
}
