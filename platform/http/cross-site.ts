import type { MiddlewareHandler } from 'hono'
import { csrf } from 'hono/csrf'
import { AppError } from '#platform/errors/app-error.ts'

/**
 * Refuses forms that another site sends in a visitor's name (403), for pages and API alike: what a browser can send
 * elsewhere without asking must come from here. It stands before every door, so no form has to think of it.
 * @param publicUrl the origin that visitors use; without it, what the request was sent to
 */
export function refuseCrossSite(publicUrl: string | null): MiddlewareHandler {
  const check = csrf(publicUrl === null ? {} : { origin: publicUrl })
  return async (c, next) => {
    try {
      await check(c, async () => {})
    } catch (cause) {
      throw new AppError('request.crossSite', { cause })
    }
    await next()
  }
}
