import { createRoute } from '@hono/zod-openapi'
import { maxUploadBytes } from '#domains/media/index.ts'
import { storageUseWire } from '#domains/media/storage-use.wire.ts'
import { errorWire } from '#platform/http/answer.wire.ts'
import type { ApiContext } from './api-context.ts'
import { requireCaller } from './caller.ts'
import { tooManyWrites } from './limit-writes.ts'
import { dataResponse, errorResponses, jsonResponse } from './responses.ts'
import { resumableUploads } from './resumable-uploads.ts'

const refusals = {
  401: jsonResponse(errorWire, 'Nobody is signed in, or the token is wrong'),
  403: jsonResponse(errorWire, 'The person may not contribute'),
  409: jsonResponse(errorWire, 'The offset is another one, or there are too many uploads'),
  413: jsonResponse(errorWire, `More than ${maxUploadBytes} bytes`),
  507: jsonResponse(errorWire, 'There is no storage space left'),
  ...tooManyWrites,
  ...errorResponses,
}
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

/** Resumable uploads of members. A sign refers to a finished upload when it is attached. */
export const uploadsApi = ({ uploads }: ApiContext) =>
  resumableUploads({
    path: '/uploads',
    summaries: {
      post: 'Begins an upload (tus 1.0.0)',
      head: 'How many bytes of an upload have arrived',
      patch: 'Continues an upload',
      delete: 'Cancels an upload',
    },
    refusals,
    async answer(c) {
      const { actor } = await requireCaller(c)
      return uploads.receive(actor, c.req.raw)
    },
  }).openapi(useRoute, async (c) => {
    const { actor } = await requireCaller(c)
    return c.json({ data: await uploads.measureUse(actor) }, 200)
  })
