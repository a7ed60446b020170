import { createRoute, z } from '@hono/zod-openapi'
import { toAppearanceWire } from '#domains/appearance/appearance.wire.ts'
import { errorAnswers, json } from './answers.ts'
import type { Doors } from './doors.ts'
import { platformQuery, requirePlatform } from './query.ts'
import { resource } from './resource.ts'

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
  request: { query: z.object({ where_platform: platformQuery }) },
  responses: { 200: json(z.object({ data: appearance }), 'Colours, logos and partners'), ...errorAnswers },
})

export const appearanceApi = (doors: Doors) =>
  resource().openapi(route, (c) => {
    requirePlatform(doors, c.req.valid('query').where_platform)
    const { dictionary } = doors
    return c.json(
      {
        data: toAppearanceWire(dictionary.appearance, dictionary.institutions, (id) => dictionary.media(id)),
      },
      200,
    )
  })
