import { stringify } from 'csv-stringify/sync'

/** Lines of a CSV file. A field that begins with a curly quote is quoted, so that the quote stays text. */
export const writeCsv = (records: string[][]): string =>
  stringify(records, { record_delimiter: 'unix', quoted_match: /^[“„\s]|[\r\n]|\s$/ })
