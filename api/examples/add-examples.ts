import type { ErrorCode } from '#platform/errors/catalogue.ts'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { exampleOfSchema, type Schema, type Schemas } from './example-of-schema.ts'
import { filterExamples, textExamples } from './example-values.ts'

interface MediaType {
  schema?: Schema
  example?: unknown
}

type Content = Record<string, MediaType>

interface Operation {
  parameters?: { name: string; schema?: Schema; example?: unknown }[]
  requestBody?: { content: Content }
  responses: Record<string, { content?: Content }>
}

interface Document {
  paths?: object
  components?: { schemas?: object }
}

const t = translator('en')

/** A typical error of each status. */
const errorOfStatus: Readonly<Record<string, ErrorCode>> = {
  400: 'request.unreadable',
  401: 'account.required',
  403: 'token.scopeMissing',
  404: 'sign.notFound',
  409: 'import.otherState',
  413: 'request.tooLarge',
  415: 'request.unsupportedType',
  422: 'request.invalid',
  429: 'request.tooMany',
  503: 'server.busy',
}

/** Records by id; their schema does not list the keys. */
const pathExamples: Readonly<Record<string, object>> = {
  '/network/posters': { data: { 812: '/media/uploads/9f86d081-poster.webp' } },
}

/** Gives every parameter, body and response of the OpenAPI document an example that its schema accepts. */
export function addExamples(document: Document): void {
  const schemas = Object.fromEntries(
    Object.entries(document.components?.schemas ?? {}).map(([name, schema]) => [
      `#/components/schemas/${name}`,
      schema as Schema,
    ]),
  )
  for (const [path, methods] of Object.entries(document.paths ?? {}))
    for (const operation of Object.values(methods as Record<string, Operation>))
      addToOperation(path, operation, schemas)
}

function addToOperation(
  path: string,
  { parameters = [], requestBody, responses }: Operation,
  schemas: Schemas,
) {
  for (const parameter of parameters)
    parameter.example ??= parameterExample(parameter.name, parameter.schema ?? {}, schemas)
  addToContent(path, requestBody?.content, schemas)
  for (const [status, { content }] of Object.entries(responses))
    addToContent(path, content, schemas, Number(status) >= 400 ? errorExample(status) : undefined)
}

function parameterExample(name: string, schema: Schema, schemas: Schemas): unknown {
  const filter = schema.anyOf && filterExamples[name]
  return filter ?? exampleOfSchema(schema, { name, owner: 'parameter', schemas })
}

function addToContent(path: string, content: Content | undefined, schemas: Schemas, error?: object) {
  for (const [type, media] of Object.entries(content ?? {})) {
    // Tables of numbers in columns and files that are no text have none.
    if (!media.schema || Object.keys(media.schema).length === 0 || isBinary(type)) continue
    media.example ??=
      error ??
      pathExamples[path] ??
      textExample(path, type) ??
      exampleOfSchema(media.schema, { name: '', owner: '', schemas })
  }
}

/** Whether a body is no text. */
export const isBinary = (type: string): boolean => /^image\/|^application\/(zip|octet-stream)/.test(type)

const textExample = (path: string, type: string): string | undefined => {
  if (path.endsWith('/signs.json')) return '{"signs":[\n{"id":812,"gloss":"CASA"}\n]}\n'
  if (type !== 'text/csv') return textExamples[type]
  return path.endsWith('/notices.csv')
    ? `Line,Column,Message\n2,video,${t('errors:import.fileAbsent', { file: 'casa.mp4' })}\n`
    : 'id,source,source_id,gloss,translation.pt\n812,lexicon,7,CASA,casa;lar\n'
}

function errorExample(status: string) {
  const code = errorOfStatus[status] ?? 'request.invalid'
  const fieldCode = 'value.invalid'
  return {
    statusCode: Number(status),
    message: String(t(`errors:${code}`)),
    code,
    ...(status === '422' && {
      fields: [{ field: 'page', code: fieldCode, message: String(t(`errors:${fieldCode}`)) }],
    }),
  }
}
