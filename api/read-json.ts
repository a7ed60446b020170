import type { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { AppError } from '#platform/errors/app-error.ts'
import { fieldErrors } from '#platform/forms/schema.ts'

/**
 * The JSON body of a request.
 * @throws AppError `request.unsupportedType`, `request.unreadable`
 */
export async function readJson(c: Context): Promise<unknown> {
  if (!/^application\/json\b/i.test(c.req.header('content-type') ?? ''))
    throw new AppError('request.unsupportedType')
  try {
    return await c.req.json()
  } catch (error) {
    if (error instanceof SyntaxError) throw new AppError('request.unreadable', { cause: error })
    throw error
  }
}

/**
 * The body as a schema describes it.
 * @throws AppError `request.invalid` with the first error of each field
 */
export function parseBody<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const result = schema.safeParse(body)
  if (result.success) return result.data
  throw new AppError('request.invalid', { fields: fieldErrors(result.error.issues) })
}
