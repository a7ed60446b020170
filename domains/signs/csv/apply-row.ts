import { type ApplyContext, kindNames, kinds } from '../kinds/index.ts'
import type { SignDocument } from '../sign-document.ts'
import type { SignRow } from './sign-row.ts'

/**
 * The document after a row. A property without a column is unchanged, an empty cell clears it, and an absent file
 * changes nothing.
 */
export const applyRow = (row: SignRow, before: SignDocument, context: ApplyContext): SignDocument =>
  Object.assign({ ...before }, ...kindNames.map((kind) => kinds[kind].apply(row, before, context)))
