import { createRoute, z } from '@hono/zod-openapi'
import { appearanceWire, toAppearanceWire } from '#domains/appearance/appearance.wire.ts'
import type { ApiContext } from './api-context.ts'
import { createRouter } from './create-router.ts'
import { platformParam, requirePlatform } from './request-params.ts'
import { dataResponse, errorResponses } from './responses.ts'

const route = createRoute({
  method: 'get',
  path: '/signbank/uiux',
  summary: 'Appearance settings',
  request: { query: z.object({ where_platform: platformParam }) },
  responses: {
    200: dataResponse(appearanceWire, 'Colours, logos and partners'),
    ...errorResponses,
  },
})

export const appearanceApi = (context: ApiContext) =>
  createRouter().openapi(route, (c) => {
    requirePlatform(context, c.req.valid('query').where_platform)
    const { dictionary } = context
    return c.json(
      {
        data: toAppearanceWire(dictionary.appearance, dictionary.institutions, (id) => dictionary.media(id)),
      },
      200,
    )
  })
