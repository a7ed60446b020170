import type { Context, MiddlewareHandler } from 'hono'
import {
  type AccountsContext,
  accountsContext,
  authenticateApiRequest,
  type UserSession,
} from '#domains/accounts/index.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { clientAddressOf } from '#platform/http/client-address.ts'
import { requestLocale } from '#platform/http/request-locale.ts'
import type { ApiContext } from './api-context.ts'
import type { ApiEnv } from './api-env.ts'

/**
 * Identifies the caller of a request. An invalid bearer token is refused for every resource; a cookie is read only by
 * resources that need the caller.
 */
export const identifyCallers =
  (context: ApiContext): MiddlewareHandler<ApiEnv> =>
  async (c, next) => {
    let found: Promise<UserSession | null> | undefined
    const identifyCaller = () => {
      found ??= authenticateApiRequest(c.req.raw.headers, context)
      return found
    }
    if (c.req.header('authorization') !== undefined) await identifyCaller()
    c.set('identifyCaller', identifyCaller)
    await next()
  }

/** The session of the caller; null for visitors. */
export const findCaller = (c: Context<ApiEnv>): Promise<UserSession | null> => c.var.identifyCaller()

/**
 * The session of the caller, for resources of signed-in people.
 * @throws AppError `account.required`; `account.secondFactorMissing` until a required second factor is added
 */
export async function requireCaller(c: Context<ApiEnv>): Promise<UserSession> {
  const caller = await findCaller(c)
  if (!caller) throw new AppError('account.required')
  if (caller.actor.lacksSecondFactor) throw new AppError('account.secondFactorMissing')
  return caller
}

/** The context of the use cases of accounts for a call. */
export const callAccountsContext = (context: ApiContext, c: Context): AccountsContext =>
  accountsContext(context, {
    clientAddress: clientAddressOf(c, context.trustedProxies),
    locale: requestLocale(c),
  })
