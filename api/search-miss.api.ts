import { createRoute, z } from '@hono/zod-openapi'
import { isbot } from 'isbot'
import { AppError } from '#platform/errors/app-error.ts'
import { errorWire } from '#platform/http/answer.wire.ts'
import { locales } from '#platform/i18n/locales.ts'
import type { ApiContext } from './api-context.ts'
import { createRouter } from './create-router.ts'
import { limitBody } from './limit-body.ts'
import { errorResponses, jsonResponse } from './responses.ts'

const route = createRoute({
  method: 'post',
  path: '/search-miss',
  summary: 'Reports a search without results: text and language only',
  middleware: [limitBody(2000)] as const,
  request: {
    body: {
      required: true,
      content: {
        'application/json': {
          schema: z.object({ text: z.string().min(1).max(500), language: z.enum(locales) }),
        },
      },
    },
  },
  responses: {
    204: { description: 'Counted' },
    ...errorResponses,
    429: jsonResponse(errorWire, 'Too many reports'),
  },
})

const windowMs = 60_000
const maxPerWindow = 300

/**
 * The limit per minute is for all visitors together, so that no visitor has to be identified. Known robots are not counted.
 */
export const searchMissApi = ({ missingWords, now }: ApiContext) => {
  let windowEnds = 0
  let count = 0
  return createRouter().openapi(route, async (c) => {
    const time = now().getTime()
    if (time >= windowEnds) {
      windowEnds = time + windowMs
      count = 0
    }
    if (++count > maxPerWindow) throw new AppError('request.tooMany')
    if (!isbot(c.req.header('user-agent'))) missingWords.count(c.req.valid('json'))
    return c.body(null, 204)
  })
}
