import { createRoute, z } from '@hono/zod-openapi'
import { createToken, listOwnTokens, revokeOwnToken } from '#domains/accounts/index.ts'
import { calendarDate, tokenNameRule, tokenPasswordRule } from '#domains/accounts/tokens/api-token.input.ts'
import { tokenNameLength, tokenScopes } from '#domains/accounts/tokens/api-token.ts'
import { newTokenWire, tokenWire, toTokenWire } from '#domains/accounts/tokens/api-token.wire.ts'
import { withError } from '#platform/forms/schema.ts'
import { errorWire } from '#platform/http/answer.wire.ts'
import type { ApiContext } from './api-context.ts'
import { callAccountsContext, requireSession } from './caller.ts'
import { createRouter } from './create-router.ts'
import { limitBody } from './limit-body.ts'
import { parseBody, readJson } from './read-json.ts'
import { dataResponse, errorResponses, jsonResponse } from './responses.ts'

const scope = z.enum(tokenScopes, withError('value.invalid'))
const text = z.string(withError('value.required'))

const newTokenSchema = z.strictObject({
  name: text.pipe(tokenNameRule).openapi({ maxLength: tokenNameLength }),
  scopes: z
    .array(scope, withError('token.scopeNeeded'))
    .min(1, withError('token.scopeNeeded'))
    .transform((scopes) => tokenScopes.filter((one) => scopes.includes(one))),
  expires_on: text.pipe(calendarDate).openapi({ description: 'The last day, at most one year from now' }),
  password: text.pipe(tokenPasswordRule).openapi({ description: 'The password of the account confirms it' }),
})

const refusals = {
  401: jsonResponse(errorWire, 'Nobody is signed in, or the token is wrong'),
  403: jsonResponse(errorWire, 'Tokens do not manage tokens, and only accepted people create them'),
}

const listRoute = createRoute({
  method: 'get',
  path: '/tokens',
  summary: 'The own tokens without their secrets',
  responses: { 200: dataResponse(tokenWire.array(), 'The newest first'), ...refusals },
})

const createTokenRoute = createRoute({
  method: 'post',
  path: '/tokens',
  summary: 'Creates a token for programs, with some of the rights of the account',
  middleware: [limitBody(10_000)] as const,
  request: {
    // `parseBody` validates the body, because its errors name every unknown field.
    body: {
      required: true,
      content: {
        'application/json': {
          schema: z.toJSONSchema(newTokenSchema, { io: 'input' }) as object,
          example: {
            name: 'Nightly export',
            scopes: ['read', 'export'],
            expires_on: '2027-01-31',
            password: 'the password of the account',
          },
        },
      },
    },
  },
  responses: {
    201: dataResponse(newTokenWire, 'Send the token as `Authorization: Bearer …`'),
    ...refusals,
    409: jsonResponse(errorWire, 'There are too many tokens'),
    429: jsonResponse(errorWire, 'Too many wrong passwords; `Retry-After` says how long to wait, s'),
    ...errorResponses,
  },
})

const revokeRoute = createRoute({
  method: 'delete',
  path: '/tokens/{id}',
  summary: 'Revokes a token at once',
  request: { params: z.object({ id: z.string() }) },
  responses: { 204: { description: 'The token is not valid any more' }, ...refusals, ...errorResponses },
})

/** Tokens of the own account; only sessions manage them. Answers must not be cached. */
export const tokensApi = (context: ApiContext) =>
  createRouter()
    .openapi(listRoute, async (c) => {
      const { actor } = await requireSession(c)
      c.header('cache-control', 'no-store')
      return c.json({ data: (await listOwnTokens(context, actor)).map(toTokenWire) }, 200)
    })
    .openapi(createTokenRoute, async (c) => {
      const { actor } = await requireSession(c)
      const { expires_on: date, ...input } = parseBody(newTokenSchema, await readJson(c))
      const ctx = { ...callAccountsContext(context, c), timeZone: context.config.timeZone }
      const { token, secret } = await createToken(ctx, actor, {
        ...input,
        expiry: { date },
        expiryField: 'expires_on',
      })
      c.header('cache-control', 'no-store')
      return c.json({ data: { ...toTokenWire(token), token: secret } }, 201)
    })
    .openapi(revokeRoute, async (c) => {
      const { actor } = await requireSession(c)
      await revokeOwnToken(context, actor, { id: c.req.valid('param').id })
      return c.body(null, 204)
    })
