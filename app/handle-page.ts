import {
  createRequestHandler,
  type RequestHandler,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router'
import { visitor } from '#platform/actor.ts'
import { contentSecurityPolicy } from '#platform/http/nonce.ts'
import { manifestAddress, routesOfArea } from './area-routes.ts'
import { type Area, areaOf } from './areas.ts'
import { type AppContext, signbank } from './context.ts'
import { panelRoutesOf } from './panel/panel-routes.ts'

type OfOneAnswer = 'nonce' | 'address' | 'log' | 'session'

/** What every page works with, but what belongs to one answer. */
export type SharedContext = Omit<AppContext, OfOneAnswer | 'origin' | 'panelRoutes' | 'actor'>

/** Answers one request for a page or its data. */
export type PageHandler = (request: Request, answer: Pick<AppContext, OfOneAnswer>) => Promise<Response>

interface Options {
  build: ServerBuild
  isDevelopment: boolean
  context: SharedContext
}

/** Answers every request for a page or its data, under a content security policy with the answer's nonce. */
export function createPageHandler({ build, isDevelopment, context }: Options): PageHandler {
  const render = isDevelopment
    ? createRequestHandler(build, 'development')
    : renderByArea({
        public: createRequestHandler(buildOfArea(build, 'public'), 'production'),
        members: createRequestHandler(buildOfArea(build, 'members'), 'production'),
      })
  const { publicUrl } = context.settings
  const panelRoutes = panelRoutesOf(build.routes)

  return async (request, answer) => {
    const { pathname, search } = new URL(request.url)
    // No page begins so, and the router knows none to say it on.
    if (pathname.startsWith('//'))
      return new Response(null, {
        status: 308,
        headers: { location: pathname.replace(/^\/+/, '/') + search },
      })
    const actor = answer.session?.actor ?? visitor
    const origin = publicUrl ?? new URL(request.url).origin
    const provider = new RouterContextProvider(
      new Map([[signbank, { ...context, ...answer, actor, origin, panelRoutes }]]),
    )
    const response = await render(request, provider)
    const { headers } = response
    headers.set('content-security-policy', contentSecurityPolicy(answer.nonce, isDevelopment))
    if (!headers.has('cache-control'))
      headers.set('cache-control', answer.session ? 'no-store' : 'private, no-cache')
    return response
  }
}

const renderByArea =
  (render: Record<Area, RequestHandler>): RequestHandler =>
  (request, context) =>
    render[areaOf(new URL(request.url).pathname)](request, context)

/** The program with the pages of one area alone; its browser's list of routes is a file that the build wrote. */
function buildOfArea(build: ServerBuild, area: Area): ServerBuild {
  const { assets } = build
  return {
    ...build,
    routes: routesOfArea(build.routes, area),
    assets: {
      ...assets,
      url: manifestAddress(assets.url, area),
      routes: routesOfArea(assets.routes, area),
    },
  }
}
