import { createRoute, z } from '@hono/zod-openapi'
import { toUserWire, userWire } from '#domains/accounts/account.wire.ts'
import { endSession, openMe, signIn } from '#domains/accounts/index.ts'
import { signInSchema } from '#domains/accounts/sign-in.input.ts'
import { requestLocale } from '#platform/http/errors.ts'
import { expiredSessionCookie, sessionCookie } from '#platform/http/session-cookie.ts'
import { errorAnswers, errorSchema, json } from './answers.ts'
import { accountsContext, callerOf, requireCaller } from './caller.ts'
import type { Doors } from './doors.ts'
import { limitBody } from './limit-body.ts'
import { platformQuery, requirePlatform } from './query.ts'
import { resource } from './resource.ts'

const user = userWire.openapi('User')

const loginRoute = createRoute({
  method: 'post',
  path: '/signbank/login',
  summary: 'Signs in; the token and the cookie stand for the same session',
  middleware: [limitBody(10_000)] as const,
  request: {
    query: z.object({ platform: platformQuery }),
    body: { required: true, content: { 'application/json': { schema: signInSchema } } },
  },
  responses: {
    200: json(
      z.object({ data: z.object({ token: z.string(), user }) }),
      'Send the token as `Authorization: Bearer …`',
    ),
    401: json(errorSchema, 'Email and/or password invalid'),
    409: json(errorSchema, 'The call carries a live session'),
    429: json(errorSchema, 'Too many attempts; `Retry-After` says how long to wait, s'),
    ...errorAnswers,
  },
})

const logoutRoute = createRoute({
  method: 'post',
  path: '/signbank/logout',
  summary: 'Ends the session, for token and cookie alike',
  responses: {
    204: { description: 'There is no session any more' },
    401: json(errorSchema, 'The token is wrong'),
  },
})

const meRoute = createRoute({
  method: 'get',
  path: '/me-sign',
  summary: 'Who is signed in',
  responses: {
    200: json(z.object({ user }), 'All that is known of the person who asks'),
    401: json(errorSchema, 'Nobody is signed in, or the token is wrong'),
  },
})

/** Signing in and out, and who is signed in. Nothing of it may be kept on its way. */
export const sessionApi = (doors: Doors) => {
  const api = resource()
  api.openapi(loginRoute, async (c) => {
    requirePlatform(doors, c.req.valid('query').platform)
    const { token, signedIn } = await signIn(
      { ...accountsContext(doors, c), session: await callerOf(c) },
      { ...c.req.valid('json'), device: c.req.header('user-agent') ?? '' },
    )
    const me = await openMe(doors.db, signedIn.account)
    c.header('set-cookie', sessionCookie(token, doors))
    c.header('cache-control', 'no-store')
    return c.json({ data: { token, user: toUserWire(me, requestLocale(c)) } }, 200)
  })
  api.openapi(logoutRoute, async (c) => {
    const caller = await callerOf(c)
    if (caller) await endSession(doors.db, caller.sessionId)
    c.header('set-cookie', expiredSessionCookie(doors))
    return c.body(null, 204)
  })
  api.openapi(meRoute, async (c) => {
    const { account } = await requireCaller(c)
    c.header('cache-control', 'no-store')
    return c.json({ user: toUserWire(await openMe(doors.db, account), requestLocale(c)) }, 200)
  })
  return api
}
