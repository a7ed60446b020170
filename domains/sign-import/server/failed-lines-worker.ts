// Reads the given lines of a CSV file in a worker thread, and posts them.
import { readFile } from 'node:fs/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { decodeCsv } from '#domains/signs/csv/decode-csv.ts'
import { readTable, type TableRow } from '#domains/signs/csv/read-table.ts'

export interface FailedLinesRequest {
  file: string
  lines: number[]
}

export interface FailedLines {
  headers: string[]
  /** In the order of the file. */
  rows: TableRow[]
}

const { file, lines } = workerData as FailedLinesRequest
const { columns, rows, misfits } = readTable(decodeCsv(await readFile(file)), { collectUnknown: true })
const failed = new Set(lines)
parentPort?.postMessage({
  headers: columns.map(({ header }) => header),
  rows: [...rows, ...misfits].filter(({ line }) => failed.has(line)).toSorted((a, b) => a.line - b.line),
} satisfies FailedLines)
