import type { OpenAPIHono } from '@hono/zod-openapi'
import type { MiddlewareHandler } from 'hono'
import { AppError } from '#platform/errors/app-error.ts'
import { pathPattern } from './operation-access.ts'
import { respondWithError } from './responses.ts'

type Document = ReturnType<OpenAPIHono['getOpenAPI31Document']>

/** Responds with 405 and `Allow` if the path exists with other methods. */
export function methodNotAllowed(document: () => Document, basePath: string): MiddlewareHandler {
  const routes = () =>
    Object.entries(document().paths ?? {}).map(([path, operations]) => ({
      pattern: pathPattern(path),
      methods: Object.keys(operations).map((method) => method.toUpperCase()),
    }))
  return async (c, next) => {
    const path = c.req.path.startsWith(basePath) ? c.req.path.slice(basePath.length) : c.req.path
    const methods = routes().find(({ pattern }) => pattern.test(path))?.methods
    if (!methods || methods.includes(c.req.method)) return next()
    const error = new AppError('request.methodNotAllowed')
    c.header('allow', methods.join(', '))
    return respondWithError(c, error)
  }
}
