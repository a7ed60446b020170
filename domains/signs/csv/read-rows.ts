import type { FieldError } from '#platform/errors/app-error.ts'
import type { Column } from './columns.ts'
import { type Complain, csvError } from './csv-error.ts'
import { parseRow } from './parse-row.ts'
import { readTable } from './read-table.ts'
import type { SignRow } from './sign-row.ts'

export interface ReadRows {
  columns: Column[]
  rows: SignRow[]
  errors: FieldError[]
  notices: FieldError[]
}

/**
 * Everything that a CSV text says, nothing looked up yet, with all that is wrong in its cells.
 * @throws AppError where the text as a whole cannot be read (see readTable)
 */
export function readRows(text: string): ReadRows {
  const { columns, rows, errors } = readTable(text)
  const notices: FieldError[] = []
  const into =
    (list: FieldError[], line: number): Complain =>
    (column, code, params) => {
      list.push(csvError(line, column, code, params))
    }
  return {
    columns,
    rows: rows.map(({ line, cells }) =>
      parseRow(columns, cells, line, into(errors, line), into(notices, line)),
    ),
    errors,
    notices,
  }
}
