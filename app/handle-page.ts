import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { contentSecurityPolicy, newNonce } from '#platform/http/nonce.ts'
import { type PageAnswer, PageCache } from '#platform/http/page-cache.ts'
import { type AppContext, signbank } from './context.ts'

interface Options {
  build: ServerBuild | (() => Promise<ServerBuild>)
  isDevelopment: boolean
  /** What every page works with, but what belongs to one answer. */
  context: Omit<AppContext, 'nonce' | 'origin' | 'log'>
}

/** Answers every request for a page or its data; pages that look the same to everyone come from the cache. */
export function createPageHandler({ build, isDevelopment, context }: Options) {
  const { dictionary, settings } = context
  const render = createRequestHandler(build, isDevelopment ? 'development' : 'production')
  const cache = new PageCache({ version: () => dictionary.version })
  dictionary.onChange(() => cache.clear())

  const renderWith = (request: Request, nonce: string, log: AppContext['log']) => {
    const origin = settings.publicUrl ?? new URL(request.url).origin
    const provider = new RouterContextProvider(new Map([[signbank, { ...context, nonce, origin, log }]]))
    return render(request, provider)
  }

  return async (request: Request, log: AppContext['log']): Promise<Response> => {
    const nonce = newNonce()
    const encoding = request.headers.get('accept-encoding') ?? ''
    const key = isDevelopment ? undefined : cache.keyOf(request)
    if (!key) return withPolicy(await renderWith(request, nonce, log), nonce, isDevelopment)

    const kept = cache.answer(key, nonce, encoding)
    if (kept) return toResponse(kept, nonce)
    const { version } = dictionary
    const rendered = await renderWith(request, cache.placeholder, log)
    return toResponse(await cache.store(key, rendered, version, nonce, encoding), nonce)
  }
}

function toResponse({ status, headers, body }: PageAnswer, nonce: string): Response {
  headers.set('content-length', String(body.length))
  return withPolicy(new Response(status === 204 || status === 304 ? null : new Uint8Array(body), { status, headers }), nonce, false)
}

function withPolicy(response: Response, nonce: string, isDevelopment: boolean): Response {
  const headers = new Headers(response.headers)
  headers.set('content-security-policy', contentSecurityPolicy(nonce, isDevelopment))
  if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-cache')
  return new Response(response.body, { status: response.status, headers })
}
