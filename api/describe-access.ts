import type { OpenAPIHono } from '@hono/zod-openapi'
import { operationAccess } from './operation-access.ts'

type Document = ReturnType<OpenAPIHono['getOpenAPI31Document']>

const schemes = {
  token: {
    type: 'http',
    scheme: 'bearer',
    description:
      'A personal token from the profile, or the token of a session from `/signbank/login`. Of a personal token, an operation needs the named scope; it never exceeds the rights of its person.',
  },
  session: { type: 'apiKey', in: 'cookie', name: 'session', description: 'The cookie of a session' },
} as const

/** Adds to the OpenAPI document which callers each operation accepts; public ones accept everybody. */
export function describeAccess(document: Document): Document {
  for (const [path, methods] of Object.entries(document.paths ?? {}))
    for (const [method, operation] of Object.entries(methods as Record<string, object>)) {
      const access = operationAccess[`${method.toUpperCase()} ${path}`]
      if (access === undefined || access === 'public') continue
      const scopes = access === 'session' ? [] : [access]
      Object.assign(operation, { security: [{ token: scopes }, { session: [] }] })
    }
  return { ...document, components: { ...document.components, securitySchemes: schemes } }
}
