import { Readable } from 'node:stream'
import { createRoute, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { advisedEafBytes } from '#domains/eaf-videos/eaf-file.ts'
import {
  newVersionSchema,
  recordingChangeSchema,
  uploadBodySchema,
  uploadFormSchema,
} from '#domains/eaf-videos/eaf-upload.input.ts'
import {
  changeRecording,
  createRecording,
  deleteRecording,
  getRecording,
  listNewestRecordings,
  type ReceivedEaf,
  replaceFile,
} from '#domains/eaf-videos/index.ts'
import { mayChangeRecordings } from '#domains/eaf-videos/recording.policy.ts'
import {
  recordingDetailsWire,
  recordingListWire,
  replacedFileWire,
  storedFileWire,
  toRecordingDetailsWire,
  toRecordingWire,
  toReplacedFileWire,
  toStoredFileWire,
} from '#domains/eaf-videos/recording.wire.ts'
import { vocabularyAddresses } from '#domains/elan-vocabulary/vocabulary-name.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { errorWire } from '#platform/http/answer.wire.ts'
import { withMultipart } from '#platform/http/multipart/with-multipart.ts'
import { requestLocale } from '#platform/http/request-locale.ts'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { authorize } from '#platform/policy.ts'
import type { ApiContext } from './api-context.ts'
import { requireCaller } from './caller.ts'
import { createRouter } from './create-router.ts'
import { tooManyWrites } from './limit-writes.ts'
import { pageLinks } from './page-links.ts'
import { parseBody, readJson } from './read-json.ts'
import { idParam } from './request-params.ts'
import { dataResponse, errorResponses, jsonResponse } from './responses.ts'

/** A file of the advised size and the overhead of the multipart form; larger ones are sent as uploads or compressed. */
const maxFormBytes = advisedEafBytes + 1_000_000
const maxJsonBytes = 20_000

const refusals = {
  401: jsonResponse(errorWire, 'Nobody is signed in, or the token is wrong'),
  403: jsonResponse(errorWire, 'The caller is no administrator'),
  ...errorResponses,
  ...tooManyWrites,
}
const refusedFile = {
  409: jsonResponse(errorWire, 'The upload is not finished, or somebody else changed the recording'),
  422: jsonResponse(
    errorWire,
    'The file is broken, with its line in `message`, or a field is wrong; nothing is stored',
  ),
  507: jsonResponse(errorWire, 'There is no storage space left'),
}
const params = z.object({ id: z.string() })
const asJsonSchema = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as object
const objectSchema = (properties: object, required: readonly string[]): object => ({
  type: 'object',
  properties,
  required,
})
const fileField = { type: 'string', format: 'binary', description: 'An .eaf or .eaf.gz file' }
const uploadProperty = {
  type: 'string',
  description: 'The id of a finished upload (/api/uploads, metadata `annotations: true`)',
}
const textProperty = { type: 'string' }
const fieldProperties = {
  title: { type: 'string', description: 'By default the name of the file' },
  author: textProperty,
  institution: textProperty,
  city: textProperty,
  state: textProperty,
  country: textProperty,
  responsible_researcher: textProperty,
  licence: textProperty,
  data_link: { type: 'string', description: 'Begins with https:// or http://' },
  color: { type: 'string', description: '`#` and three or six hexadecimal digits' },
  visibility: { type: 'string', enum: ['restricted', 'public'], default: 'restricted' },
}

const createRecordingRoute = createRoute({
  method: 'post',
  path: '/eaf-videos',
  summary:
    'Stores an annotation file of ELAN as a new recording; what the fields leave empty is filled from the file',
  request: {
    body: {
      content: {
        'multipart/form-data': {
          schema: objectSchema({ file: fileField, ...fieldProperties }, ['file']),
          example: { file: 'porto_07.eaf', title: 'Entrevista 07', city: 'Porto Alegre' },
        },
        'application/json': {
          schema: objectSchema({ upload: uploadProperty, ...fieldProperties }, ['upload']),
          example: { upload: '5f0c…', title: 'Entrevista 07' },
        },
      },
    },
  },
  responses: { 201: dataResponse(storedFileWire, 'The recording'), ...refusals, ...refusedFile },
})
const listRoute = createRoute({
  method: 'get',
  path: '/eaf-videos',
  summary: 'Recordings, the newest file first',
  request: {
    query: z.object({
      page: z.coerce.number().int().min(1).max(100_000).default(1),
      per_page: z.coerce.number().int().min(1).max(100).default(24),
    }),
  },
  responses: {
    200: jsonResponse(recordingListWire, 'A page of recordings'),
    422: errorResponses[422],
  },
})
const getRoute = createRoute({
  method: 'get',
  path: '/eaf-videos/{id}',
  summary: 'A recording with tiers, films and mistakes of its file',
  request: { params },
  responses: { 200: dataResponse(recordingDetailsWire, 'The recording'), ...refusals },
})
const changeRoute = createRoute({
  method: 'patch',
  path: '/eaf-videos/{id}',
  summary: 'Changes what is known about a recording, who sees it, and its films; other fields stay',
  request: {
    params,
    body: {
      required: true,
      content: {
        'application/json': {
          schema: asJsonSchema(recordingChangeSchema),
          example: { revision: 3, city: 'Porto Alegre', visibility: 'public' },
        },
      },
    },
  },
  responses: {
    200: dataResponse(recordingDetailsWire, 'The recording with its new revision'),
    ...refusals,
    409: jsonResponse(errorWire, 'Somebody else changed the recording'),
  },
})
const deleteRoute = createRoute({
  method: 'delete',
  path: '/eaf-videos/{id}',
  summary: 'Deletes a recording with its files, films, annotations, occurrences and links',
  request: { params },
  responses: { 204: { description: 'Deleted' }, ...refusals },
})
const replaceRoute = createRoute({
  method: 'put',
  path: '/eaf-videos/{id}/file',
  summary: 'Stores a newer version of the annotation file, and says what it changed',
  request: {
    params,
    body: {
      content: {
        'multipart/form-data': {
          schema: objectSchema({ file: fileField }, ['file']),
          example: { file: 'porto_07.eaf' },
        },
        'application/json': {
          schema: objectSchema({ upload: uploadProperty }, ['upload']),
          example: { upload: '5f0c…' },
        },
      },
    },
  },
  responses: { 200: dataResponse(replacedFileWire, 'The version'), ...refusals, ...refusedFile },
})

/** Annotation files of ELAN and their recordings. */
export const eafVideosApi = (context: ApiContext) => {
  const recordings = { ...context, vocabularies: vocabularyAddresses(context.config.origin) }
  const t = (c: Context) => translator(requestLocale(c))
  return createRouter()
    .openapi(createRecordingRoute, async (c) => {
      const { actor } = await requireCaller(c)
      authorize(mayChangeRecordings(actor))
      if (isMultipart(c)) {
        const stored = await withFileForm(c, async (file, fields) => {
          const metadata = parseBody(uploadFormSchema, fields)
          return createRecording(recordings, actor, { file, metadata })
        })
        return c.json({ data: toStoredFileWire(stored, t(c)) }, 201)
      }
      const { upload, films, metadata } = parseBody(uploadBodySchema, await readSmallJson(c))
      const stored = await createRecording(recordings, actor, {
        file: { upload },
        metadata,
        films: films ?? [],
      })
      return c.json({ data: toStoredFileWire(stored, t(c)) }, 201)
    })
    .openapi(listRoute, async (c) => {
      const { page, per_page: perPage } = c.req.valid('query')
      const { actor } = await requireCaller(c)
      const { recordings, total } = await listNewestRecordings(context, actor, { page, perPage })
      const meta = { page, perPage, total }
      c.header('link', pageLinks(c.req.url, meta))
      c.header('cache-control', 'no-store')
      return c.json({ data: recordings.map(toRecordingWire), meta }, 200)
    })
    .openapi(getRoute, async (c) => {
      const id = idParam(c.req.valid('param').id)
      const { actor } = await requireCaller(c)
      const found = await getRecording(context, actor, { id })
      c.header('cache-control', 'no-store')
      return c.json({ data: toRecordingDetailsWire(found, t(c)) }, 200)
    })
    .openapi(changeRoute, async (c) => {
      const { actor } = await requireCaller(c)
      authorize(mayChangeRecordings(actor))
      const id = idParam(c.req.valid('param').id)
      await changeRecording(context, actor, {
        id,
        ...parseBody(recordingChangeSchema, await readSmallJson(c)),
      })
      return c.json({ data: toRecordingDetailsWire(await getRecording(context, actor, { id }), t(c)) }, 200)
    })
    .openapi(deleteRoute, async (c) => {
      const { actor } = await requireCaller(c)
      authorize(mayChangeRecordings(actor))
      const id = idParam(c.req.valid('param').id)
      const { recording } = await getRecording(context, actor, { id })
      await deleteRecording(context, actor, { id, revision: recording.revision })
      return c.body(null, 204)
    })
    .openapi(replaceRoute, async (c) => {
      const { actor } = await requireCaller(c)
      authorize(mayChangeRecordings(actor))
      const id = idParam(c.req.valid('param').id)
      await getRecording(context, actor, { id })
      const replace = (file: ReceivedEaf) => replaceFile(recordings, actor, { id, file })
      const replaced = isMultipart(c)
        ? await withFileForm(c, replace)
        : await replace(parseBody(newVersionSchema, await readSmallJson(c)))
      return c.json({ data: toReplacedFileWire(replaced, t(c)) }, 200)
    })
}

/** The types of Node and of browsers differ. */
type WebStream = Parameters<typeof Readable.fromWeb>[0]

const isMultipart = (c: Context) => /^multipart\//i.test(c.req.header('content-type') ?? '')

/** @throws AppError `eaf.fileMissing`, what `withMultipart` and `work` throw */
function withFileForm<Result>(
  c: Context,
  work: (file: ReceivedEaf, fields: Record<string, unknown>) => Promise<Result>,
): Promise<Result> {
  return withMultipart(c.req.raw, maxFormBytes, (form) => {
    const { file, ...fields } = Object.fromEntries(form)
    if (!(file instanceof File)) throw new AppError('eaf.fileMissing')
    return work({ name: file.name, content: Readable.fromWeb(file.stream() as WebStream) }, fields)
  })
}

async function readSmallJson(c: Context): Promise<unknown> {
  if (Number(c.req.header('content-length') ?? 0) > maxJsonBytes) throw new AppError('request.tooLarge')
  return readJson(c)
}
