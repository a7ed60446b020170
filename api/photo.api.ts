import { createRoute, z } from '@hono/zod-openapi'
import { readPhoto } from '#domains/accounts/index.ts'
import { errorWire } from '#platform/http/answer.wire.ts'
import type { ApiContext } from './api-context.ts'
import { requireSession } from './caller.ts'
import { createRouter } from './create-router.ts'
import { idParam } from './request-params.ts'
import { errorResponses, jsonResponse } from './responses.ts'

const photoRoute = createRoute({
  method: 'get',
  path: '/signbank/users/{userId}/photo',
  summary: 'The photo of a person, for people who may see it',
  request: {
    params: z.object({ userId: z.string() }),
    query: z.object({
      size: z.enum(['photo', 'avatar']).default('photo'),
      v: z.string().optional().openapi({ description: 'Changes with the photo; ignored' }),
    }),
  },
  responses: {
    200: {
      description: 'A square WebP image of 512 pixels, or of 96 as `avatar`',
      content: { 'image/webp': { schema: z.string().openapi({ format: 'binary' }) } },
    },
    401: jsonResponse(errorWire, 'Nobody is signed in, or the token is wrong'),
    ...errorResponses,
  },
})

/** Photos of people. Answers must not be cached. */
export const photoApi = (context: ApiContext) =>
  createRouter().openapi(photoRoute, async (c) => {
    const { actor } = await requireSession(c)
    const accountId = idParam(c.req.valid('param').userId)
    const photo = await readPhoto(context, actor, { accountId, size: c.req.valid('query').size })
    c.header('cache-control', 'no-store')
    c.header('content-type', 'image/webp')
    return c.body(new Uint8Array(photo), 200)
  })
