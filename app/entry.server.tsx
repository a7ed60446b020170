import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { HandMarkupContext } from '#domains/hand-drawings/ui/InlineHands.tsx'
import { isAppError } from '#platform/errors/app-error.ts'
import { appContext } from './app-context.ts'
import { deferScripts } from './defer-scripts.ts'
import { NonceContext } from './nonce.ts'
import { renderCompletely } from './render-completely.ts'

/**
 * Renders a page completely before the response begins: the data of all loaders is there, and a page without
 * JavaScript must not depend on scripts that move late parts of the HTML into place.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { nonce, log, findHandMarkup } = context.get(appContext)
  const html = await renderCompletely(
    <NonceContext value={nonce}>
      <HandMarkupContext value={findHandMarkup}>
        <ServerRouter context={entry} url={request.url} nonce={nonce} />
      </HandMarkupContext>
    </NonceContext>,
    {
      nonce,
      signal: request.signal,
      onLateError: (error) => log.error({ err: error }, 'rendering a page failed'),
    },
  )
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(deferScripts(html), { status, headers })
}

/** Logs errors of loaders and actions once; errors that a visitor caused are not logged. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return
  const status = isRouteErrorResponse(error) || isAppError(error) ? error.status : 500
  if (status >= 500) context.get(appContext).log.error({ err: error }, 'a page failed')
}
