import { OpenAPIHono } from '@hono/zod-openapi'
import { AppError } from '#platform/errors/app-error.ts'
import { fieldErrors } from '#platform/forms/schema.ts'
import type { ApiEnv } from './api-env.ts'

/** A router of the API that reports invalid parameters in the common format of errors. */
export const createRouter = () =>
  new OpenAPIHono<ApiEnv>({
    defaultHook: (result) => {
      if (result.success) return
      throw new AppError('request.invalid', { fields: fieldErrors(result.error.issues) })
    },
  })
