import type { Context, MiddlewareHandler } from 'hono'
import {
  type AccountsContext,
  type ApiCaller,
  accountsContext,
  authenticateApiRequest,
  type UserSession,
} from '#domains/accounts/index.ts'
import { mayUseToken } from '#domains/accounts/tokens/api-token.policy.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { clientAddressOf } from '#platform/http/client-address.ts'
import { requestLocale } from '#platform/http/request-locale.ts'
import { authorize } from '#platform/policy.ts'
import type { ApiContext } from './api-context.ts'
import type { ApiEnv } from './api-env.ts'
import { findOperationAccess } from './operation-access.ts'

const basePath = '/api'

/**
 * Identifies the caller of a request. An invalid bearer token is refused for every resource; a cookie is read only by
 * resources that need the caller. A token of a person that lacks the scope of the operation is refused.
 */
export const identifyCallers =
  (context: ApiContext): MiddlewareHandler<ApiEnv> =>
  async (c, next) => {
    let found: Promise<ApiCaller | null> | undefined
    const authenticate = () => {
      found ??= authenticateApiRequest(context, { headers: c.req.raw.headers })
      return found
    }
    if (c.req.header('authorization') !== undefined) {
      const caller = await authenticate()
      // Unknown operations are answered with 404 or 405, and never identify the caller.
      if (operationAccessOf(c) !== undefined) authorizeToken(c, caller)
    }
    c.set('identifyCaller', async () => authorizeToken(c, await authenticate()))
    await next()
  }

/**
 * The caller as the database has it now, without the cache of the request.
 * @throws AppError `account.tokenInvalid`, `token.invalid`; the reasons of `mayUseToken`
 */
export const authenticateAgain = async (context: ApiContext, c: Context): Promise<ApiCaller | null> =>
  authorizeToken(c, await authenticateApiRequest(context, { headers: c.req.raw.headers }))

/** Refuses a token that lacks the scope of the operation. */
function authorizeToken(c: Context, caller: ApiCaller | null): ApiCaller | null {
  if (caller?.token) authorize(mayUseToken(caller.token.scopes, operationAccessOf(c)))
  return caller
}

const operationAccessOf = ({ req: { method, path } }: Context) =>
  findOperationAccess(method, path.startsWith(basePath) ? path.slice(basePath.length) : path)

/** The caller, by session or token; null for visitors. */
export const findCaller = (c: Context<ApiEnv>): Promise<ApiCaller | null> => c.var.identifyCaller()

/**
 * The caller, for resources of signed-in people.
 * @throws AppError `account.required`; `account.secondFactorMissing` until a required second factor is added
 */
export async function requireCaller(c: Context<ApiEnv>): Promise<ApiCaller> {
  const caller = await findCaller(c)
  if (!caller) throw new AppError('account.required')
  if (caller.actor.lacksSecondFactor) throw new AppError('account.secondFactorMissing')
  return caller
}

/**
 * The session of the caller, for the own account; null for visitors.
 * @throws AppError `token.sessionOnly` for a token
 */
export async function findSession(c: Context<ApiEnv>): Promise<UserSession | null> {
  const caller = await findCaller(c)
  if (caller?.token) throw new AppError('token.sessionOnly')
  return caller
}

/**
 * The session of the caller, for resources that manage the own account.
 * @throws AppError `token.sessionOnly`; the reasons of `requireCaller`
 */
export async function requireSession(c: Context<ApiEnv>): Promise<UserSession> {
  await requireCaller(c)
  const session = await findSession(c)
  if (!session) throw new AppError('account.required')
  return session
}

/** The context of the use cases of accounts for a call. */
export const callAccountsContext = (context: ApiContext, c: Context): AccountsContext =>
  accountsContext(context, {
    clientAddress: clientAddressOf(c, context.trustedProxies),
    locale: requestLocale(c),
  })
