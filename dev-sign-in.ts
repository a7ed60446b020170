import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import { findAccountByEmail, openSession } from '#domains/accounts/index.ts'
import type { Db } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { csrfProtection } from '#platform/http/csrf-protection.ts'
import { requestLocale } from '#platform/http/error-response.ts'
import { hasLoopbackHost, isLoopbackRequest } from '#platform/http/loopback-request.ts'
import { expiredSessionCookie, sessionCookie } from '#platform/http/session-cookie.ts'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { type CastName, castEmail, castNames } from '#seeds/cast-people.ts'

const cookieOptions = { secure: false }
const signInNames = castNames.filter((name) => name !== 'frieda')

/**
 * `/dev/sign-in`, in development alone and for who sits at this machine: the cast as buttons, each of which signs
 * somebody in without a password, in place of whoever was.
 */
export function devSignIn(db: Db): Hono {
  return new Hono()
    .onError((error, c) => c.text(error.message, 404))
    .use(async (c, next) => {
      if (!isLoopbackRequest(c) || !hasLoopbackHost(c)) throw new AppError('page.notFound')
      c.header('cache-control', 'no-store')
      await next()
    })
    .use(csrfProtection(null))
    .get('/', (c) => castPage(c))
    .post('/', async (c) => {
      const { name } = await c.req.parseBody()
      const chosen = signInNames.find((one) => one === name)
      const account = chosen && (await findAccountByEmail(db, castEmail(chosen)))
      if (!account) return redirectWithCookie(c, '', expiredSessionCookie(cookieOptions))
      const now = new Date()
      const { token } = await openSession(db, { accountId: account.id, device: 'npm run dev', now })
      return redirectWithCookie(c, '/control-panel', sessionCookie(token, cookieOptions))
    })
}

function redirectWithCookie(c: Context, path: string, cookie: string): Response {
  c.header('set-cookie', cookie)
  return c.redirect(`/${requestLocale(c)}${path}`, 303)
}

function castPage(c: Context) {
  const title = translator(requestLocale(c))('signIn:title')
  const button = (name: CastName) =>
    html`<li><button name="name" value="${name}">${castEmail(name)}</button></li>`
  return c.html(html`<!doctype html>
<html lang="${requestLocale(c)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title></head>
<body><main><h1>${title}</h1><form method="post"><ul>${signInNames.map(button)}</ul></form></main></body>
</html>`)
}
