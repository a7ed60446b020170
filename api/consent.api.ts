import { createRoute, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { toUserWire, userWire } from '#domains/accounts/account.wire.ts'
import { getOwnAccount, type UserSession } from '#domains/accounts/index.ts'
import {
  consentUpdateWire,
  parseConsentUpdate,
  termCheckWire,
  toTermCheckWire,
} from '#domains/consent/consent.wire.ts'
import { acceptPolicy, acceptTerms, getAcceptanceStatus, saveConsent } from '#domains/consent/index.ts'
import { AppError } from '#platform/errors/app-error.ts'
import type { ErrorCode } from '#platform/errors/catalogue.ts'
import { requestLocale } from '#platform/http/error-response.ts'
import { resolveText } from '#platform/i18n/resolve-text.ts'
import type { ApiContext } from './api-context.ts'
import { requireCaller } from './caller.ts'
import { createRouter } from './create-router.ts'
import { limitBody } from './limit-body.ts'
import { parseId } from './request-params.ts'
import { errorResponses, errorSchema, jsonResponse } from './responses.ts'

const accountErrors = {
  401: jsonResponse(errorSchema, 'Nobody is signed in, or the token is wrong'),
  403: jsonResponse(errorSchema, 'The id is another person’s'),
}

const checkRoute = createRoute({
  method: 'get',
  path: '/signbank/check-term/{userId}',
  summary: 'Whether new terms or a new privacy policy wait for the person who asks',
  request: { params: z.object({ userId: z.string() }) },
  responses: {
    200: jsonResponse(
      z.object({ data: termCheckWire.openapi('TermCheck') }),
      'The policy waits until the consent form is answered too; the texts are null where none exist',
    ),
    ...accountErrors,
  },
})

const changeRoute = createRoute({
  method: 'put',
  path: '/signbank/users/{userId}',
  summary: 'Accepts terms or policy, or answers the consent form; for oneself alone',
  middleware: [limitBody(10_000)] as const,
  request: {
    params: z.object({ userId: z.string() }),
    // Its own reader says which field is wrong; a union would say that none of four bodies fits.
    body: {
      required: true,
      content: { 'application/json': { schema: z.toJSONSchema(consentUpdateWire) as object } },
    },
  },
  responses: {
    200: jsonResponse(z.object({ data: userWire.openapi('User') }), 'The person as they are now'),
    ...accountErrors,
    409: jsonResponse(errorSchema, 'The version is not the newest, or none is registered'),
    ...errorResponses,
  },
})

/** The check of terms, and what a person answers to it. Nothing of it may be kept on its way. */
export const consentApi = (context: ApiContext) =>
  createRouter()
    .openapi(checkRoute, async (c) => {
      const { account } = await requireSelf(c, c.req.valid('param').userId, 'account.others')
      const check = await getAcceptanceStatus(context.db, account.id)
      const inLanguage = (texts: Record<string, { body: string }>) =>
        resolveText(texts, requestLocale(c), context.dictionary.defaultLanguage)?.text.body ?? null
      c.header('cache-control', 'no-store')
      return c.json({ data: toTermCheckWire(check, ({ texts }) => inLanguage(texts)) }, 200)
    })
    .openapi(changeRoute, async (c) => {
      const signedIn = await requireSelf(c, c.req.valid('param').userId, 'consent.others')
      const { termsId, policyId, choices } = parseConsentUpdate(await readJson(c))
      if (termsId !== undefined) await acceptTerms(context, signedIn, termsId)
      if (policyId !== undefined) await acceptPolicy(context, signedIn, policyId, choices)
      else if (choices) await saveConsent(context, signedIn, choices)
      c.header('cache-control', 'no-store')
      return c.json(
        { data: toUserWire(await getOwnAccount(context.db, signedIn.account), requestLocale(c)) },
        200,
      )
    })

/** Who calls, where they ask about themselves; administrators too see and change nobody else's. */
async function requireSelf(c: Context, userId: string, refusal: ErrorCode): Promise<UserSession> {
  const caller = await requireCaller(c)
  if (parseId(userId) !== caller.account.id) throw new AppError(refusal)
  return caller
}

async function readJson(c: Context): Promise<unknown> {
  if (!/^application\/json\b/i.test(c.req.header('content-type') ?? ''))
    throw new AppError('request.unsupportedType')
  try {
    return await c.req.json()
  } catch (error) {
    if (error instanceof SyntaxError) throw new AppError('request.unreadable', { cause: error })
    throw error
  }
}
