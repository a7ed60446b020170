import type { HttpBindings } from '@hono/node-server'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context, MiddlewareHandler } from 'hono'
import { AppError } from '#platform/errors/app-error.ts'
import { isLoopbackHost } from './loopback-host.ts'

const loopbackAddress = /^(127\.|::1$|::ffff:127\.)/
const portPattern = /:\d+$/

/** Headers that proxies and content delivery networks add; one of them means that the sender is elsewhere. */
const forwardingHeader =
  /^(forwarded|via|x-forwarded(-.+)?|x-original-.+|x-(real|client|cluster-client)-ip|true-client-ip|(cf|fly)-.+)$/

/**
 * Whether a request comes from this machine and not through a proxy. A foreign host name that resolves to this machine
 * is refused: a page could read the response (DNS rebinding). So is HTTP/1.0, which no browser sends, but a proxy that
 * is configured with nothing but this address may. Another proxy that replaces Host and adds no header is not recognized
 * here, but by `isLocal` of the settings.
 */
export function isLoopbackRequest(c: Context): boolean {
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>
  if (incoming?.httpVersion === '1.0') return false
  if (Object.keys(c.req.header()).some((name) => forwardingHeader.test(name))) return false
  if (!isLoopbackHost((c.req.header('host') ?? '').replace(portPattern, ''))) return false
  return loopbackAddress.test(getConnInfo(c).remote.address ?? '')
}

/**
 * Limits development pages to a browser on this machine; their responses are never stored.
 * @throws AppError `page.notFound` for every other request
 */
export const requireLoopback: MiddlewareHandler = async (c, next) => {
  if (!isLoopbackRequest(c)) throw new AppError('page.notFound')
  c.header('cache-control', 'no-store')
  await next()
}
