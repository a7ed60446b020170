import { createRoute, z } from '@hono/zod-openapi'
import { maxUploadBytes } from '#domains/media/index.ts'
import { storageUseWire } from '#domains/media/storage-use.wire.ts'
import { errorWire } from '#platform/http/answer.wire.ts'
import type { ApiContext } from './api-context.ts'
import { requireCaller } from './caller.ts'
import { createRouter } from './create-router.ts'
import { tooManyWrites } from './limit-writes.ts'
import { dataResponse, errorResponses, jsonResponse } from './responses.ts'

const refusals = {
  401: jsonResponse(errorWire, 'Nobody is signed in, or the token is wrong'),
  403: jsonResponse(errorWire, 'The person may not contribute'),
  409: jsonResponse(errorWire, 'The offset is another one, or there are too many uploads'),
  413: jsonResponse(errorWire, `More than ${maxUploadBytes} bytes`),
  507: jsonResponse(errorWire, 'There is no storage space left'),
  ...tooManyWrites,
  ...errorResponses,
}
const params = z.object({ id: z.string() })
const done = { description: 'See https://tus.io/protocols/resumable-upload' }

/** Operations of the tus protocol 1.0.0 with their documentation. HEAD is routed like GET. */
const operations = [
  { method: 'post', path: '/uploads', status: 201, summary: 'Begins an upload (tus 1.0.0)' },
  { method: 'head', path: '/uploads/{id}', status: 200, summary: 'How many bytes of an upload have arrived' },
  { method: 'patch', path: '/uploads/{id}', status: 204, summary: 'Continues an upload' },
  { method: 'delete', path: '/uploads/{id}', status: 204, summary: 'Cancels an upload' },
] as const

const useRoute = createRoute({
  method: 'get',
  path: '/storage-use',
  summary: 'How much of their storage the unfinished uploads and attached originals of the caller use',
  responses: {
    200: dataResponse(storageUseWire, 'Bytes that are used, and that may be used'),
    401: refusals[401],
    403: refusals[403],
  },
})

/** Resumable uploads of members. A finished upload cannot be downloaded; a sign refers to it when it is attached. */
export function uploadsApi({ uploads }: ApiContext) {
  const router = createRouter()
  for (const { method, path, status, summary } of operations)
    router.openAPIRegistry.registerPath({
      method,
      path,
      summary,
      ...(path.includes('{') && { request: { params } }),
      responses: { [status]: done, ...refusals },
    })
  router.on(['GET', 'PATCH', 'DELETE'], '/uploads/:id', async (c, next) => {
    if (c.req.method === 'GET') return next()
    const { actor } = await requireCaller(c)
    return uploads.receive(actor, c.req.raw)
  })
  router.post('/uploads', async (c) => {
    const { actor } = await requireCaller(c)
    return uploads.receive(actor, c.req.raw)
  })
  return router.openapi(useRoute, async (c) => {
    const { actor } = await requireCaller(c)
    return c.json({ data: await uploads.measureUse(actor) }, 200)
  })
}
