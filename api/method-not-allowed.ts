import type { OpenAPIHono } from '@hono/zod-openapi'
import type { MiddlewareHandler } from 'hono'
import { AppError } from '#platform/errors/app-error.ts'
import type { ApiEnv } from './api-env.ts'
import { pathPattern } from './operation-access.ts'
import { respondWithError } from './responses.ts'

/** Responds with 405 and `Allow` if the path exists with other methods. It does not need the OpenAPI document. */
export function methodNotAllowed(api: OpenAPIHono<ApiEnv>, basePath: string): MiddlewareHandler {
  let paths: ReturnType<typeof methodsByPath> | undefined
  return async (c, next) => {
    const path = c.req.path.startsWith(basePath) ? c.req.path.slice(basePath.length) : c.req.path
    // Every resource is registered before the first request.
    paths ??= methodsByPath(api)
    const methods = paths.find(({ pattern }) => pattern.test(path))?.methods
    if (!methods || methods.includes(c.req.method)) return next()
    const error = new AppError('request.methodNotAllowed')
    c.header('allow', methods.join(', '))
    return respondWithError(c, error)
  }
}

/** The documented methods of each path. */
function methodsByPath({ openAPIRegistry: { definitions } }: OpenAPIHono<ApiEnv>) {
  const operations = definitions.flatMap((definition) =>
    definition.type === 'route' ? [definition.route] : [],
  )
  return [...Map.groupBy(operations, ({ path }) => path)].map(([path, ofPath]) => ({
    pattern: pathPattern(path),
    methods: ofPath.map(({ method }) => method.toUpperCase()),
  }))
}
