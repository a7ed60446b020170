import { createRoute, z } from '@hono/zod-openapi'
import { privacyPolicyWire, toLegalVersionWire } from '#domains/content/legal-version.wire.ts'
import { pageVideoWire, toPageVideoWire } from '#domains/content/page-video.wire.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { requestLocale } from '#platform/http/request-locale.ts'
import { resolveText } from '#platform/i18n/resolve-text.ts'
import type { ApiContext } from './api-context.ts'
import { createRouter } from './create-router.ts'
import { booleanParam, idParam, platformParam, requirePlatform } from './request-params.ts'
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

const videoRoute = createRoute({
  method: 'get',
  path: '/video_paginas/{id}',
  summary: 'A page video',
  request: { params: z.object({ id: z.string() }) },
  responses: { 200: dataResponse(pageVideoWire, 'The video'), ...errorResponses },
})

export const contentApi = (context: ApiContext) =>
  createRouter()
    .openapi(policyRoute, (c) => {
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
    .openapi(videoRoute, (c) => {
      const { dictionary } = context
      const found = dictionary.pageVideo(idParam(c.req.valid('param').id))
      if (!found?.active) throw new AppError('video.notFound')
      const data = toPageVideoWire(
        found,
        (id) => dictionary.media(id),
        (texts) => resolveText(texts, requestLocale(c), dictionary.defaultLanguage)?.text ?? null,
      )
      return c.json({ data }, 200)
    })
