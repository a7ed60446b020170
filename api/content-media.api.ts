import { createRoute, z } from '@hono/zod-openapi'
import { contentUploadSchema } from '#domains/media/content-media.input.ts'
import { presentContentMedia } from '#domains/media/content-media.presenter.ts'
import { contentMediaWire } from '#domains/media/content-media.wire.ts'
import { attachContentMedia, getContentMedia } from '#domains/media/index.ts'
import { mayAdminister } from '#platform/access.policy.ts'
import { errorWire } from '#platform/http/answer.wire.ts'
import { authorize } from '#platform/policy.ts'
import type { ApiContext } from './api-context.ts'
import { requireCaller } from './caller.ts'
import { createRouter } from './create-router.ts'
import { limitBody } from './limit-body.ts'
import { tooManyWrites } from './limit-writes.ts'
import { parseBody, readJson } from './read-json.ts'
import { idParam } from './request-params.ts'
import { dataResponse, errorResponses, jsonResponse } from './responses.ts'

const refusals = {
  401: jsonResponse(errorWire, 'Nobody is signed in, or the token is wrong'),
  403: jsonResponse(errorWire, 'The caller is no administrator'),
  ...errorResponses,
}

const attachRoute = createRoute({
  method: 'post',
  path: '/content-media',
  summary: 'Makes a finished upload a file of contents, such as a logo, the film of a page or a manual',
  middleware: [limitBody(10_000)] as const,
  request: {
    body: {
      required: true,
      content: {
        'application/json': {
          schema: z.toJSONSchema(contentUploadSchema, { io: 'input' }) as object,
          example: { upload: '5f0c…', kind: 'image', audience: 'public' },
        },
      },
    },
  },
  responses: {
    201: dataResponse(contentMediaWire, 'The file, which no content shows yet'),
    409: jsonResponse(errorWire, 'The upload is not finished'),
    507: jsonResponse(errorWire, 'There is no storage space left'),
    ...tooManyWrites,
    ...refusals,
  },
})
const readRoute = createRoute({
  method: 'get',
  path: '/content-media/{id}',
  summary: 'A file of contents with its state',
  request: { params: z.object({ id: z.string() }) },
  responses: { 200: dataResponse(contentMediaWire, 'The file'), ...refusals },
})

/** The files that administrators upload for contents. Answers must not be cached. */
export const contentMediaApi = (context: ApiContext) =>
  createRouter()
    .openapi(attachRoute, async (c) => {
      const { actor } = await requireCaller(c)
      authorize(mayAdminister(actor))
      const upload = parseBody(contentUploadSchema, await readJson(c))
      const data = presentContentMedia(await attachContentMedia(context, actor, upload))
      return c.json({ data }, 201)
    })
    .openapi(readRoute, async (c) => {
      const { actor } = await requireCaller(c)
      const media = await getContentMedia(context, actor, { id: idParam(c.req.valid('param').id) })
      c.header('cache-control', 'no-store')
      return c.json({ data: presentContentMedia(media) }, 200)
    })
