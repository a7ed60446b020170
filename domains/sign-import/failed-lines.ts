import { writeCsv } from '#domains/signs/csv/write-csv.ts'
import type { FieldError } from '#platform/errors/app-error.ts'

/** A line of a file with errors, with its cells. */
export interface FailedLine {
  line: number
  cells: string[]
}

/**
 * A CSV of the lines with errors: their number, the messages, and the cells of the file.
 * @param headers of the file
 * @param describe the message of an error in the reader's language
 */
export function failedLinesCsv(
  headers: readonly string[],
  lines: readonly FailedLine[],
  errors: readonly FieldError[],
  describe: (error: FieldError) => string,
  names: { line: string; errors: string },
): string {
  const byLine = Map.groupBy(errors, ({ params }) => Number(params?.line ?? 0))
  const rows = lines.map(({ line, cells }) => [
    String(line),
    (byLine.get(line) ?? []).map(describe).join(' '),
    ...cells,
  ])
  return writeCsv([[names.line, names.errors, ...headers], ...rows])
}
