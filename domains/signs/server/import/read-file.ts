import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { resolveSourcePath } from '#platform/db/project-root.ts'
import { AppError } from '#platform/errors/app-error.ts'
import type { ReadOptions, ReadRows } from '../../csv/read-rows.ts'
import { readWholeFile, sizeOfCsv } from './read-whole-file.ts'
import type { ReadHead, ReadOrder, ReadPiece } from './read-worker.ts'

/** Up to this many bytes are read sooner than a thread starts. */
const smallBytes = 512 * 1024

/**
 * Reads a CSV file; a large one in a thread of its own, so that it stalls nobody.
 * @throws AppError what readWholeFile throws
 */
export async function readCsvFile(file: string, options: ReadOptions): Promise<ReadRows> {
  return (await sizeOfCsv(file)) <= smallBytes
    ? readWholeFile(file, options)
    : readInThread({ file, options })
}

async function readInThread(workerData: ReadOrder): Promise<ReadRows> {
  const worker = new Worker(resolveSourcePath('domains/signs/server/import/read-worker.ts'), { workerData })
  const receive = async <Message>(): Promise<Message> => (await once(worker, 'message'))[0]
  try {
    const head = await receive<ReadHead>()
    if ('error' in head) throw new AppError(head.error.code, head.error)
    const { pieces, ...columns } = head
    const read: ReadRows = { ...columns, rows: [], errors: [], notices: [] }
    for (let piece = 0; piece < pieces; piece++) {
      worker.postMessage('next')
      const { rows, errors, notices } = await receive<ReadPiece>()
      read.rows.push(...rows)
      read.errors.push(...errors)
      read.notices.push(...notices)
    }
    return read
  } finally {
    await worker.terminate()
  }
}
