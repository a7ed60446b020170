import {
  createRequestHandler,
  type RequestHandler,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router'
import { hasSchoolModeCookie } from '#domains/publication/school-mode.ts'
import { visitor } from '#platform/actor.ts'
import { contentSecurityPolicy } from '#platform/http/nonce.ts'
import { type AppContext, appContext } from './app-context.ts'
import { withServerErrorPages } from './server-error-pages.ts'
import { manifestUrl, routesOfArea } from './site-area-routes.ts'
import { type SiteArea, siteAreaOf } from './site-areas.ts'

type RequestFields = 'nonce' | 'clientAddress' | 'log' | 'session' | 'isSessionUnknown'

/** What every page works with, but what belongs to one answer. */
export type SharedContext = Omit<AppContext, RequestFields | 'actor' | 'schoolMode'>

/** Answers one request for a page or its data. */
export type PageHandler = (request: Request, answer: Pick<AppContext, RequestFields>) => Promise<Response>

interface Options {
  build: ServerBuild
  isDevelopment: boolean
  context: SharedContext
}

/** Answers every request for a page or its data, under a content security policy with the answer's nonce. */
export function createPageHandler({ build: built, isDevelopment, context }: Options): PageHandler {
  const build = withServerErrorPages(built)
  const render = isDevelopment
    ? createRequestHandler(build, 'development')
    : requestHandlerByArea({
        public: createRequestHandler(buildForArea(build, 'public'), 'production'),
        members: createRequestHandler(buildForArea(build, 'members'), 'production'),
      })

  return async (request, requestContext) => {
    const { pathname, search } = new URL(request.url)
    // The router cannot match such a path, not even with its 404 route.
    if (pathname.startsWith('//'))
      return new Response(null, {
        status: 308,
        headers: { location: pathname.replace(/^\/+/, '/') + search },
      })
    const actor = requestContext.session?.actor ?? visitor
    const provider = new RouterContextProvider(
      new Map([[appContext, { ...context, ...requestContext, ...withSchoolMode(context, request), actor }]]),
    )
    const response = await render(request, provider)
    const { headers } = response
    headers.set('content-security-policy', contentSecurityPolicy(requestContext.nonce, isDevelopment))
    if (!headers.has('cache-control'))
      headers.set('cache-control', requestContext.session ? 'no-store' : 'private, no-cache')
    return response
  }
}

/** The school mode of a request, and the dictionary that its page shows; pages for members show every sign. */
function withSchoolMode(
  { dictionary }: SharedContext,
  { headers, url }: Request,
): Pick<AppContext, 'schoolMode' | 'dictionary'> {
  const isChosen = hasSchoolModeCookie(headers.get('cookie') ?? '')
  const schoolMode = dictionary.dataset.schoolMode ? 'installation' : isChosen ? 'visitor' : null
  const isPublic = siteAreaOf(new URL(url).pathname) === 'public'
  return { schoolMode, dictionary: schoolMode && isPublic ? dictionary.school : dictionary }
}

const requestHandlerByArea =
  (render: Record<SiteArea, RequestHandler>): RequestHandler =>
  (request, context) =>
    render[siteAreaOf(new URL(request.url).pathname)](request, context)

/** The program with the pages of one area alone; its browser's list of routes is a file that the build wrote. */
function buildForArea(build: ServerBuild, area: SiteArea): ServerBuild {
  const { assets } = build
  return {
    ...build,
    routes: routesOfArea(build.routes, area),
    assets: {
      ...assets,
      url: manifestUrl(assets.url, area),
      routes: routesOfArea(assets.routes, area),
    },
  }
}
