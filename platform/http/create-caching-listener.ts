import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import type { Log } from '#platform/log/log.ts'
import type { Metrics } from '#platform/metrics/metrics.ts'
import type { SendBytes } from '#platform/storage/storage.ts'
import { inSpan, isTracing } from '#platform/tracing/tracing.ts'
import type { SiteEnv } from './create-base-site.ts'
import { describeRequest } from './describe-request.ts'
import { newNonce } from './nonce.ts'
import type { PageCache } from './page-cache.ts'
import type { PageResponse, PageTemplate } from './page-template.ts'
import { sendWithBody } from './send-body.ts'

interface Options {
  site: Hono<SiteEnv>
  cache: PageCache
  metrics: Pick<Metrics, 'observe'>
  log: Pick<Log, 'error'>
  /** As of `createBaseSite`. */
  pageRouteOf?: ((path: string) => string) | undefined
}

/**
 * The entry point of every request. Cached pages are written directly to the socket. All other requests go to the site,
 * and their responses are compressed.
 */
export function createCachingListener({ site, cache, metrics, log, pageRouteOf }: Options) {
  const compressed = new Hono<SiteEnv>()
    .use(compress({ encoding: 'gzip' }))
    .all('*', (c) => site.fetch(c.req.raw, c.env))

  async function fetch(request: Request, bindings?: HttpBindings): Promise<Response> {
    const { pathname, search } = new URL(request.url)
    const cookie = request.headers.get('cookie') ?? ''
    const key = cache.keyOf({ method: request.method, url: pathname + search, cookie })
    if (key === undefined) return answer(request, bindings)

    const acceptEncoding = request.headers.get('accept-encoding') ?? ''
    const cached = cache.find(key)
    if (cached) return toResponse(instantiatePage(cached, acceptEncoding))
    const rendered = await cache.render(
      { key, path: pathname, route: pageRouteOf?.(pathname) },
      async (nonce) => site.fetch(request, { ...bindings, nonce }),
    )
    return toResponse(rendered.fill(newNonce(), acceptEncoding))
  }

  async function answer(request: Request, bindings?: HttpBindings): Promise<Response> {
    if (!bindings) return compressed.fetch(request, { nonce: newNonce() })
    let send: SendBytes | undefined
    const sendBody = (registered: SendBytes) => {
      send = registered
    }
    const response = await compressed.fetch(request, { ...bindings, nonce: newNonce(), sendBody })
    if (!send) return response
    return sendWithBody(response, send, bindings.outgoing as ServerResponse, (error) =>
      log.error({ err: error }, 'a file could not be sent to its end'),
    )
  }

  const requestListener = getRequestListener((request, bindings) => fetch(request, bindings as HttpBindings))

  function listener(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const start = performance.now()
    const { method = '', url = '', headers } = incoming
    const key = cache.keyOf({ method, url, cookie: headers.cookie ?? '' })
    const cached = key === undefined ? undefined : cache.find(key)
    if (!cached) return void requestListener(incoming, outgoing)
    const acceptEncoding = String(headers['accept-encoding'] ?? '')
    if (!isTracing()) sendPage(outgoing, cached, acceptEncoding)
    else
      inSpan({ name: method, kind: 'server' }, (span) => {
        describeRequest(span, cached)
        sendPage(outgoing, cached, acceptEncoding)
      })
    metrics.observe(cached, (performance.now() - start) / 1000)
  }

  return { fetch, listener }
}

function sendPage(outgoing: ServerResponse, template: PageTemplate, acceptEncoding: string): void {
  const page = instantiatePage(template, acceptEncoding)
  outgoing.writeHead(page.status, page.headers)
  outgoing.end(page.body)
}

/** A response from a cached page, with a new nonce and request id. */
function instantiatePage(page: PageTemplate, acceptEncoding: string): PageResponse {
  const response = page.fill(newNonce(), acceptEncoding)
  response.headers['x-request-id'] = randomUUID()
  return response
}

function toResponse({ status, headers, body }: PageResponse): Response {
  return new Response(body.length > 0 ? (body as BodyInit) : null, {
    status,
    headers: toHeadersInit(headers),
  })
}

/** A plain record if no header is repeated: @hono/node-server writes it without creating Headers. */
function toHeadersInit(headers: PageResponse['headers']): Record<string, string> | [string, string][] {
  const isPlain = Object.values(headers).every((value) => typeof value === 'string')
  if (isPlain) return headers as Record<string, string>
  return Object.entries(headers).flatMap(([name, values]) =>
    [values].flat().map((value): [string, string] => [name, value]),
  )
}
