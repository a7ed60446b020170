import { createRoute, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { personName } from '#domains/accounts/public-person.ts'
import {
  attachUpload,
  attributeMedia,
  detachMedia,
  listSignMedia,
  processAgain,
} from '#domains/signs/index.ts'
import {
  attachedFileWire,
  attachmentSchema,
  attributionSchema,
  changedFileWire,
  signFilesWire,
  toAttributionWire,
  toSignFileWire,
} from '#domains/signs/sign-media.wire.ts'
import { mayTakePart } from '#platform/access.policy.ts'
import { errorWire } from '#platform/http/answer.wire.ts'
import { requestLocale } from '#platform/http/request-locale.ts'
import { translator } from '#platform/i18n/i18n-resources.ts'
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

const maxBodyBytes = 10_000
const refusals = {
  401: jsonResponse(errorWire, 'Nobody is signed in, or the token is wrong'),
  403: jsonResponse(errorWire, 'The right is missing; the message says which'),
  409: jsonResponse(errorWire, 'The upload is not finished, or the status of the sign does not allow this'),
  507: jsonResponse(errorWire, 'There is no storage space left'),
  ...tooManyWrites,
  ...errorResponses,
}
const params = z.object({ id: z.string() })
const mediaParams = z.object({ id: z.string(), media: z.string() })
const jsonBody = (schema: z.ZodType, example: object) => ({
  required: true,
  content: { 'application/json': { schema: z.toJSONSchema(schema, { io: 'input' }) as object, example } },
})

const example = { licence: 'CC BY 4.0', credit: null, signer: 'Ana', signerConsent: 'In writing, 2026-03-02' }
const savedRevision = {
  200: dataResponse(changedFileWire, 'The revision of the sign'),
  ...refusals,
}
const done = { 204: { description: 'Done' }, ...refusals }

const listRoute = createRoute({
  method: 'get',
  path: '/signs/{id}/media',
  summary: 'The files of a sign with their states, for people who may edit it',
  request: { params },
  responses: {
    200: jsonResponse(
      signFilesWire,
      'Files in their order, the attribution that the caller gave last, whether the caller processes failed files, and whether consents are required',
    ),
    ...refusals,
  },
})

const attachRoute = createRoute({
  method: 'post',
  path: '/signs/{id}/media',
  summary: 'Attaches a finished upload to a sign, as a new version of it',
  middleware: [limitBody(maxBodyBytes)] as const,
  request: { params, body: jsonBody(attachmentSchema, { upload: '5f0c…', role: 'main', ...example }) },
  responses: {
    201: dataResponse(attachedFileWire, 'The id of the file and the revision of the sign'),
    ...refusals,
  },
})

const attributeRoute = createRoute({
  method: 'put',
  path: '/signs/{id}/media/{media}',
  summary:
    "Replaces licence, credit and signer of a file, as a new version of the sign, and notes the signer's consent",
  middleware: [limitBody(maxBodyBytes)] as const,
  request: { params: mediaParams, body: jsonBody(attributionSchema, example) },
  responses: savedRevision,
})

const detachRoute = createRoute({
  method: 'delete',
  path: '/signs/{id}/media/{media}',
  summary: 'Removes a file from a sign, as a new version of it; earlier versions keep it',
  request: { params: mediaParams },
  responses: savedRevision,
})

const processRoute = createRoute({
  method: 'post',
  path: '/signs/{id}/media/{media}/process',
  summary: 'Processes a failed video again, for administrators',
  request: { params: mediaParams },
  responses: done,
})

/** The files of signs. Answers must not be cached. */
export const signMediaApi = (context: ApiContext) =>
  createRouter()
    .openapi(listRoute, async (c) => {
      const { actor } = await requireCaller(c)
      const { files, proposed, ...rest } = await listSignMedia(context, actor, {
        signId: idParam(c.req.valid('param').id),
      })
      const locale = requestLocale(c)
      const t = translator(locale)
      const data = files.map((file) =>
        toSignFileWire(
          file,
          ({ code, params }) => String(t(`errors:${code}`, { ...params })),
          (person) => personName(person, t, locale),
        ),
      )
      c.header('cache-control', 'no-store')
      return c.json({ data, proposed: toAttributionWire(proposed), ...rest }, 200)
    })
    .openapi(attachRoute, async (c) => {
      const actor = await requireContributor(c)
      const signId = idParam(c.req.valid('param').id)
      const attachment = parseBody(attachmentSchema, await readJson(c))
      const { media, revision } = await attachUpload(context, actor, { signId, ...attachment })
      return c.json({ data: { id: media, revision } }, 201)
    })
    .openapi(attributeRoute, async (c) => {
      const actor = await requireContributor(c)
      const attribution = parseBody(attributionSchema, await readJson(c))
      const file = mediaOfSign(c.req.valid('param'))
      const { revision } = await attributeMedia(context, actor, { ...file, ...attribution })
      return c.json({ data: { revision } }, 200)
    })
    .openapi(detachRoute, async (c) => {
      const actor = await requireContributor(c)
      const { revision } = await detachMedia(context, actor, mediaOfSign(c.req.valid('param')))
      return c.json({ data: { revision } }, 200)
    })
    .openapi(processRoute, async (c) => {
      const actor = await requireContributor(c)
      await processAgain(context, actor, mediaOfSign(c.req.valid('param')))
      return c.body(null, 204)
    })

const mediaOfSign = ({ id, media }: z.output<typeof mediaParams>) => ({
  signId: idParam(id),
  media: idParam(media),
})

/** The caller, refused before the body is read when they may not contribute. */
async function requireContributor(c: Context<ApiEnv>) {
  const { actor } = await requireCaller(c)
  authorize(mayTakePart(actor))
  return actor
}
