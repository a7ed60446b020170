import { createRoute, z } from '@hono/zod-openapi'
import { privacyPolicyWire, toLegalVersionWire } from '#domains/content/legal-version.wire.ts'
import { requestLocale } from '#platform/http/request-locale.ts'
import { resolveText } from '#platform/i18n/resolve-text.ts'
import type { ApiContext } from './api-context.ts'
import { createRouter } from './create-router.ts'
import { booleanParam, platformParam, requirePlatform } from './request-params.ts'
import { dataResponse, errorResponses } from './responses.ts'

const policyRoute = createRoute({
  method: 'get',
  path: '/privacy-policy',
  summary: 'The current privacy policy',
  request: {
    query: z.object({ where_platform: platformParam, current_privacy_policy: booleanParam.optional() }),
  },
  responses: {
    200: dataResponse(privacyPolicyWire.nullable(), 'Null when none is registered'),
    ...errorResponses,
  },
})

export const privacyPolicyApi = (context: ApiContext) =>
  createRouter().openapi(policyRoute, (c) => {
    requirePlatform(context, c.req.valid('query').where_platform)
    const { dictionary } = context
    const current = dictionary.legal('privacy')
    const data = current
      ? toLegalVersionWire(
          current,
          (texts) => resolveText(texts, requestLocale(c), dictionary.defaultLanguage)?.text ?? null,
        )
      : null
    return c.json({ data }, 200)
  })
