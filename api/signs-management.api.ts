import { createRoute, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { saveSignBody } from '#domains/sign-form/index.ts'
import {
  decideSigns,
  decisionTo,
  listVersions,
  refuseChangeOfApprover,
  requireDecided,
} from '#domains/signs/index.ts'
import { savedSignWire } from '#domains/signs/managed-sign.wire.ts'
import { signVersionWire, toSignVersionWire } from '#domains/signs/sign-version.wire.ts'
import { mayTakePart } from '#platform/access.policy.ts'
import { errorWire } from '#platform/http/answer.wire.ts'
import { authorize } from '#platform/policy.ts'
import type { ApiContext } from './api-context.ts'
import type { ApiEnv } from './api-env.ts'
import { requireCaller } from './caller.ts'
import { createRouter } from './create-router.ts'
import { limitBody } from './limit-body.ts'
import { tooManyWrites } from './limit-writes.ts'
import { parseBody, readJson } from './read-json.ts'
import { idParam } from './request-params.ts'
import { dataResponse, errorResponses, jsonResponse } from './responses.ts'
import {
  bodyExamples,
  newSignSchema,
  signChangeSchema,
  signStatusSchema,
  toSignBody,
} from './sign-body-schema.ts'

/** Larger than any sign; bytes. */
const maxSignBytes = 1_000_000
const maxStatusBytes = 10_000

const refusals = {
  400: jsonResponse(errorWire, 'The body is no JSON'),
  401: jsonResponse(errorWire, 'Nobody is signed in, or the token is wrong'),
  403: jsonResponse(errorWire, 'The right is missing; the message says which'),
  409: jsonResponse(errorWire, 'The sign was changed meanwhile, or its status does not allow this'),
  413: jsonResponse(errorWire, 'The body is too large'),
  415: jsonResponse(errorWire, 'The body is no JSON'),
  ...tooManyWrites,
  ...errorResponses,
}
const readRefusals = { 401: refusals[401], 403: refusals[403], ...errorResponses }

const params = z.object({ id: z.string() })
// `parseBody` validates the bodies, because its errors name every unknown field.
const jsonBody = (schema: z.ZodType, example: object) => ({
  required: true,
  content: { 'application/json': { schema: z.toJSONSchema(schema, { io: 'input' }) as object, example } },
})

const createSignRoute = createRoute({
  method: 'post',
  path: '/signs',
  summary: 'Adds a sign, which waits for an approver',
  middleware: [limitBody(maxSignBytes)] as const,
  request: { body: jsonBody(newSignSchema, bodyExamples.create) },
  responses: { 201: dataResponse(savedSignWire, 'The id and the first revision of the sign'), ...refusals },
})

const changeSignRoute = createRoute({
  method: 'patch',
  path: '/signs/{id}',
  summary: 'Changes properties of a sign; the public sees them after an approver published them',
  middleware: [limitBody(maxSignBytes)] as const,
  request: { params, body: jsonBody(signChangeSchema, bodyExamples.change) },
  responses: { 200: dataResponse(savedSignWire, 'The new revision'), ...refusals },
})

const statusRoute = createRoute({
  method: 'put',
  path: '/signs/{id}/status',
  summary: 'Publishes a sign, takes it back (`pending`), deletes it or restores it (`pending`)',
  middleware: [limitBody(maxStatusBytes)] as const,
  request: { params, body: jsonBody(signStatusSchema, bodyExamples.status) },
  responses: { 200: dataResponse(savedSignWire, 'The new revision'), ...refusals },
})

const versionsRoute = createRoute({
  method: 'get',
  path: '/signs/{id}/versions',
  summary: 'The history of a sign, the newest version first, for its author, approvers and administrators',
  request: { params },
  responses: {
    200: dataResponse(signVersionWire.array(), 'Versions with their decisions'),
    ...readRefusals,
  },
})

/** Management of signs by programs, with the use cases of the pages. Answers must not be cached. */
export const signsManagementApi = (context: ApiContext) =>
  createRouter()
    .openapi(createSignRoute, async (c) => {
      const actor = await requireContributor(c)
      const body = parseBody(newSignSchema, await readJson(c))
      const data = await saveSignBody(context, actor, { sign: null, body: toSignBody(body) })
      c.header('cache-control', 'no-store')
      return c.json({ data }, 201)
    })
    .openapi(changeSignRoute, async (c) => {
      const actor = await requireContributor(c)
      const id = idParam(c.req.valid('param').id)
      const sent = await readJson(c)
      if (hasApprover(sent)) await refuseChangeOfApprover(context, actor, { id })
      const { revision, ...body } = parseBody(signChangeSchema, sent)
      const data = await saveSignBody(context, actor, { sign: { id, revision }, body: toSignBody(body) })
      c.header('cache-control', 'no-store')
      return c.json({ data }, 200)
    })
    .openapi(statusRoute, async (c) => {
      const actor = await requireContributor(c)
      const id = idParam(c.req.valid('param').id)
      const { status, revision: seen, ...input } = parseBody(signStatusSchema, await readJson(c))
      const outcomes = await decideSigns(context, actor, {
        ...input,
        decision: (sign) => decisionTo(status, sign.status),
        signs: [{ id, revision: seen }],
      })
      const { revision } = requireDecided(outcomes)
      c.header('cache-control', 'no-store')
      return c.json({ data: { id, revision } }, 200)
    })
    .openapi(versionsRoute, async (c) => {
      const { actor } = await requireCaller(c)
      const versions = await listVersions(context, actor, { signId: idParam(c.req.valid('param').id) })
      c.header('cache-control', 'no-store')
      return c.json({ data: versions.map(toSignVersionWire) }, 200)
    })

/** Whether a body names an approver, which no schema accepts. */
const hasApprover = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && Object.hasOwn(body, 'approver')

/** The caller, refused before the body is read when they may not contribute. */
async function requireContributor(c: Context<ApiEnv>) {
  const { actor } = await requireCaller(c)
  authorize(mayTakePart(actor))
  return actor
}
