import type { Context } from 'hono'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])
/** Signing in and out, and anonymous reports of searches without results. */
const exemptPaths = /\/signbank\/(login|logout)$|\/search-miss$/
const answerPath = /\/signbank\/users\/[^/]+$/

/** Whether a call writes with the rights of an account. */
export const isAccountWrite = ({ req }: Pick<Context, 'req'>): boolean =>
  !safeMethods.has(req.method) && !exemptPaths.test(req.path)

/** Whether a call answers the pending acceptance itself. */
export const isAcceptance = ({ req }: Pick<Context, 'req'>): boolean => answerPath.test(req.path)
