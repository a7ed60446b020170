import type { OpenAPIHono } from '@hono/zod-openapi'
import type { OperationAccess } from '#domains/accounts/tokens/api-token.policy.ts'
import { describeOperations } from './describe-operations.ts'
import { addExamples } from './examples/add-examples.ts'
import { memberReadingAccess, operationAccess } from './operation-access.ts'

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

/** Requirements of which one is enough; `{}` is a call by anybody. */
function securityOf(access: OperationAccess, operation: string): object[] {
  // With `status`, the list of signs needs a caller.
  if (operation === 'get /signs')
    return [{}, ...memberReadingAccess.map((scope) => ({ token: [scope] })), { session: [] }]
  if (access === 'public') return [{}]
  const scopes = access === 'session' ? [[]] : [access].flat().map((scope) => [scope])
  return [...scopes.map((token) => ({ token })), { session: [] }]
}

/** Adds to the OpenAPI document which callers each operation accepts, its name, its group, its headers and its examples. */
export function describeAccess(document: Document): Document {
  describeOperations(document.paths ?? {})
  addExamples(document)
  for (const [path, methods] of Object.entries(document.paths ?? {}))
    for (const [method, operation] of Object.entries(methods as Record<string, object>)) {
      const access = operationAccess[`${method.toUpperCase()} ${path}`]
      if (access !== undefined)
        Object.assign(operation, { security: securityOf(access, `${method} ${path}`) })
    }
  return { ...document, components: { ...document.components, securitySchemes: schemes } }
}
