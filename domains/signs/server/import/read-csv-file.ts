import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { resolveSourcePath } from '#platform/db/resolve-source-path.ts'
import { AppError } from '#platform/errors/app-error.ts'
import type { ParsedCsv, ReadOptions } from '../../csv/read-rows.ts'
import { csvFileSize, readCsvInline } from './read-csv-inline.ts'
import type { ReadChunk, ReadHeader, ReadRequest } from './read-csv-worker.ts'

/** Files up to this size, in bytes, are read faster than a worker starts. */
const maxInlineBytes = 512 * 1024

/**
 * Reads a CSV file; a large file in a worker thread, so that the server stays responsive.
 * @throws AppError the errors of `readCsvInline`
 */
export async function readCsvFile(file: string, options: ReadOptions): Promise<ParsedCsv> {
  return (await csvFileSize(file)) <= maxInlineBytes
    ? readCsvInline(file, options)
    : readInWorker({ file, options })
}

async function readInWorker(workerData: ReadRequest): Promise<ParsedCsv> {
  const worker = new Worker(resolveSourcePath('domains/signs/server/import/read-csv-worker.ts'), {
    workerData,
  })
  const receive = async <Message>(): Promise<Message> => (await once(worker, 'message'))[0]
  try {
    const head = await receive<ReadHeader>()
    if ('error' in head) throw new AppError(head.error.code, head.error)
    const { pieces, ...columns } = head
    const read: ParsedCsv = { ...columns, rows: [], errors: [], notices: [] }
    for (let piece = 0; piece < pieces; piece++) {
      worker.postMessage('next')
      const { rows, errors, notices } = await receive<ReadChunk>()
      read.rows.push(...rows)
      read.errors.push(...errors)
      read.notices.push(...notices)
    }
    return read
  } finally {
    await worker.terminate()
  }
}
