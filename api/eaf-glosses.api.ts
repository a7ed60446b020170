import { createRoute, z } from '@hono/zod-openapi'
import { occurrenceClasses } from '#domains/eaf-videos/eaf-video.ts'
import { glossChoiceSchema, linksSchema } from '#domains/eaf-videos/gloss-change.input.ts'
import {
  glossLinksWire,
  glossTallyWire,
  glossTiersWire,
  glossValueWire,
  toGlossTallyWire,
  toGlossValueWire,
} from '#domains/eaf-videos/glosses.wire.ts'
import { chooseGlossTiers, decideValues, listValues } from '#domains/eaf-videos/index.ts'
import { decisionsOf } from '#domains/eaf-videos/value-decisions.ts'
import { parseForm } from '#platform/forms/schema.ts'
import { errorWire } from '#platform/http/answer.wire.ts'
import type { ApiContext } from './api-context.ts'
import { requireCaller } from './caller.ts'
import { createRouter } from './create-router.ts'
import { limitBody } from './limit-body.ts'
import { tooManyWrites } from './limit-writes.ts'
import { idParam } from './request-params.ts'
import { dataResponse, errorResponses, jsonResponse } from './responses.ts'

const maxBytes = 1_000_000

const readResponses = {
  ...errorResponses,
  401: jsonResponse(errorWire, 'Nobody is signed in, or the token is wrong'),
  403: jsonResponse(errorWire, 'Only administrators read glosses'),
  409: jsonResponse(errorWire, 'The file of the recording is still being read'),
}
const writeResponses = {
  ...readResponses,
  ...tooManyWrites,
  403: jsonResponse(errorWire, 'Only administrators change recordings'),
}
const params = z.object({ id: z.string() })
const jsonBody = <Schema extends z.ZodType>(schema: Schema) => ({
  body: { required: true, content: { 'application/json': { schema } } },
})

const tiersRoute = createRoute({
  method: 'put',
  path: '/eaf-videos/{id}/gloss-tiers',
  middleware: [limitBody(maxBytes)] as const,
  summary: 'Chooses which tiers of a recording have glosses, and matches these to signs',
  request: { params, ...jsonBody(glossTiersWire) },
  responses: { 200: dataResponse(glossTallyWire, 'How many glosses are of each class'), ...writeResponses },
})
const valuesRoute = createRoute({
  method: 'get',
  path: '/eaf-videos/{id}/values',
  summary: 'The different values of the gloss tiers of a recording, the most used first',
  request: {
    params,
    query: z.object({
      class: z.enum(occurrenceClasses).optional().openapi({ description: 'Only values of this class' }),
    }),
  },
  responses: { 200: dataResponse(glossValueWire.array(), 'All values of the class'), ...readResponses },
})
const linksRoute = createRoute({
  method: 'put',
  path: '/eaf-videos/{id}/links',
  middleware: [limitBody(maxBytes)] as const,
  summary: 'Links values of a recording to signs, for all their uses and for later versions of its file',
  request: { params, ...jsonBody(glossLinksWire) },
  responses: { 200: dataResponse(glossTallyWire, 'How many glosses are of each class'), ...writeResponses },
})

/** Glosses of recordings: the use cases, rights and messages of the panel. */
export const eafGlossesApi = (context: ApiContext) =>
  createRouter()
    .openapi(tiersRoute, async (c) => {
      const { actor } = await requireCaller(c)
      const id = idParam(c.req.valid('param').id)
      const choice = parseForm(glossChoiceSchema, c.req.valid('json'))
      return c.json({ data: toGlossTallyWire(await chooseGlossTiers(context, actor, { id, choice })) }, 200)
    })
    .openapi(valuesRoute, async (c) => {
      const { actor } = await requireCaller(c)
      const id = idParam(c.req.valid('param').id)
      const values = await listValues(context, actor, { id, class: c.req.valid('query').class })
      c.header('cache-control', 'no-store')
      return c.json({ data: values.map(toGlossValueWire) }, 200)
    })
    .openapi(linksRoute, async (c) => {
      const { actor } = await requireCaller(c)
      const id = idParam(c.req.valid('param').id)
      const decisions = decisionsOf(parseForm(linksSchema, c.req.valid('json')))
      return c.json({ data: toGlossTallyWire(await decideValues(context, actor, { id, decisions })) }, 200)
    })
