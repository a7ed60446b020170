import { stringify } from 'csv-stringify/sync'
import { escapeFormulas } from './cell-escaping.ts'

/**
 * Lines of a CSV file, in which no spreadsheet finds a formula; every CSV of the program is written here. A field that
 * begins with a curly quote is quoted, so that the quote stays text.
 */
export const writeCsv = (records: readonly (readonly string[])[]): string =>
  stringify(
    records.map((record) => record.map(escapeFormulas)),
    { record_delimiter: 'unix', quoted_match: /^[“„\s]|[\r\n]|\s$/ },
  )
