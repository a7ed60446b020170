import type { Context, MiddlewareHandler } from 'hono'
import { csrf } from 'hono/csrf'
import { AppError } from '#platform/errors/app-error.ts'
import { bearerToken } from './session-cookie.ts'

const safeMethods = /^(GET|HEAD|OPTIONS)$/

/**
 * Rejects cross-site requests that could change data (403). It runs before all routes of pages; the API has its own, so
 * that the error has the format of the API.
 * - A form must have this site as its origin, according to the browser.
 * - Other requests (JSON, or no body) are rejected if the browser declares another origin. Programs declare none.
 * @param publicUrl the origin that visitors use; without it, the origin of the request's URL
 * @param options.acceptsBearer whether requests with a bearer token are accepted from every origin. For the API only: a
 * browser never adds a token by itself, and pages authenticate by the cookie even if there is a token.
 */
export function csrfProtection(
  publicUrl: string | null,
  { acceptsBearer = false }: { acceptsBearer?: boolean } = {},
): MiddlewareHandler {
  const checkForm = csrf(publicUrl === null ? {} : { origin: publicUrl })
  return async (c, next) => {
    const hasBearer = bearerToken(c.req.header('authorization') ?? null) !== undefined
    if (safeMethods.test(c.req.method) || (acceptsBearer && hasBearer)) return next()
    try {
      if (c.req.header('content-type') !== undefined) await checkForm(c, async () => {})
    } catch (cause) {
      throw new AppError('request.crossSite', { cause })
    }
    if (isCrossSite(c, publicUrl)) throw new AppError('request.crossSite')
    await next()
  }
}

function isCrossSite(c: Context, publicUrl: string | null): boolean {
  const [site, origin] = [c.req.header('sec-fetch-site'), c.req.header('origin')]
  if (site === 'same-origin' || (site === undefined && origin === undefined)) return false
  return origin !== (publicUrl ?? new URL(c.req.url).origin)
}
