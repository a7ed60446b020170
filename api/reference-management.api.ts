import { createRoute, z } from '@hono/zod-openapi'
import { isListName, type ListName } from '#domains/vocabularies/index.ts'
import { entryChangeSchema, newEntrySchema } from '#domains/vocabulary-management/entry.input.ts'
import { changeEntry, createEntry, mergeEntry } from '#domains/vocabulary-management/index.ts'
import { mergedEntryWire, savedEntryWire } from '#domains/vocabulary-management/saved-entry.wire.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { parseForm } from '#platform/forms/schema.ts'
import { errorWire } from '#platform/http/answer.wire.ts'
import type { ApiContext } from './api-context.ts'
import { requireCaller } from './caller.ts'
import { createRouter } from './create-router.ts'
import { limitBody } from './limit-body.ts'
import { tooManyWrites } from './limit-writes.ts'
import { dataResponse, errorResponses, jsonResponse } from './responses.ts'

const maxBytes = 100_000

const writeResponses = {
  ...errorResponses,
  ...tooManyWrites,
  401: jsonResponse(errorWire, 'Nobody is signed in, or the token is wrong'),
  403: jsonResponse(errorWire, 'Only administrators manage the lists'),
  409: jsonResponse(errorWire, 'Somebody else changed the value, or the lists do not allow the change'),
}

/** The fields of a value as the document describes them; the schemas of the domain check them. */
const entryFields = {
  descriptions: z
    .record(z.string(), z.string().nullable())
    .optional()
    .openapi({ description: 'By content language; null removes a description' }),
  aliases: z.array(z.string()).optional().openapi({ description: 'Other names that mean the same value' }),
  group: z.string().nullable().optional().openapi({ description: 'Stable name of the head of its group' }),
  parent: z.string().nullable().optional().openapi({ description: 'Stable name of the area of a location' }),
  searchable: z.boolean().optional(),
  retired: z.boolean().optional(),
  symbol: z.string().nullable().optional().openapi({ description: 'SignWriting key of a handshape' }),
  features: z.record(z.string(), z.unknown()).nullable().optional().openapi({
    description: 'Features of a handshape: fingers, joints, thumb, spreading, aperture, unselected',
  }),
}

const newEntryBody = z
  .object({
    value: z.string().optional().openapi({
      description: 'Stable name; without it, made from the description in the default language',
    }),
    ...entryFields,
  })
  .openapi('NewReferenceValue', {
    example: { descriptions: { pt: 'mamíferos', en: 'mammals' }, aliases: ['Mammals'] },
  })
const changeBody = z
  .object({
    revision: z.int().openapi({ description: 'The revision that the change started from' }),
    ...entryFields,
  })
  .openapi('ReferenceValueChange', {
    example: { revision: 1, descriptions: { de: 'Säugetiere' }, searchable: false },
  })
const mergeBody = z
  .strictObject({ into: z.string().openapi({ description: 'Stable name of the other value of the list' }) })
  .openapi('ReferenceValueMerge', { example: { into: 'animals' } })

const listParam = z.object({ list: z.string() })
const valueParams = z.object({ list: z.string(), value: z.string() })
const jsonBody = <Schema extends z.ZodType>(schema: Schema) => ({
  body: { required: true, content: { 'application/json': { schema } } },
})

const createEntryRoute = createRoute({
  method: 'post',
  path: '/reference/{list}',
  middleware: [limitBody(maxBytes)] as const,
  summary: 'Adds a value to a reference list',
  request: { params: listParam, ...jsonBody(newEntryBody) },
  responses: { 201: dataResponse(savedEntryWire, 'The new value'), ...writeResponses },
})
const changeEntryRoute = createRoute({
  method: 'patch',
  path: '/reference/{list}/{value}',
  middleware: [limitBody(maxBytes)] as const,
  summary: 'Changes a value of a reference list; fields that are not given stay as they are',
  request: { params: valueParams, ...jsonBody(changeBody) },
  responses: { 200: dataResponse(savedEntryWire, 'The value with its new revision'), ...writeResponses },
})
const mergeEntryRoute = createRoute({
  method: 'post',
  path: '/reference/{list}/{value}/merge',
  middleware: [limitBody(maxBytes)] as const,
  summary: 'Merges a value into another one of its list, in all signs',
  request: { params: valueParams, ...jsonBody(mergeBody) },
  responses: {
    200: dataResponse(mergedEntryWire, 'The merge'),
    ...writeResponses,
  },
})

/** Managing reference lists: the use cases, rights and messages of the panel. */
export const referenceManagementApi = (context: ApiContext) => {
  const { dictionary } = context
  const codes = () =>
    dictionary.languages.filter(({ otherLanguage }) => !otherLanguage).map(({ code }) => code)
  return createRouter()
    .openapi(createEntryRoute, async (c) => {
      const { actor } = await requireCaller(c)
      const list = requireList(c.req.valid('param').list)
      const entry = parseForm(newEntrySchema(codes(), dictionary.defaultLanguage), await c.req.json())
      return c.json({ data: await createEntry(context, actor, { list, entry }) }, 201)
    })
    .openapi(changeEntryRoute, async (c) => {
      const { actor } = await requireCaller(c)
      const { list, value } = c.req.valid('param')
      const change = parseForm(entryChangeSchema(codes()), await c.req.json())
      const entry = { list: requireList(list), value }
      return c.json({ data: await changeEntry(context, actor, { entry, change }) }, 200)
    })
    .openapi(mergeEntryRoute, async (c) => {
      const { actor } = await requireCaller(c)
      const { list: name, value } = c.req.valid('param')
      const list = requireList(name)
      const into = { list, value: c.req.valid('json').into }
      const { signs, ...merged } = await mergeEntry(context, actor, { entry: { list, value }, into })
      return c.json({ data: { value: merged.value, into: merged.into, signs } }, 200)
    })
}

/** @throws AppError `list.notFound` */
function requireList(name: string): ListName {
  if (!isListName(name)) throw new AppError('list.notFound')
  return name
}
