import type { Context, MiddlewareHandler } from 'hono'
import { type AccountsContext, identifyCaller, type SignedIn } from '#domains/accounts/index.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { clientAddressOf } from '#platform/http/client-address.ts'
import { requestLocale } from '#platform/http/errors.ts'
import type { Doors } from './doors.ts'

const key = 'caller' as never

/** Knows who calls. A wrong bearer token is refused wherever it is sent; a cookie is looked at by who asks for it. */
export const identifyCallers =
  (doors: Doors): MiddlewareHandler =>
  async (c, next) => {
    let found: Promise<SignedIn | null> | undefined
    const identify = () => {
      found ??= identifyCaller(c.req.raw.headers, doors)
      return found
    }
    if (c.req.header('authorization') !== undefined) await identify()
    c.set(key, identify as never)
    await next()
  }

/** Who calls; null for visitors. */
export async function callerOf(c: Context): Promise<SignedIn | null> {
  const identify = c.get(key) as (() => Promise<SignedIn | null>) | undefined
  return identify ? identify() : null
}

/**
 * Who calls a resource that is for people who are signed in.
 * @throws AppError `account.required`
 */
export async function requireCaller(c: Context): Promise<SignedIn> {
  const caller = await callerOf(c)
  if (!caller) throw new AppError('account.required')
  return caller
}

/** What a call uses the use cases of accounts with. */
export const accountsContext = (
  { db, now, mails, formGate, storage, trustedProxies }: Doors,
  c: Context,
): AccountsContext => ({
  db,
  now,
  mails,
  gate: formGate,
  address: clientAddressOf(c, trustedProxies),
  locale: requestLocale(c),
  storage,
})
