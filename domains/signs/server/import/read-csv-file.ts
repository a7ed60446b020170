import { once } from 'node:events'
import { basename } from 'node:path'
import { Worker } from 'node:worker_threads'
import { resolveSourcePath } from '#platform/db/resolve-source-path.ts'
import { restoreAppError } from '#platform/errors/serialized-app-error.ts'
import { refuseDemanding } from '#platform/inspection/inspect.ts'
import { tableLimits } from '#platform/inspection/inspection-limits.ts'
import type { ParsedCsv, ReadOptions } from '../../csv/read-rows.ts'
import { csvFileSize, readCsvInline } from './read-csv-inline.ts'
import type { ReadChunk, ReadHeader, ReadRequest } from './read-csv-worker.ts'

type TableLimits = Record<keyof typeof tableLimits, number>

/** Files up to this size, in bytes, are read faster than a worker starts. */
const maxInlineBytes = 512 * 1024

/**
 * Reads a CSV file; a large file in a worker thread, so that the server stays responsive.
 * @throws AppError the errors of `readCsvInline`; `media.tooDemanding`
 */
export async function readCsvFile(
  file: string,
  options: ReadOptions,
  limits: TableLimits = tableLimits,
): Promise<ParsedCsv> {
  if ((await csvFileSize(file)) <= maxInlineBytes) return readCsvInline(file, options)
  return readInWorker({ file, options }, limits).catch((error: unknown) => {
    const isOverrun = ['ERR_WORKER_OUT_OF_MEMORY', 'ABORT_ERR'].includes(
      String((error as NodeJS.ErrnoException).code),
    )
    throw isOverrun ? refuseDemanding(basename(file))(error) : error
  })
}

async function readInWorker(workerData: ReadRequest, limits: TableLimits): Promise<ParsedCsv> {
  const worker = new Worker(resolveSourcePath('domains/signs/server/import/read-csv-worker.ts'), {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: limits.heapMegabytes },
  })
  const signal = AbortSignal.timeout(limits.seconds * 1000)
  const receive = async <Message>(): Promise<Message> => (await once(worker, 'message', { signal }))[0]
  try {
    const head = await receive<ReadHeader>()
    if ('error' in head) throw restoreAppError(head.error)
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
