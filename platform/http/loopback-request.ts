import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

const loopbackAddress = /^(127\.|::1$|::ffff:127\.)/
const loopbackHost = /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/

/** Whether a request comes from this machine itself, and through no proxy. */
export function isLoopbackRequest(c: Context): boolean {
  if (c.req.header('x-forwarded-for') !== undefined) return false
  return loopbackAddress.test(getConnInfo(c).remote.address ?? '')
}

/**
 * Whether it also called this machine by its own name: not by one that a page elsewhere had pointed here, to read in a
 * visitor's browser what only they may see.
 */
export const hasLoopbackHost = (c: Context): boolean => loopbackHost.test(c.req.header('host') ?? '')
