import { EventEmitter } from 'node:events'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'

interface Options {
  nonce: string
  signal: AbortSignal
  /** Called with errors inside of the page that do not prevent its HTML. */
  onLateError: (error: unknown) => void
}

/**
 * Collects what React writes. React reuses none of the parts. With `Writable` of Node, the parts of a page outlive
 * several collections of young objects, and V8 then collects all objects of the process every few hundred pages.
 */
class PartsOfPage extends EventEmitter implements NodeJS.WritableStream {
  readonly writable = true
  readonly #parts: Uint8Array[] = []
  readonly #onEnd: (html: Buffer) => void

  constructor(onEnd: (html: Buffer) => void) {
    super()
    this.#onEnd = onEnd
  }

  write(part: Uint8Array | string): boolean {
    this.#parts.push(typeof part === 'string' ? Buffer.from(part) : part)
    return true
  }

  end(): this {
    this.#onEnd(Buffer.concat(this.#parts))
    return this
  }
}

/**
 * The HTML of a page with everything that it waits for, in UTF-8. Streams of Node are read with less work than web
 * streams.
 * @throws what rendering the outer part of the page throws; the reason of the signal
 */
export function renderCompletely(page: ReactNode, { nonce, signal, onLateError }: Options): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    let isStarted = false
    const abort = () => stream.abort(signal.reason)
    const stream = renderToPipeableStream(page, {
      nonce,
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onShellReady: () => {
        isStarted = true
      },
      onShellError: reject,
      onAllReady: () => {
        signal.removeEventListener('abort', abort)
        stream.pipe(new PartsOfPage(resolve))
      },
      onError: (error) => {
        if (isStarted && !signal.aborted) onLateError(error)
      },
    })
    if (signal.aborted) abort()
    else signal.addEventListener('abort', abort, { once: true })
  })
}
