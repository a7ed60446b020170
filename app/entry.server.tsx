import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { isAppError } from '#platform/errors/app-error.ts'
import { signbank } from './context.ts'
import { NonceContext } from './nonce.ts'

const abortMs = 10_000

/** Renders a page whole; our pages wait for nothing once their loaders have answered. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { nonce } = context.get(signbank)
  return new Promise((resolve, reject) => {
    const stream = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ServerRouter context={entry} url={request.url} nonce={nonce} />
      </NonceContext>,
      {
        nonce,
        onAllReady() {
          const body = new PassThrough()
          stream.pipe(body)
          headers.set('Content-Type', 'text/html; charset=utf-8')
          resolve(new Response(createReadableStreamFromReadable(body), { status, headers }))
        },
        onShellError: reject,
        onError(error) {
          context.get(signbank).log.error({ err: error }, 'a page could not be rendered')
        },
      },
    )
    setTimeout(() => stream.abort(), abortMs).unref()
  })
}

/** Logs what went wrong in a loader or action, once; what a visitor caused is no error of ours. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return
  const status = isRouteErrorResponse(error) || isAppError(error) ? error.status : 500
  if (status >= 500) context.get(signbank).log.error({ err: error }, 'a page failed')
}
