import type { MiddlewareHandler } from 'hono'
import { requireAcceptance } from '#domains/consent/index.ts'
import { findCaller } from './caller.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])
/** Signing in and out, the answer that is owed, and what no person is looked at for. */
const exemptPaths = /\/signbank\/(login|logout|users\/[^/]+)$|\/search-miss$/

/** Whoever has yet to accept new terms or policy, or to answer the consent form, reads but writes nothing. */
export const requireAcceptanceToWrite: MiddlewareHandler = async (c, next) => {
  if (!safeMethods.has(c.req.method) && !exemptPaths.test(c.req.path)) {
    const caller = await findCaller(c)
    if (caller) requireAcceptance(caller.actor)
  }
  await next()
}
