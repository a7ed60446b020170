import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { contentSecurityPolicy } from '#platform/http/nonce.ts'
import { type AppContext, signbank } from './context.ts'
import { panelRoutesOf } from './panel/panel-routes.ts'

/** What every page works with, but what belongs to one answer. */
export type SharedContext = Omit<AppContext, 'nonce' | 'origin' | 'address' | 'log' | 'panelRoutes'>

/** Answers one request for a page or its data. */
export type PageHandler = (
  request: Request,
  answer: Pick<AppContext, 'nonce' | 'address' | 'log'>,
) => Promise<Response>

interface Options {
  build: ServerBuild
  isDevelopment: boolean
  context: SharedContext
}

/** Answers every request for a page or its data, under a content security policy with the answer's nonce. */
export function createPageHandler({ build, isDevelopment, context }: Options): PageHandler {
  const render = createRequestHandler(build, isDevelopment ? 'development' : 'production')
  const { publicUrl } = context.settings
  const panelRoutes = panelRoutesOf(build.routes)

  return async (request, answer) => {
    const origin = publicUrl ?? new URL(request.url).origin
    const provider = new RouterContextProvider(
      new Map([[signbank, { ...context, ...answer, origin, panelRoutes }]]),
    )
    const response = await render(request, provider)
    const { headers } = response
    headers.set('content-security-policy', contentSecurityPolicy(answer.nonce, isDevelopment))
    if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-cache')
    return response
  }
}
