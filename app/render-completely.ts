import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'

interface Options {
  nonce: string
  signal: AbortSignal
  /** Called with errors inside of the page that do not prevent its HTML. */
  onLateError: (error: unknown) => void
}

/**
 * The HTML of a page with everything that it waits for, in UTF-8. Streams of Node are read with less work than web
 * streams.
 * @throws what rendering the outer part of the page throws; the reason of the signal
 */
export function renderCompletely(page: ReactNode, { nonce, signal, onLateError }: Options): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Uint8Array[] = []
    const collect = new Writable({
      // React reuses none of the parts that it writes.
      write: (part: Uint8Array, _encoding, done) => {
        parts.push(part)
        done()
      },
      final: (done) => {
        resolve(Buffer.concat(parts))
        done()
      },
    })
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
        stream.pipe(collect)
      },
      onError: (error) => {
        if (isStarted && !signal.aborted) onLateError(error)
      },
    })
    if (signal.aborted) abort()
    else signal.addEventListener('abort', abort, { once: true })
  })
}
