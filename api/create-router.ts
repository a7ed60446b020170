import { OpenAPIHono } from '@hono/zod-openapi'
import { AppError } from '#platform/errors/app-error.ts'
import { fieldErrors } from '#platform/forms/schema.ts'

/** A part of the API whose wrong parameters are said in the one form of errors. */
export const createRouter = () =>
  new OpenAPIHono({
    defaultHook: (result) => {
      if (result.success) return
      throw new AppError('request.invalid', { fields: fieldErrors(result.error.issues) })
    },
  })
