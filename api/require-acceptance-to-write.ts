import type { MiddlewareHandler } from 'hono'
import { mayWrite } from '#platform/access.policy.ts'
import { authorize } from '#platform/policy.ts'
import type { ApiEnv } from './api-env.ts'
import { findCaller } from './caller.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])
/** Signing in and out, the pending answer itself, and anonymous reports of searches without results. */
const exemptPaths = /\/signbank\/(login|logout|users\/[^/]+)$|\/search-miss$/

/** Refuses writes of people with a pending acceptance. */
export const requireAcceptanceToWrite: MiddlewareHandler<ApiEnv> = async (c, next) => {
  if (!safeMethods.has(c.req.method) && !exemptPaths.test(c.req.path)) {
    const caller = await findCaller(c)
    if (caller) authorize(mayWrite(caller.actor))
  }
  await next()
}
