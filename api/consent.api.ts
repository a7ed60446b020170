import { createRoute, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { userWire } from '#domains/accounts/account.wire.ts'
import type { UserSession } from '#domains/accounts/index.ts'
import {
  consentUpdateWire,
  parseConsentUpdate,
  termCheckWire,
  toTermCheckWire,
} from '#domains/consent/consent.wire.ts'
import { acceptPolicy, acceptTerms, getAcceptanceStatus, saveConsent } from '#domains/consent/index.ts'
import { AppError } from '#platform/errors/app-error.ts'
import type { ErrorCode } from '#platform/errors/catalogue.ts'
import { errorWire } from '#platform/http/answer.wire.ts'
import { requestLocale } from '#platform/http/request-locale.ts'
import { resolveText } from '#platform/i18n/resolve-text.ts'
import type { ApiContext } from './api-context.ts'
import type { ApiEnv } from './api-env.ts'
import { requireSession } from './caller.ts'
import { createRouter } from './create-router.ts'
import { limitBody } from './limit-body.ts'
import { tooManyWrites } from './limit-writes.ts'
import { getOwnAccountWire } from './own-account.ts'
import { readJson } from './read-json.ts'
import { idParam } from './request-params.ts'
import { dataResponse, errorResponses, jsonResponse } from './responses.ts'

const accountErrors = {
  401: jsonResponse(errorWire, 'Nobody is signed in, or the token is wrong'),
  403: jsonResponse(errorWire, 'The id is another person’s, or terms or policy wait for acceptance'),
}

const checkRoute = createRoute({
  method: 'get',
  path: '/signbank/check-term/{userId}',
  summary: 'Whether new terms or a new privacy policy wait for the person who asks',
  request: { params: z.object({ userId: z.string() }) },
  responses: {
    200: dataResponse(
      termCheckWire,
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
    // `parseConsentUpdate` validates the body: its errors name the wrong field, those of the union do not.
    body: {
      required: true,
      content: { 'application/json': { schema: z.toJSONSchema(consentUpdateWire) as object } },
    },
  },
  responses: {
    200: dataResponse(userWire, 'The person as they are now'),
    ...accountErrors,
    409: jsonResponse(errorWire, 'The version is not the newest, or none is registered'),
    ...tooManyWrites,
    ...errorResponses,
  },
})

/** Pending acceptances and the answers to them. Answers must not be cached. */
export const consentApi = (context: ApiContext) =>
  createRouter()
    .openapi(checkRoute, async (c) => {
      const { actor } = await requireSelf(c, c.req.valid('param').userId, 'account.others')
      const check = await getAcceptanceStatus(context, actor)
      const inLanguage = (texts: Record<string, { body: string }>) =>
        resolveText(texts, requestLocale(c), context.dictionary.defaultLanguage)?.text.body ?? null
      c.header('cache-control', 'no-store')
      return c.json({ data: toTermCheckWire(check, ({ texts }) => inLanguage(texts)) }, 200)
    })
    .openapi(changeRoute, async (c) => {
      const caller = await requireSelf(c, c.req.valid('param').userId, 'consent.others')
      const { termsId, policyId, choices } = parseConsentUpdate(await readJson(c))
      const { actor } = caller
      if (termsId !== undefined) await acceptTerms(context, actor, { versionId: termsId })
      if (policyId !== undefined) await acceptPolicy(context, actor, { versionId: policyId, choices })
      else if (choices) await saveConsent(context, actor, { choices })
      c.header('cache-control', 'no-store')
      return c.json({ data: await getOwnAccountWire(context, c, caller) }, 200)
    })

/** The caller, who must be the person of the path; administrators have no access to other people here. */
async function requireSelf(c: Context<ApiEnv>, userId: string, refusal: ErrorCode): Promise<UserSession> {
  const caller = await requireSession(c)
  if (idParam(userId) !== caller.account.id) throw new AppError(refusal)
  return caller
}
