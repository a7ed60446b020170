import { bodyLimit } from 'hono/body-limit'
import { AppError } from '#platform/errors/app-error.ts'

/** Refuses a body of more bytes, without reading on. */
export const limitBody = (maxSize: number) =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw new AppError('request.tooLarge')
    },
  })
