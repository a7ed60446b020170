import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import { findAccountByEmail, openSession } from '#domains/accounts/index.ts'
import type { Db } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { refuseCrossSite } from '#platform/http/cross-site.ts'
import { localeOf } from '#platform/http/errors.ts'
import { isCalledOwnName, isFromOwnMachine } from '#platform/http/own-machine.ts'
import { endedCookie, sessionCookie } from '#platform/http/session-cookie.ts'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { type CastName, castEmail, castNames } from '#seeds/cast.ts'

const transport = { secure: false }
const people = castNames.filter((name) => name !== 'frieda')

/**
 * `/dev/sign-in`, in development alone and for who sits at this machine: the cast as buttons, each of which signs
 * somebody in without a password, in place of whoever was.
 */
export function devSignIn(db: Db): Hono {
  return new Hono()
    .onError((error, c) => c.text(error.message, 404))
    .use(async (c, next) => {
      if (!isFromOwnMachine(c) || !isCalledOwnName(c)) throw new AppError('page.notFound')
      c.header('cache-control', 'no-store')
      await next()
    })
    .use(refuseCrossSite(null))
    .get('/', (c) => castPage(c))
    .post('/', async (c) => {
      const { name } = await c.req.parseBody()
      const chosen = people.find((one) => one === name)
      const account = chosen && (await findAccountByEmail(db, castEmail(chosen)))
      if (!account) return goTo(c, '', endedCookie(transport))
      const now = new Date()
      const { token } = await openSession(db, { accountId: account.id, device: 'npm run dev', now })
      return goTo(c, '/control-panel', sessionCookie(token, transport))
    })
}

function goTo(c: Context, path: string, cookie: string): Response {
  c.header('set-cookie', cookie)
  return c.redirect(`/${localeOf(c)}${path}`, 303)
}

function castPage(c: Context) {
  const title = translator(localeOf(c))('signIn:title')
  const button = (name: CastName) =>
    html`<li><button name="name" value="${name}">${castEmail(name)}</button></li>`
  return c.html(html`<!doctype html>
<html lang="${localeOf(c)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title></head>
<body><main><h1>${title}</h1><form method="post"><ul>${people.map(button)}</ul></form></main></body>
</html>`)
}
