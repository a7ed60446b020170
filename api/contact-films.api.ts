import { z } from '@hono/zod-openapi'
import { receiveFilm } from '#domains/contacts/index.ts'
import { maxFilmBytes } from '#domains/media/visitor-film.ts'
import { errorWire } from '#platform/http/answer.wire.ts'
import { clientAddressOf } from '#platform/http/client-address.ts'
import type { ApiContext } from './api-context.ts'
import { createRouter } from './create-router.ts'
import { errorResponses, jsonResponse } from './responses.ts'

const refusals = {
  409: jsonResponse(errorWire, 'The offset is another one'),
  413: jsonResponse(errorWire, `More than ${maxFilmBytes} bytes`),
  429: jsonResponse(errorWire, 'Too many films; `Retry-After` says how long to wait, s'),
  507: jsonResponse(errorWire, 'There is no storage space left'),
  ...errorResponses,
}
const params = z.object({ id: z.string() })
const done = { description: 'See https://tus.io/protocols/resumable-upload' }

/** Operations of the tus protocol 1.0.0 with their documentation. HEAD is routed like GET. */
const operations = [
  { method: 'post', path: '/contact-films', status: 201, summary: 'Begins the upload of a film (tus 1.0.0)' },
  {
    method: 'head',
    path: '/contact-films/{id}',
    status: 200,
    summary: 'How many bytes of a film have arrived',
  },
  { method: 'patch', path: '/contact-films/{id}', status: 204, summary: 'Continues the upload of a film' },
  { method: 'delete', path: '/contact-films/{id}', status: 204, summary: 'Cancels the upload of a film' },
] as const

/**
 * Resumable uploads of visitors who show how a missing sign is made. A film cannot be downloaded; the contact form names
 * it, and a film that no message names is deleted.
 */
export function contactFilmsApi({ uploads, formGate, trustedProxies }: ApiContext) {
  const router = createRouter()
  for (const { method, path, status, summary } of operations)
    router.openAPIRegistry.registerPath({
      method,
      path,
      summary,
      ...(path.includes('{') && { request: { params } }),
      responses: { [status]: done, ...refusals },
    })
  router.on(['GET', 'PATCH', 'DELETE'], '/contact-films/:id', async (c, next) => {
    if (c.req.method === 'GET') return next()
    return receiveFilm({ uploads, formGuard: formGate }, { request: c.req.raw, clientAddress: '' })
  })
  router.post('/contact-films', (c) => {
    const clientAddress = clientAddressOf(c, trustedProxies)
    return receiveFilm({ uploads, formGuard: formGate }, { request: c.req.raw, clientAddress })
  })
  return router
}
