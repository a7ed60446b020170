import { createRoute, z } from '@hono/zod-openapi'
import { isbot } from 'isbot'
import { AppError } from '#platform/errors/app-error.ts'
import { errorWire } from '#platform/http/answer.wire.ts'
import type { ApiContext } from './api-context.ts'
import { createRouter } from './create-router.ts'
import { limitBody } from './limit-body.ts'
import { errorResponses, jsonResponse } from './responses.ts'

const route = createRoute({
  method: 'post',
  path: '/sign-views',
  summary: 'Reports that the video of a sign was started: the sign only',
  middleware: [limitBody(200)] as const,
  request: {
    body: {
      required: true,
      content: {
        'application/json': { schema: z.object({ sign: z.number().int().positive().max(2_147_483_647) }) },
      },
    },
  },
  responses: {
    204: { description: 'Counted, if this dictionary counts views' },
    ...errorResponses,
    429: jsonResponse(errorWire, 'Too many reports'),
  },
})

const windowMs = 60_000
const maxPerWindow = 3000

/**
 * The limit per minute is for all visitors together, so that no visitor has to be identified. Known robots are not counted.
 */
export const signViewsApi = ({ viewCounts, now }: ApiContext) => {
  let windowEnds = 0
  let count = 0
  return createRouter().openapi(route, (c) => {
    const time = now().getTime()
    if (time >= windowEnds) {
      windowEnds = time + windowMs
      count = 0
    }
    if (++count > maxPerWindow) throw new AppError('request.tooMany')
    if (!isbot(c.req.header('user-agent'))) viewCounts.count(c.req.valid('json').sign)
    return c.body(null, 204)
  })
}
