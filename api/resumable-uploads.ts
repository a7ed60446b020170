import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { ApiEnv } from './api-env.ts'
import { createRouter } from './create-router.ts'
import type { jsonResponse } from './responses.ts'

interface ResumableUploads {
  /** Where uploads are created; each has its id below. */
  path: string
  /** What the operations do, for the document of the API. */
  summaries: Record<keyof typeof statuses, string>
  /** Documented responses by status. */
  refusals: Record<number, ReturnType<typeof jsonResponse>>
  answer: (c: Context<ApiEnv>) => Promise<Response>
}

const params = z.object({ id: z.string() })
const done = { description: 'See https://tus.io/protocols/resumable-upload' }
/** The status of each operation that succeeds. */
const statuses = { post: 201, head: 200, patch: 204, delete: 204 } as const

/** A router with the documented operations of the tus protocol 1.0.0. An upload cannot be downloaded. */
export function resumableUploads({ path, summaries, refusals, answer }: ResumableUploads) {
  const router = createRouter()
  for (const method of ['post', 'head', 'patch', 'delete'] as const)
    router.openAPIRegistry.registerPath({
      method,
      path: method === 'post' ? path : `${path}/{id}`,
      summary: summaries[method],
      ...(method !== 'post' && { request: { params } }),
      responses: { [statuses[method]]: done, ...refusals },
    })
  router.post(path, answer)
  // HEAD is routed like GET.
  router.on(['GET', 'PATCH', 'DELETE'], `${path}/:id`, (c, next) =>
    c.req.method === 'GET' ? next() : answer(c),
  )
  return router
}
