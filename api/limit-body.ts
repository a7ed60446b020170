import { bodyLimit } from 'hono/body-limit'
import { AppError } from '#platform/errors/app-error.ts'

/** Rejects a request body of more than `maxSize` bytes without reading it to the end. */
export const limitBody = (maxSize: number) =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw new AppError('request.tooLarge')
    },
  })
