import { AppError } from '#platform/errors/app-error.ts'

/**
 * The chunks of the body of a request, up to a size.
 * @throws AppError `request.tooLarge`, at once when the request declares its size; while reading, also
 * `request.unreadable` when the connection ends early
 */
export function limitedBody(request: Request, maxBytes: number): AsyncGenerator<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw new AppError('request.tooLarge')
  return readChunks(request, maxBytes)
}

async function* readChunks(request: Request, maxBytes: number): AsyncGenerator<Uint8Array> {
  let bytes = 0
  const reader = request.body?.getReader()
  if (!reader) return
  let isRead = false
  try {
    for (;;) {
      const { done, value } = await reader.read().catch((cause: unknown) => {
        throw new AppError('request.unreadable', { cause })
      })
      if (done) {
        isRead = true
        return
      }
      bytes += value.length
      if (bytes > maxBytes) throw new AppError('request.tooLarge')
      yield value
    }
  } finally {
    if (!isRead) await reader.cancel().catch(() => {})
  }
}
