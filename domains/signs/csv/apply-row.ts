import type { SignDocument } from '../sign-document.ts'
import { kindCells } from './cells/index.ts'
import type { ApplyContext } from './cells/kind-cells.ts'
import type { SignRow } from './sign-row.ts'

/**
 * The document after a row. A property without a column is unchanged, an empty cell clears it, and an absent file
 * changes nothing.
 */
export const applyRow = (row: SignRow, before: SignDocument, context: ApplyContext): SignDocument =>
  Object.assign({ ...before }, ...Object.values(kindCells).map((cells) => cells.apply(row, before, context)))
