import { Duplex } from 'node:stream'
import { MessageChannel, type Worker } from 'node:worker_threads'

type Done = (error?: Error | null) => void

/**
 * A connection of node-postgres to the embedded database: has the interface of a socket and sends the bytes over a
 * message port of the worker thread. When the worker ends, the stream is destroyed with an error, like a socket.
 */
export class WorkerStream extends Duplex {
  readonly #worker: Worker
  readonly #channel = new MessageChannel()
  readonly #onExit = () => this.destroy(new Error('The embedded database stopped'))

  constructor(worker: Worker) {
    super()
    this.#worker = worker
    this.#channel.port1.on('message', (bytes: Uint8Array) =>
      this.push(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)),
    )
  }

  /** Called by node-postgres in place of `Socket.connect`; host and port are ignored. */
  connect() {
    this.#worker.once('exit', this.#onExit)
    this.#worker.postMessage({ connect: this.#channel.port2 }, [this.#channel.port2])
    queueMicrotask(() => this.emit('connect'))
    return this
  }

  override _read() {}

  override _write(chunk: Uint8Array, _encoding: BufferEncoding, done: Done) {
    this._writev([{ chunk }], done)
  }

  /** Small buffers of Node are parts of a pool of 64 kB, which a message would copy whole. */
  override _writev(pieces: { chunk: Uint8Array }[], done: Done) {
    const bytes = new Uint8Array(pieces.reduce((length, { chunk }) => length + chunk.length, 0))
    let end = 0
    for (const { chunk } of pieces) {
      bytes.set(chunk, end)
      end += chunk.length
    }
    this.#channel.port1.postMessage(bytes, [bytes.buffer])
    done()
  }

  override _final(done: Done) {
    done()
    this.destroy()
  }

  override _destroy(error: Error | null, done: Done) {
    this.#worker.off('exit', this.#onExit)
    this.#channel.port1.close()
    done(error)
  }

  setNoDelay() {
    return this
  }

  setKeepAlive() {
    return this
  }

  ref() {
    return this
  }

  unref() {
    return this
  }
}
