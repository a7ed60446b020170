import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context, MiddlewareHandler } from 'hono'
import { AppError } from '#platform/errors/app-error.ts'

const loopbackAddress = /^(127\.|::1$|::ffff:127\.)/
const loopbackHost = /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/

/** Whether a request comes from this machine and not through a proxy. */
export function isLoopbackRequest(c: Context): boolean {
  if (c.req.header('x-forwarded-for') !== undefined) return false
  return loopbackAddress.test(getConnInfo(c).remote.address ?? '')
}

/** False for a foreign host name that resolves to this machine: a page could read the response (DNS rebinding). */
const hasLoopbackHost = (c: Context): boolean => loopbackHost.test(c.req.header('host') ?? '')

/**
 * Limits development pages to a browser on this machine; their responses are never stored.
 * @throws AppError `page.notFound` for every other request
 */
export const requireLoopback: MiddlewareHandler = async (c, next) => {
  if (!isLoopbackRequest(c) || !hasLoopbackHost(c)) throw new AppError('page.notFound')
  c.header('cache-control', 'no-store')
  await next()
}
