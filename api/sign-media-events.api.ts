import { createRoute, z } from '@hono/zod-openapi'
import { streamSSE } from 'hono/streaming'
import { requireEditableSign } from '#domains/signs/index.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { errorWire } from '#platform/http/answer.wire.ts'
import type { ApiContext } from './api-context.ts'
import { requireCaller } from './caller.ts'
import { createRouter } from './create-router.ts'
import { idParam } from './request-params.ts'
import { errorResponses, jsonResponse } from './responses.ts'

/** Shorter than the time after which usual proxies end silent connections; ms. */
const heartbeatMs = 20_000
/** Browsers connect again, and their rights are checked again; ms. */
const longestStreamMs = 600_000
const maxStreamsPerPerson = 10

const route = createRoute({
  method: 'get',
  path: '/signs/{id}/media/events',
  summary: 'Server-sent events: `change` whenever the state of a file of the sign has changed',
  request: { params: z.object({ id: z.string() }) },
  responses: {
    200: { description: 'The events', content: { 'text/event-stream': { schema: z.string() } } },
    401: jsonResponse(errorWire, 'Nobody is signed in, or the token is wrong'),
    403: jsonResponse(errorWire, 'The right is missing; the message says which'),
    ...errorResponses,
    429: jsonResponse(errorWire, 'The person follows too many signs at once'),
  },
})

/** Live states of the files of signs. The events contain nothing; the files are read again with the rights of then. */
export function signMediaEventsApi({ db, mediaEvents }: Pick<ApiContext, 'db' | 'mediaEvents'>) {
  const streams = new Map<number, number>()
  const count = (accountId: number, change: 1 | -1) => {
    const next = (streams.get(accountId) ?? 0) + change
    if (next > 0) streams.set(accountId, next)
    else streams.delete(accountId)
  }

  return createRouter().openapi(route, async (c) => {
    const { actor } = await requireCaller(c)
    const signId = idParam(c.req.valid('param').id)
    await requireEditableSign({ db }, actor, { id: signId })
    if ((streams.get(actor.id) ?? 0) >= maxStreamsPerPerson) throw new AppError('request.tooMany')
    count(actor.id, 1)
    // Proxies must not collect the events.
    c.header('x-accel-buffering', 'no')
    return streamSSE(c, async (stream) => {
      const ended = Promise.withResolvers<void>()
      const send = (event: string) => void stream.writeSSE({ event, data: '' }).catch(() => ended.resolve())
      const unsubscribe = mediaEvents.subscribe(signId, {
        onChange: () => send('change'),
        onEnd: ended.resolve,
      })
      const heartbeat = setInterval(() => send('heartbeat'), heartbeatMs)
      const longest = setTimeout(ended.resolve, longestStreamMs)
      stream.onAbort(ended.resolve)
      // What changed before the subscription.
      send('change')
      await ended.promise
      clearInterval(heartbeat)
      clearTimeout(longest)
      unsubscribe()
      count(actor.id, -1)
    }) as never
  })
}
