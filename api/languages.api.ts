import { createRoute, z } from '@hono/zod-openapi'
import { languagesWire, toLanguageWire } from '#domains/languages/language.wire.ts'
import { requestLocale } from '#platform/http/request-locale.ts'
import { resolveText } from '#platform/i18n/resolve-text.ts'
import type { ApiContext } from './api-context.ts'
import { createRouter } from './create-router.ts'
import { booleanParam, platformParam, requirePlatform } from './request-params.ts'
import { errorResponses, jsonResponse } from './responses.ts'

const route = createRoute({
  method: 'get',
  path: '/languages',
  summary: 'Content languages',
  request: {
    query: z.object({
      where_platform: platformParam,
      not_paginate: booleanParam.optional(),
      not_other_languages: booleanParam.optional(),
      page: z.coerce.number().int().min(1).max(1e9).optional(),
    }),
  },
  responses: {
    200: jsonResponse(languagesWire, 'The languages in their order'),
    ...errorResponses,
  },
})

const perPage = 24

export const languagesApi = (context: ApiContext) =>
  createRouter().openapi(route, (c) => {
    const { where_platform, not_paginate, not_other_languages, page = 1 } = c.req.valid('query')
    requirePlatform(context, where_platform)
    const { languages, defaultLanguage } = context.dictionary
    const locale = requestLocale(c)
    const all = languages
      .filter((one) => !not_other_languages || !one.otherLanguage)
      .map((one) => toLanguageWire(one, (names) => resolveText(names, locale, defaultLanguage)?.text ?? null))
    if (not_paginate) return c.json({ data: all }, 200)
    const data = all.slice((page - 1) * perPage, page * perPage)
    return c.json({ data, meta: { page, perPage, total: all.length } }, 200)
  })
