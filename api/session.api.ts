import { createRoute, z } from '@hono/zod-openapi'
import { signedInPersonWire, signedInWire } from '#domains/accounts/account.wire.ts'
import { signIn, signOut } from '#domains/accounts/index.ts'
import { codeLength } from '#domains/accounts/second-factor/second-factor.ts'
import { signInSchema } from '#domains/accounts/sessions/sign-in.input.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { optionalLine, withError } from '#platform/forms/schema.ts'
import { errorWire } from '#platform/http/answer.wire.ts'
import { expiredSessionCookie, sessionCookie } from '#platform/http/session-cookie.ts'
import type { ApiContext } from './api-context.ts'
import { callAccountsContext, findSession } from './caller.ts'
import { createRouter } from './create-router.ts'
import { limitBody } from './limit-body.ts'
import { getOwnAccountWire } from './own-account.ts'
import { platformParam, requirePlatform } from './request-params.ts'
import { dataResponse, errorResponses, jsonResponse } from './responses.ts'

const text = z.string(withError('value.required'))

/** The rules of the sign-in form, and the code of a second factor if the account has one. */
const signInCall = z.object({
  email: text.pipe(signInSchema.shape.email),
  password: text.pipe(signInSchema.shape.password),
  code: text.pipe(optionalLine(codeLength)).optional(),
})

const loginRoute = createRoute({
  method: 'post',
  path: '/signbank/login',
  summary: 'Signs in; the token and the cookie stand for the same session',
  middleware: [limitBody(10_000)] as const,
  request: {
    query: z.object({ platform: platformParam }),
    body: { required: true, content: { 'application/json': { schema: signInCall } } },
  },
  responses: {
    200: dataResponse(signedInWire, 'Send the token as `Authorization: Bearer …`'),
    401: jsonResponse(
      errorWire,
      'Email and/or password invalid; or `account.secondFactorRequired`: send `code` too, from the authenticator app or a recovery code',
    ),
    409: jsonResponse(errorWire, 'The call carries a live session'),
    429: jsonResponse(errorWire, 'Too many attempts; `Retry-After` says how long to wait, s'),
    ...errorResponses,
    422: jsonResponse(errorWire, 'A parameter is wrong; `account.wrongCode` for a wrong or used code'),
  },
})

const logoutRoute = createRoute({
  method: 'post',
  path: '/signbank/logout',
  summary: 'Ends the session, for token and cookie alike',
  responses: {
    204: { description: 'There is no session any more' },
    401: jsonResponse(errorWire, 'The token is wrong'),
  },
})

const meRoute = createRoute({
  method: 'get',
  path: '/me-sign',
  summary: 'Who is signed in',
  responses: {
    200: jsonResponse(signedInPersonWire, 'All that is known of the person who asks'),
    401: jsonResponse(errorWire, 'Nobody is signed in, or the token is wrong'),
  },
})

/** Sign-in, sign-out and the own account. Answers must not be cached. */
export const sessionApi = (context: ApiContext) => {
  const api = createRouter()
  api.openapi(loginRoute, async (c) => {
    requirePlatform(context, c.req.valid('query').platform)
    const credentials = { ...c.req.valid('json'), device: c.req.header('user-agent') ?? '' }
    const { token, session } = await signIn(
      callAccountsContext(context, c),
      await findSession(c),
      credentials,
    )
    c.header('set-cookie', sessionCookie(token, context))
    c.header('cache-control', 'no-store')
    return c.json({ data: { token, user: await getOwnAccountWire(context, c, session) } }, 200)
  })
  api.openapi(logoutRoute, async (c) => {
    const caller = await findSession(c)
    if (caller) await signOut(context, caller)
    c.header('set-cookie', expiredSessionCookie(context))
    return c.body(null, 204)
  })
  api.openapi(meRoute, async (c) => {
    // Also without a required second factor, so that a client learns who is signed in.
    const caller = await findSession(c)
    if (!caller) throw new AppError('account.required')
    c.header('cache-control', 'no-store')
    return c.json({ user: await getOwnAccountWire(context, c, caller) }, 200)
  })
  return api
}
