// Reads a CSV file in a thread of its own. It posts what stands at the head of the file, or an error; every
// order brings one piece of the rows, so that whoever takes them has time for other work in between.
import { parentPort, workerData } from 'node:worker_threads'
import { isAppError } from '#platform/errors/app-error.ts'
import type { ReadOptions, ReadRows } from '../../csv/read-rows.ts'
import { type ReadError, readWholeFile } from './read-whole-file.ts'

/** What the thread is told at its start. */
export interface ReadOrder {
  file: string
  options: ReadOptions
}

/** The first message: how many pieces follow, one for each order. */
export type ReadHead =
  | { error: ReadError }
  | (Pick<ReadRows, 'columns' | 'unknownColumns'> & { pieces: number })

/** Every further message. */
export type ReadPiece = Pick<ReadRows, 'rows' | 'errors' | 'notices'>

const pieceLength = 1000

const { file, options } = workerData as ReadOrder
try {
  const { columns, unknownColumns, ...lists } = await readWholeFile(file, options)
  const longest = Math.max(...Object.values(lists).map(({ length }) => length))
  let next = 0
  parentPort?.on('message', () => {
    const part = <Item>(list: Item[]) => list.slice(next, next + pieceLength)
    const piece: ReadPiece = {
      rows: part(lists.rows),
      errors: part(lists.errors),
      notices: part(lists.notices),
    }
    next += pieceLength
    parentPort?.postMessage(piece)
  })
  const head: ReadHead = { columns, unknownColumns, pieces: Math.ceil(longest / pieceLength) }
  parentPort?.postMessage(head)
} catch (error) {
  if (!isAppError(error)) throw error
  const { code, params, fields } = error
  parentPort?.postMessage({ error: { code, params, fields } } satisfies ReadHead)
}
