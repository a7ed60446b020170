import type { MiddlewareHandler } from 'hono'
import { requireAcceptance } from '#domains/consent/index.ts'
import { callerOf } from './caller.ts'

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])
/** Signing in and out, the answer that is owed, and what no person is looked at for. */
const alwaysOpen = /\/signbank\/(login|logout|users\/[^/]+)$|\/search-miss$/

/** Whoever has yet to accept new terms or policy, or to answer the consent form, reads but writes nothing. */
export const refuseWhoOwes: MiddlewareHandler = async (c, next) => {
  if (!reading.has(c.req.method) && !alwaysOpen.test(c.req.path)) {
    const caller = await callerOf(c)
    if (caller) requireAcceptance(caller.actor)
  }
  await next()
}
