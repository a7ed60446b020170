import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import { signInWithoutPassword } from '#domains/accounts/index.ts'
import type { Db } from '#platform/db/transaction.ts'
import { csrfProtection } from '#platform/http/csrf-protection.ts'
import { requireLoopback } from '#platform/http/loopback-request.ts'
import { requestLocale } from '#platform/http/request-locale.ts'
import { expiredSessionCookie, sessionCookie } from '#platform/http/session-cookie.ts'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { type CastName, castEmail, castNames } from '#seeds/cast-people.ts'

const cookieOptions = { secure: false }
const signInNames = castNames.filter((name) => name !== 'frieda')

/**
 * `/dev/sign-in`: buttons that sign in a person of the cast without a password, instead of the current one. Mounted in
 * development only, and answered on the loopback interface only.
 */
export function devSignIn(db: Db): Hono {
  return new Hono()
    .onError((error, c) => c.text(error.message, 404))
    .use(requireLoopback)
    .use(csrfProtection(null))
    .get('/', (c) => castPage(c))
    .post('/', async (c) => {
      const { name } = await c.req.parseBody()
      const chosen = signInNames.find((one) => one === name)
      const ctx = { db, now: () => new Date() }
      const token = chosen
        ? await signInWithoutPassword(ctx, { email: castEmail(chosen), device: 'npm run dev' })
        : null
      if (token === null) return redirectWithCookie(c, '', expiredSessionCookie(cookieOptions))
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
