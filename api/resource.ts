import { OpenAPIHono } from '@hono/zod-openapi'
import { AppError } from '#platform/errors/app-error.ts'

/** A part of the API whose wrong parameters are said in the one form of errors. */
export const resource = () =>
  new OpenAPIHono({
    defaultHook: (result) => {
      if (result.success) return
      const fields = result.error.issues.map(({ path }) => ({
        field: path.join('.'),
        code: 'value.invalid' as const,
      }))
      throw new AppError('request.invalid', { fields })
    },
  })
