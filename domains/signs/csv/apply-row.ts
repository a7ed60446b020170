import type { SignDocument } from '../sign-document.ts'
import { kindCells } from './cells/index.ts'
import type { ApplyContext } from './cells/kind-cells.ts'
import type { SignCsvRow } from './sign-csv-row.ts'

/**
 * The document after a row. A property without a column is unchanged, an empty cell clears it, and an absent file
 * changes nothing.
 */
export const applyRow = (row: SignCsvRow, before: SignDocument, context: ApplyContext): SignDocument =>
  Object.assign({ ...before }, ...Object.values(kindCells).map((cells) => cells.apply(row, before, context)))
