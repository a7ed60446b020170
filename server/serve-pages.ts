import type { Handler } from 'hono'
import { authenticateByCookie } from '#domains/accounts/index.ts'
import { clientAddressOf } from '#platform/http/client-address.ts'
import type { SiteEnv } from '#platform/http/create-base-site.ts'
import { busyRetrySeconds, toAppError } from '#platform/http/error-response.ts'
import { newNonce } from '#platform/http/nonce.ts'
import { secureCookies } from '#platform/http/secure-cookies.ts'
import { expiredSessionCookie, findSessionToken, setsSessionCookie } from '#platform/http/session-cookie.ts'
import type { PageHandler } from '../app/create-page-handler.ts'

interface Options {
  handlePage: PageHandler
  accounts: Parameters<typeof authenticateByCookie>[0]
  trustedProxies: Parameters<typeof clientAddressOf>[1]
}

/** Finds out who requests a page, and answers with it. */
export function servePages({ handlePage, accounts, trustedProxies }: Options): Handler<SiteEnv> {
  const { secure } = accounts
  return async (c) => {
    const { headers } = c.req.raw
    const session = await authenticateByCookie(accounts, { headers }).catch(ignoreServerBusy)
    const isSessionUnknown = session === undefined
    const response = await handlePage(c.req.raw, {
      nonce: c.env?.nonce ?? newNonce(),
      clientAddress: clientAddressOf(c, trustedProxies),
      log: c.var.log,
      session: session ?? null,
      isSessionUnknown,
    })
    if (secure) secureCookies(response.headers)
    if (isSessionUnknown) response.headers.set('cache-control', 'no-store')
    if (response.status === 503) response.headers.set('retry-after', String(busyRetrySeconds))
    const isExpired = session === null && findSessionToken(headers.get('cookie'), { secure }) !== undefined
    if (isExpired && !setsSessionCookie(response.headers, { secure }))
      response.headers.append('set-cookie', expiredSessionCookie({ secure }))
    return response
  }
}

/** Public pages need no database, so they are answered without a session while it is away. */
function ignoreServerBusy(error: unknown): undefined {
  if (toAppError(error).code !== 'server.busy') throw error
}
