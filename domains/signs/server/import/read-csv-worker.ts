// Reads a CSV file in a worker thread. The first message has the columns, or an error. Each request then returns one
// chunk of the rows, so that the receiving thread can do other work between two chunks.
import { parentPort, workerData } from 'node:worker_threads'
import { isAppError } from '#platform/errors/app-error.ts'
import { type SerializedAppError, serializeAppError } from '#platform/errors/serialized-app-error.ts'
import type { ParsedCsv, ReadOptions } from '../../csv/read-rows.ts'
import { readCsvInline } from './read-csv-inline.ts'

/** The data of the worker. */
export interface ReadRequest {
  file: string
  options: ReadOptions
}

/** The first message, with the number of chunks that can be requested. */
export type ReadHeader =
  | { error: SerializedAppError }
  | (Pick<ParsedCsv, 'columns' | 'unknownColumns'> & { pieces: number })

/** Every further message. */
export type ReadChunk = Pick<ParsedCsv, 'rows' | 'errors' | 'notices' | 'translated'>

const chunkSize = 200

const { file, options } = workerData as ReadRequest
try {
  const { columns, unknownColumns, ...lists } = await readCsvInline(file, options)
  const longest = Math.max(...Object.values(lists).map(({ length }) => length))
  let next = 0
  parentPort?.on('message', () => {
    const part = <Item>(list: Item[]) => list.slice(next, next + chunkSize)
    const piece: ReadChunk = {
      rows: part(lists.rows),
      errors: part(lists.errors),
      notices: part(lists.notices),
      translated: part(lists.translated),
    }
    next += chunkSize
    parentPort?.postMessage(piece)
  })
  const head: ReadHeader = { columns, unknownColumns, pieces: Math.ceil(longest / chunkSize) }
  parentPort?.postMessage(head)
} catch (error) {
  if (!isAppError(error)) throw error
  parentPort?.postMessage({ error: serializeAppError(error) } satisfies ReadHeader)
}
