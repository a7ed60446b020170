import { createRoute, z } from '@hono/zod-openapi'
import {
  confirmImport,
  getImport,
  getNotices,
  listImports,
  startImport,
  undoImport,
} from '#domains/sign-import/index.ts'
import { importFieldsSchema, importSettingsSchema, sourceOf } from '#domains/sign-import/sign-import.input.ts'
import { mayImport } from '#domains/sign-import/sign-import.policy.ts'
import {
  importPageWire,
  listedImportWire,
  startedImportWire,
  toImportPageWire,
  toListedImportWire,
} from '#domains/sign-import/sign-import.wire.ts'
import { maxCsvBytes } from '#domains/signs/csv/decode-csv.ts'
import { presetNames } from '#domains/signs/csv/presets/preset-names.ts'
import { parseForm } from '#platform/forms/schema.ts'
import { errorWire } from '#platform/http/answer.wire.ts'
import { withMultipart } from '#platform/http/multipart/with-multipart.ts'
import { requestLocale } from '#platform/http/request-locale.ts'
import { attachmentHeaders, streamChunks } from '#platform/http/stream-file.ts'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { authorize } from '#platform/policy.ts'
import type { ApiContext } from './api-context.ts'
import { requireCaller } from './caller.ts'
import { createRouter } from './create-router.ts'
import { tooManyWrites } from './limit-writes.ts'
import { parseBody } from './read-json.ts'
import { idParam } from './request-params.ts'
import { dataResponse, errorResponses, jsonResponse } from './responses.ts'

/** A mapping file and the overhead of the multipart form. */
const maxBytes = maxCsvBytes + 2_000_000

const responses = {
  ...errorResponses,
  ...tooManyWrites,
  401: jsonResponse(errorWire, 'Nobody is signed in, or the token is wrong'),
  403: jsonResponse(errorWire, 'Only administrators import'),
  409: jsonResponse(errorWire, 'The import is in another state'),
}
const params = z.object({ id: z.string() })

const startRoute = createRoute({
  method: 'post',
  path: '/imports',
  summary: 'Uploads a CSV file and begins to check it; nothing changes before the confirmation',
  request: {
    body: {
      required: true,
      content: {
        'multipart/form-data': {
          schema: {
            type: 'object',
            properties: {
              file: {
                type: 'string',
                format: 'binary',
                description: 'docs/csv.md describes it; not needed if `media` contains it',
              },
              mapping: { type: 'string', format: 'binary', description: 'docs/mapping.md describes it' },
              preset: {
                type: 'string',
                enum: [...presetNames],
                description: 'Instead of a mapping: the export of another sign bank that the file is',
              },
              media: {
                type: 'string',
                description:
                  'The id of a finished upload (/api/uploads, metadata `archive: true`): a ZIP with the media that the file names, or with the file as well',
              },
              source: { type: 'string', description: 'By default the name of the file' },
              ignoreIds: {
                type: 'string',
                enum: ['true', 'false'],
                description: 'Whether the column id contains numbers of another installation',
              },
              createValues: {
                type: 'string',
                enum: ['true', 'false'],
                description: 'Whether missing reference values and content languages are created',
              },
            },
          },
        },
      },
    },
  },
  responses: { 202: dataResponse(startedImportWire, 'The import, which is being checked'), ...responses },
})
const listRoute = createRoute({
  method: 'get',
  path: '/imports',
  summary: 'The newest imports, at most 50, the newest first',
  responses: {
    200: dataResponse(listedImportWire.array(), 'Imports with their states'),
    401: responses[401],
    403: responses[403],
  },
})
const getRoute = createRoute({
  method: 'get',
  path: '/imports/{id}',
  summary: 'An import: its state, what it adds and changes, errors and notices by line, renamed values',
  request: { params, query: z.object({ page: z.coerce.number().int().min(1).default(1) }) },
  responses: { 200: jsonResponse(importPageWire, 'The import'), ...responses },
})
const noticesRoute = createRoute({
  method: 'get',
  path: '/imports/{id}/notices.csv',
  summary: 'All notices of an import as CSV: line, column and message in the language of the request',
  request: { params },
  responses: {
    200: { description: 'The notices', content: { 'text/csv': { schema: z.string() } } },
    ...errorResponses,
    401: responses[401],
    403: responses[403],
  },
})
const confirmRoute = createRoute({
  method: 'post',
  path: '/imports/{id}/confirm',
  summary: 'Confirms the preview; the signs are written as pending, in one change set',
  request: { params },
  responses: { 202: dataResponse(startedImportWire, 'The import, which is being written'), ...responses },
})
const undoRoute = createRoute({
  method: 'post',
  path: '/imports/{id}/undo',
  summary: 'Undoes a finished import, except what people changed since',
  request: { params },
  responses: { 202: dataResponse(startedImportWire, 'The import, which is being undone'), ...responses },
})

/** Imports of CSV files: the use cases, rights and messages of the panel. */
export const importsApi = (context: ApiContext) =>
  createRouter()
    .openapi(startRoute, async (c) => {
      const { actor } = await requireCaller(c)
      authorize(mayImport(actor))
      const id = await withMultipart(c.req.raw, maxBytes, async (form) => {
        const file = fileOf(form, 'file')
        const { preset, media, ...fields } = parseBody(importFieldsSchema, textsOf(form))
        const settings = parseForm(importSettingsSchema, {
          source: fields.source?.trim() || sourceOf(file?.name),
          ignoreIds: fields.ignoreIds === 'true',
          createValues: fields.createValues === 'true',
        })
        const mapping = fileOf(form, 'mapping')
        return startImport(context, actor, { file, mapping, preset, media, settings })
      })
      return c.json({ data: { id } }, 202)
    })
    .openapi(listRoute, async (c) => {
      const { actor } = await requireCaller(c)
      const imports = await listImports(context, actor, { locale: requestLocale(c) })
      c.header('cache-control', 'no-store')
      return c.json({ data: imports.map(toListedImportWire) }, 200)
    })
    .openapi(getRoute, async (c) => {
      const { actor } = await requireCaller(c)
      const id = idParam(c.req.valid('param').id)
      const { page } = c.req.valid('query')
      const locale = requestLocale(c)
      const view = await getImport(context, actor, { id, page, locale })
      const { dictionary } = context
      return c.json(toImportPageWire(view, { dictionary, locale, t: translator(locale) }), 200)
    })
    .openapi(noticesRoute, async (c) => {
      const { actor } = await requireCaller(c)
      const id = idParam(c.req.valid('param').id)
      const chunks = await getNotices(context, actor, { id, locale: requestLocale(c) })
      const body = await streamChunks(chunks, (error) =>
        c.var.log?.warn({ err: error }, 'a file of notices ended early'),
      )
      return new Response(body, {
        headers: attachmentHeaders(`import-${id}-notices.csv`, 'text/csv; charset=utf-8'),
      })
    })
    .openapi(confirmRoute, async (c) => {
      const { actor } = await requireCaller(c)
      const id = idParam(c.req.valid('param').id)
      await confirmImport(context, actor, { id })
      return c.json({ data: { id } }, 202)
    })
    .openapi(undoRoute, async (c) => {
      const { actor } = await requireCaller(c)
      const id = idParam(c.req.valid('param').id)
      await undoImport(context, actor, { id })
      return c.json({ data: { id } }, 202)
    })

const fileOf = (form: FormData, field: string): File | undefined => {
  const file = form.get(field)
  return file instanceof File ? file : undefined
}

const textsOf = (form: FormData) =>
  Object.fromEntries([...form].filter(([, value]) => typeof value === 'string'))
