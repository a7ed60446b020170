import type { Context, MiddlewareHandler } from 'hono'
import { type AccountsContext, authenticateApiRequest, type UserSession } from '#domains/accounts/index.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { clientAddressOf } from '#platform/http/client-address.ts'
import { requestLocale } from '#platform/http/error-response.ts'
import type { ApiContext } from './api-context.ts'

const callerKey = 'caller' as never

/** Knows who calls. A wrong bearer token is refused wherever it is sent; a cookie is looked at by who asks for it. */
export const identifyCallers =
  (context: ApiContext): MiddlewareHandler =>
  async (c, next) => {
    let found: Promise<UserSession | null> | undefined
    const identify = () => {
      found ??= authenticateApiRequest(c.req.raw.headers, context)
      return found
    }
    if (c.req.header('authorization') !== undefined) await identify()
    c.set(callerKey, identify as never)
    await next()
  }

/** Who calls; null for visitors. */
export async function findCaller(c: Context): Promise<UserSession | null> {
  const identify = c.get(callerKey) as (() => Promise<UserSession | null>) | undefined
  return identify ? identify() : null
}

/**
 * Who calls a resource that is for people who are signed in.
 * @throws AppError `account.required`
 */
export async function requireCaller(c: Context): Promise<UserSession> {
  const caller = await findCaller(c)
  if (!caller) throw new AppError('account.required')
  return caller
}

/** What a call uses the use cases of accounts with. */
export const accountsContext = (
  { db, now, mails, formGate, storage, contributions, trustedProxies }: ApiContext,
  c: Context,
): AccountsContext => ({
  db,
  now,
  mails,
  gate: formGate,
  clientAddress: clientAddressOf(c, trustedProxies),
  locale: requestLocale(c),
  storage,
  contributions,
})
