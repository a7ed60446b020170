import type { Context } from 'hono'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])
/** Signing in and out, the pending answer itself, and anonymous reports of searches without results. */
const exemptPaths = /\/signbank\/(login|logout|users\/[^/]+)$|\/search-miss$/

/** Whether a call writes with the rights of an account. */
export const isAccountWrite = ({ req }: Pick<Context, 'req'>): boolean =>
  !safeMethods.has(req.method) && !exemptPaths.test(req.path)
