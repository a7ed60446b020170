import { restoreAppError } from '#platform/errors/serialized-app-error.ts'
import { type TableLimits, withTableThread } from '#platform/inspection/table-thread.ts'
import type { ParsedCsv, ReadOptions } from '../../csv/read-rows.ts'
import { csvFileSize, readCsvInline } from './read-csv-inline.ts'
import type { ReadChunk, ReadHeader, ReadRequest } from './read-csv-worker.ts'

/** Files up to this size, in bytes, are read faster than a worker starts. */
const maxInlineBytes = 512 * 1024

/**
 * Reads a CSV file; a large file in a worker thread, so that the server stays responsive.
 * @throws AppError the errors of `readCsvInline`; `media.tooDemanding`
 */
export async function readCsvFile(
  file: string,
  options: ReadOptions,
  limits?: TableLimits,
): Promise<ParsedCsv> {
  return (await csvFileSize(file)) <= maxInlineBytes
    ? readCsvInline(file, options)
    : readInThread({ file, options }, limits)
}

const readInThread = (request: ReadRequest, limits: TableLimits | undefined): Promise<ParsedCsv> =>
  withTableThread(
    'domains/signs/server/import/read-csv-worker.ts',
    request,
    async ({ post, receive }) => {
      const head = await receive<ReadHeader>()
      if ('error' in head) throw restoreAppError(head.error)
      const { pieces, ...columns } = head
      const read: ParsedCsv = { ...columns, rows: [], errors: [], notices: [], translated: [] }
      for (let piece = 0; piece < pieces; piece++) {
        post('next')
        const { rows, errors, notices, translated } = await receive<ReadChunk>()
        read.rows.push(...rows)
        read.errors.push(...errors)
        read.notices.push(...notices)
        read.translated.push(...translated)
      }
      return read
    },
    limits,
  )
