import { hash } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import { etag } from 'hono/etag'
import { requestLocale } from '#platform/http/request-locale.ts'
import type { ApiEnv } from './api-env.ts'
import { findOperationAccess } from './operation-access.ts'

const exposedHeaders = ['Content-Language', 'ETag', 'Link', 'Retry-After', 'X-Request-Id']

/** Seconds that a browser remembers the answer to a preflight. */
const preflightMaxAge = 86_400

/**
 * Answers to preflights. Pages of any origin may read what visitors read. Credentials are never part of it, because `*` excludes them; a page
 * of another origin cannot send a token either, which would need `Authorization` in the list.
 */
const allowAnyOrigin = cors({
  origin: '*',
  allowMethods: ['GET', 'HEAD'],
  allowHeaders: ['Accept-Language', 'If-None-Match'],
  exposeHeaders: exposedHeaders,
  maxAge: preflightMaxAge,
})

/** Responses that nobody declared to be stored or not depend on the language and are asked for again with their tag. */
function revalidate(c: Context<ApiEnv>): void {
  const { headers, status } = c.res
  if (status !== 200 || headers.has('cache-control')) return
  headers.set('cache-control', 'public, no-cache')
  headers.append('vary', 'Accept-Language')
  if (!headers.has('content-language')) headers.set('content-language', requestLocale(c))
}

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * What public reading has in common: any origin, entity tags and 304, and the language that texts depend on. Headers are
 * added when the answer exists: those that are set before make Hono copy the answer.
 */
export function readPublicly(): MiddlewareHandler<ApiEnv> {
  const tagEntities = etag({ weak: true, retainedHeaders: retainedIn304, generateDigest })
  return async (c, next) => {
    const path = c.req.path.replace(/^\/api(?=\/)/, '')
    if (!readingMethods.has(c.req.method) || findOperationAccess('GET', path) !== 'public') return next()
    if (c.req.method === 'OPTIONS') return allowAnyOrigin(c, next)
    await next()
    revalidate(c)
    const isComplete = c.res.headers.has('etag') && c.req.header('if-none-match') === undefined
    if (!isComplete) await tagEntities(c, async () => {})
    c.res.headers.set('access-control-allow-origin', '*')
    c.res.headers.set('access-control-expose-headers', exposedHeaders.join(','))
  }
}

/** Answers are small: hashing them here takes less time than handing them to another thread, as the library does. */
const generateDigest = (body: Uint8Array): ArrayBuffer => new Uint8Array(hash('sha1', body, 'buffer')).buffer

const retainedIn304 = [
  'access-control-allow-origin',
  'access-control-expose-headers',
  'cache-control',
  'content-language',
  'content-location',
  'date',
  'etag',
  'expires',
  'link',
  'vary',
]
