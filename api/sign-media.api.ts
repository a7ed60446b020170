import { createRoute, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { personName } from '#domains/accounts/public-person.ts'
import { draftFiles } from '#domains/sign-form/index.ts'
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
import type { Actor } from '#platform/actor.ts'
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

/** The operations on the files of signs, or of drafts. */
const routesOf = (
  base: 'signs' | 'drafts',
  summaries: Record<'list' | 'attach' | 'attribute' | 'detach', string>,
) => ({
  list: createRoute({
    method: 'get',
    path: `/${base}/{id}/media`,
    summary: summaries.list,
    request: { params },
    responses: {
      200: jsonResponse(
        signFilesWire,
        'Files in their order, the attribution that the caller gave last, whether the caller processes failed files, and whether consents are required',
      ),
      ...refusals,
    },
  }),
  attach: createRoute({
    method: 'post',
    path: `/${base}/{id}/media`,
    summary: summaries.attach,
    middleware: [limitBody(maxBodyBytes)] as const,
    request: { params, body: jsonBody(attachmentSchema, { upload: '5f0c…', role: 'main', ...example }) },
    responses: {
      201: dataResponse(attachedFileWire, 'The id of the file and the revision of the sign'),
      ...refusals,
    },
  }),
  attribute: createRoute({
    method: 'put',
    path: `/${base}/{id}/media/{media}`,
    summary: summaries.attribute,
    middleware: [limitBody(maxBodyBytes)] as const,
    request: { params: mediaParams, body: jsonBody(attributionSchema, example) },
    responses: savedRevision,
  }),
  detach: createRoute({
    method: 'delete',
    path: `/${base}/{id}/media/{media}`,
    summary: summaries.detach,
    request: { params: mediaParams },
    responses: savedRevision,
  }),
  process: createRoute({
    method: 'post',
    path: `/${base}/{id}/media/{media}/process`,
    summary: 'Processes a failed video again, for administrators',
    request: { params: mediaParams },
    responses: done,
  }),
})

const signRoutes = routesOf('signs', {
  list: 'The files of a sign with their states, for people who may edit it',
  attach: 'Attaches a finished upload to a sign, as a new version of it',
  attribute:
    "Replaces licence, credit and signer of a file, as a new version of the sign, and notes the signer's consent",
  detach: 'Removes a file from a sign, as a new version of it; earlier versions keep it',
})
const draftRoutes = routesOf('drafts', {
  list: 'The files of a draft of a new sign with their states, for the person whose draft it is',
  attach: 'Attaches a finished upload to a draft of a new sign; it becomes a file of the sign that is saved',
  attribute: "Replaces licence, credit and signer of a file of a draft, and notes the signer's consent",
  detach: 'Removes a file from a draft and deletes it',
})

/** The files of signs, and of drafts of new signs. Answers must not be cached. */
export function signMediaApi(context: ApiContext) {
  const router = createRouter()
  addOperations(router, context, signRoutes, (_actor, id) => ({ signId: idParam(id) }))
  addOperations(router, context, draftRoutes, (actor, id) => ({
    holder: draftFiles(context, actor, { draft: idParam(id) }),
  }))
  return router
}

type Owner = Parameters<typeof listSignMedia>[2]

/** @param ownerOf whose files the id in the address names */
function addOperations(
  router: ReturnType<typeof createRouter>,
  context: ApiContext,
  routes: ReturnType<typeof routesOf>,
  ownerOf: (actor: Actor, id: string) => Owner,
): void {
  router
    .openapi(routes.list, async (c) => {
      const { actor } = await requireCaller(c)
      const owner = ownerOf(actor, c.req.valid('param').id)
      const { files, proposed, ...rest } = await listSignMedia(context, actor, owner)
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
    .openapi(routes.attach, async (c) => {
      const actor = await requireContributor(c)
      const owner = ownerOf(actor, c.req.valid('param').id)
      const attachment = parseBody(attachmentSchema, await readJson(c))
      const { media, revision } = await attachUpload(context, actor, { ...owner, ...attachment })
      return c.json({ data: { id: media, revision } }, 201)
    })
    .openapi(routes.attribute, async (c) => {
      const actor = await requireContributor(c)
      const { id, media } = c.req.valid('param')
      const attribution = parseBody(attributionSchema, await readJson(c))
      const file = { ...ownerOf(actor, id), media: idParam(media) }
      const { revision } = await attributeMedia(context, actor, { ...file, ...attribution })
      return c.json({ data: { revision } }, 200)
    })
    .openapi(routes.detach, async (c) => {
      const actor = await requireContributor(c)
      const { id, media } = c.req.valid('param')
      const file = { ...ownerOf(actor, id), media: idParam(media) }
      const { revision } = await detachMedia(context, actor, file)
      return c.json({ data: { revision } }, 200)
    })
    .openapi(routes.process, async (c) => {
      const actor = await requireContributor(c)
      const { id, media } = c.req.valid('param')
      await processAgain(context, actor, { ...ownerOf(actor, id), media: idParam(media) })
      return c.body(null, 204)
    })
}

/** The caller, refused before the body is read when they may not contribute. */
async function requireContributor(c: Context<ApiEnv>) {
  const { actor } = await requireCaller(c)
  authorize(mayTakePart(actor))
  return actor
}
