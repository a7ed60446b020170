import { EventEmitter } from 'node:events'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'

interface Options {
  nonce: string
  signal: AbortSignal
  /** Called with errors inside of the page that do not prevent its HTML. */
  onLateError: (error: unknown) => void
}

interface Outcome {
  resolve: (html: Buffer) => void
  reject: (error: unknown) => void
}

/**
 * Collects the parts in which React writes a page. With `Writable` of Node, the parts of sent pages stay in memory until
 * V8 collects all objects, which it then does every few hundred pages.
 */
class PageCollector extends EventEmitter implements NodeJS.WritableStream {
  readonly writable = true
  readonly #parts: Uint8Array[] = []
  readonly #outcome: Outcome

  constructor(outcome: Outcome) {
    super()
    this.#outcome = outcome
  }

  /** React does not use the memory of a part again. */
  write(part: Uint8Array | string): boolean {
    this.#parts.push(typeof part === 'string' ? Buffer.from(part) : part)
    return true
  }

  end(): this {
    this.#outcome.resolve(Buffer.concat(this.#parts))
    return this
  }

  /** React calls it if writing the page failed. */
  destroy(error: unknown): void {
    this.#outcome.reject(error)
  }
}

/**
 * The HTML of a page with everything that it waits for, in UTF-8. Streams of Node take less work than web
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
        stream.pipe(new PageCollector({ resolve, reject }))
      },
      onError: (error) => {
        if (isStarted && !signal.aborted) onLateError(error)
      },
    })
    if (signal.aborted) abort()
    else signal.addEventListener('abort', abort, { once: true })
  })
}
