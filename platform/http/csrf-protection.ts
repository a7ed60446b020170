import type { Context, MiddlewareHandler } from 'hono'
import { csrf } from 'hono/csrf'
import { AppError } from '#platform/errors/app-error.ts'
import { bearerToken } from './session-cookie.ts'

const safeMethods = /^(GET|HEAD|OPTIONS)$/

/**
 * Refuses what another site sends in a visitor's name (403), for pages and API alike. It stands before every door, so
 * nothing behind it has to think of it; the API has its own, to refuse in its own form.
 * - A form must come from here, as the browser says.
 * - Anything else that changes something (JSON, or no body at all) is refused where the browser says that it comes
 *   from elsewhere. Programs say nothing of the kind.
 * - Who sends a bearer token acts in no other name: a browser adds none by itself.
 * @param publicUrl the origin that visitors use; without it, what the request was sent to
 */
export function csrfProtection(publicUrl: string | null): MiddlewareHandler {
  const checkForm = csrf(publicUrl === null ? {} : { origin: publicUrl })
  return async (c, next) => {
    if (safeMethods.test(c.req.method) || bearerToken(c.req.header('authorization') ?? null) !== undefined)
      return next()
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
