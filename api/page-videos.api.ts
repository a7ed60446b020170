import { createRoute, z } from '@hono/zod-openapi'
import { pageVideoWire, toPageVideoWire } from '#domains/content/page-video.wire.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { requestLocale } from '#platform/http/request-locale.ts'
import { resolveText } from '#platform/i18n/resolve-text.ts'
import type { ApiContext } from './api-context.ts'
import { createRouter } from './create-router.ts'
import { idParam } from './request-params.ts'
import { dataResponse, errorResponses } from './responses.ts'

const videoRoute = createRoute({
  method: 'get',
  path: '/video_paginas/{id}',
  summary: 'A page video',
  request: { params: z.object({ id: z.string() }) },
  responses: { 200: dataResponse(pageVideoWire, 'The video'), ...errorResponses },
})

export const pageVideosApi = (context: ApiContext) =>
  createRouter().openapi(videoRoute, (c) => {
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
