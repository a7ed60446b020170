import { renderToString } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { isAppError } from '#platform/errors/app-error.ts'
import { bufferedResponse } from '#platform/http/buffered-response.ts'
import { appContext } from './app-context.ts'
import { NonceContext } from './nonce.ts'

/**
 * Renders a page whole, as one text: our pages wait for nothing once their loaders have answered, and a stream would
 * cost a fifth of all work for a page.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { nonce } = context.get(appContext)
  const preloadedEntry = await preloadHandoff(entry)
  const html = renderToString(
    <NonceContext value={nonce}>
      <ServerRouter context={preloadedEntry} url={request.url} nonce={nonce} />
    </NonceContext>,
  )
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return bufferedResponse(`<!DOCTYPE html>${html}`, { status, headers })
}

/**
 * The router writes its data for the browser as it comes out of a stream, and would wait for it while rendering. All
 * of it is there already: it is read here and laid where the router looks first.
 */
async function preloadHandoff(entry: EntryContext): Promise<EntryContext> {
  if (!entry.serverHandoffStream) return entry
  const reader = entry.serverHandoffStream.getReader()
  const decoder = new TextDecoder()
  let value = ''
  for (let piece = await reader.read(); !piece.done; piece = await reader.read())
    value += decoder.decode(piece.value, { stream: true })
  reader.releaseLock()
  const first = Object.assign(Promise.resolve(), { result: { done: true, value } })
  return { ...entry, renderMeta: { ...entry.renderMeta, streamCache: { 0: first } } }
}

/** Logs what went wrong in a loader or action, once; what a visitor caused is no error of ours. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return
  const status = isRouteErrorResponse(error) || isAppError(error) ? error.status : 500
  if (status >= 500) context.get(appContext).log.error({ err: error }, 'a page failed')
}
