// The embedded database: PGlite in a separate thread, so that queries do not block the event loop of the server.
// Each message port that the thread receives is a connection with PostgreSQL's wire protocol.
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { EmbeddedPostgres } from './embedded-postgres.ts'

/** A message of the server to this thread: serve a new connection, or close the files and end. */
export type WorkerMessage = { connect: MessagePort } | 'close'

export interface WorkerSettings {
  dataDir: string
  initialFiles: Blob | undefined
}

const terminate = 0x58
const chunkBytes = 128 * 1024

/** A quarter of the default. Larger ones take memory for good and made no query faster. */
const sharedBuffers = '32MB'

const { dataDir, initialFiles } = workerData as WorkerSettings
const engine = new EmbeddedPostgres({
  dataDir,
  extensions: { pg_trgm, unaccent },
  startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${sharedBuffers}`],
  ...(initialFiles && { loadDataDir: initialFiles }),
})
await engine.waitReady

// There is only one session, so messages are processed in order.
let queue: Promise<void> = Promise.resolve()
const runInOrder = (work: () => Promise<void>) => {
  queue = queue.then(work)
}

parentPort?.on('message', (order: WorkerMessage) => {
  if (order === 'close') runInOrder(close)
  else serve(order.connect)
})
parentPort?.postMessage('ready')

function serve(port: MessagePort) {
  port.on('message', (message: Uint8Array) => runInOrder(() => answer(port, message)))
}

async function answer(port: MessagePort, message: Uint8Array) {
  if (message[0] === terminate) return port.close()
  if (message[0] === 0) await resetSession()

  const out = createChunkBuffer((chunk) => port.postMessage(chunk, [chunk.buffer]))
  await engine.execProtocolRawStream(message, { onRawData: out.add })
  out.flush()
}

/** A lost connection may have left an open transaction and named statements in the only session. */
async function resetSession() {
  for (const statement of ['rollback', 'discard all']) {
    const text = Buffer.from(`${statement}\0`)
    const query = Buffer.alloc(5 + text.length, 'Q')
    query.writeInt32BE(4 + text.length, 1)
    text.copy(query, 5)
    await engine.execProtocolRawStream(query, { onRawData: () => {} })
  }
}

/** Used for all messages. A new buffer for each one would make the garbage collector run every few messages. */
let chunk = new Uint8Array(chunkBytes)

/** Joins the 8 kB chunks of the engine into larger messages. Chunks are views of its memory, so they are copied. */
function createChunkBuffer(send: (chunk: Uint8Array<ArrayBuffer>) => void) {
  let used = 0
  const flush = () => {
    if (used > 0) send(chunk.slice(0, used))
    used = 0
  }
  const add = (bytes: Uint8Array) => {
    if (used + bytes.length > chunk.length) flush()
    if (bytes.length > chunk.length) chunk = new Uint8Array(bytes.length)
    chunk.set(bytes, used)
    used += bytes.length
  }
  return { add, flush }
}

async function close() {
  await engine.close()
  process.exit(0)
}
