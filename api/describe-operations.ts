import type { OpenAPIHono } from '@hono/zod-openapi'
import { listNames } from '#domains/vocabularies/reference-lists.ts'
import { operationAccess } from './operation-access.ts'
import { parameterDescriptions } from './parameter-descriptions.ts'

type Paths = NonNullable<ReturnType<OpenAPIHono['getOpenAPI31Document']>['paths']>

interface Parameter {
  name: string
  description?: string
  schema?: { description?: string; enum?: readonly string[] }
}

interface Operation {
  operationId?: string
  tags?: string[]
  parameters?: Parameter[]
  responses: Record<string, { headers?: object }>
}

/** The group of an operation, by the first part of its path. */
const tagByResource: Readonly<Record<string, string>> = {
  signs: 'Signs',
  exports: 'Exports',
  imports: 'Imports',
  'eaf-videos': 'Recordings',
  uploads: 'Uploads',
  'storage-use': 'Uploads',
  reference: 'Reference lists',
  'search-index': 'Search',
  'search-miss': 'Search',
  network: 'Semantic network',
  languages: 'Platform',
  'privacy-policy': 'Platform',
  video_paginas: 'Platform',
  signbank: 'Accounts',
  'me-sign': 'Accounts',
  tokens: 'Accounts',
}

const text = { schema: { type: 'string' } }
const readingHeaders = {
  ETag: { description: 'Send it as `If-None-Match`; 304 says that nothing changed', ...text },
  'Content-Language': { description: 'The language of messages and described texts', ...text },
}
const listHeaders = {
  Link: { description: 'first, prev, next and last page (RFC 8288)', ...text },
}
const writingHeaders = {
  RateLimit: { description: 'What is left of the limit of writes, and seconds until it is whole', ...text },
  'RateLimit-Policy': { description: 'Writes and seconds of the limit', ...text },
}

/** Gives each operation of the OpenAPI document its id, its group, described parameters and described headers. */
export function describeOperations(paths: Paths): void {
  for (const [path, methods] of Object.entries(paths))
    for (const [method, operation] of Object.entries(methods as Record<string, Operation>)) {
      operation.operationId ??= operationId(method, path)
      operation.tags ??= [tagOf(path)]
      for (const parameter of operation.parameters ?? []) describeParameter(parameter, path)
      for (const [status, response] of Object.entries(operation.responses))
        if (Number(status) < 300) response.headers = { ...headersOf(method, path), ...response.headers }
    }
}

/** `GET /signs/{id}/media` is `getSignsIdMedia`. */
const operationId = (method: string, path: string): string =>
  method +
  path
    .split(/[^a-zA-Z0-9]+/)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('')

function tagOf(path: string): string {
  const [, resource = '', , third] = path.split('/')
  if (path === '/signbank/uiux') return 'Platform'
  if (resource === 'signs' && third?.startsWith('media')) return 'Media'
  return tagByResource[resource] ?? 'Platform'
}

function describeParameter(parameter: Parameter, path: string): void {
  parameter.description ??= parameter.schema?.description ?? parameterDescriptions(path)[parameter.name]
  if (parameter.name === 'list' && path.startsWith('/reference/'))
    parameter.schema = { ...parameter.schema, enum: listNames }
}

function headersOf(method: string, path: string): object {
  if (method !== 'get') return writingHeaders
  if (operationAccess[`GET ${path}`] !== 'public') return {}
  return ['/signs', '/eaf-videos'].includes(path) ? { ...readingHeaders, ...listHeaders } : readingHeaders
}
