import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { isAppError } from '#platform/errors/app-error.ts'
import { wholeResponse } from '#platform/http/whole-response.ts'
import { signbank } from './context.ts'
import { NonceContext } from './nonce.ts'

const abortMs = 10_000

/** Renders a page whole and answers with it in one piece; our pages wait for nothing once their loaders have answered. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { nonce, log } = context.get(signbank)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Promise((resolve, reject) => {
    const abort = setTimeout(() => page.abort(), abortMs)
    const page = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ServerRouter context={entry} url={request.url} nonce={nonce} />
      </NonceContext>,
      {
        nonce,
        onAllReady() {
          clearTimeout(abort)
          page.pipe(collected((html) => resolve(wholeResponse(html, { status, headers }))))
        },
        onShellError(error) {
          clearTimeout(abort)
          reject(error)
        },
        onError(error) {
          log.error({ err: error }, 'a page could not be rendered')
        },
      },
    )
  })
}

/** Gathers what is written and hands it on at the end. */
function collected(done: (html: Uint8Array<ArrayBuffer>) => void): Writable {
  const pieces: Uint8Array[] = []
  return new Writable({
    write(piece: Uint8Array, _encoding, next) {
      pieces.push(piece)
      next()
    },
    final(next) {
      done(Buffer.concat(pieces))
      next()
    },
  })
}

/** Logs what went wrong in a loader or action, once; what a visitor caused is no error of ours. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return
  const status = isRouteErrorResponse(error) || isAppError(error) ? error.status : 500
  if (status >= 500) context.get(signbank).log.error({ err: error }, 'a page failed')
}
