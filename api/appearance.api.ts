import { createRoute, z } from '@hono/zod-openapi'
import { toAppearanceWire } from '#domains/appearance/appearance.wire.ts'
import type { ApiContext } from './api-context.ts'
import { createRouter } from './create-router.ts'
import { platformParam, requirePlatform } from './request-params.ts'
import { errorResponses, jsonResponse } from './responses.ts'

const picture = z.string().nullable()
const appearance = z
  .object({
    colors: z.array(z.object({ name: z.string(), hex_code: z.string() })),
    logos: z.object({ bg_dark: picture, bg_light: picture }),
    partner_institutions: z.array(
      z.object({ id: z.int(), name: z.string(), link: z.string().nullable(), logo: picture }),
    ),
    platform_header: z.object({ image: picture }),
    institution: z.object({ logo: picture, link: z.string().nullable() }),
  })
  .openapi('Appearance')

const route = createRoute({
  method: 'get',
  path: '/signbank/uiux',
  summary: 'Appearance settings',
  request: { query: z.object({ where_platform: platformParam }) },
  responses: {
    200: jsonResponse(z.object({ data: appearance }), 'Colours, logos and partners'),
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
