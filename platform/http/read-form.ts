import { AppError } from '#platform/errors/app-error.ts'

const formType = /^application\/x-www-form-urlencoded\s*(;|$)/i

/**
 * The fields of a form that was sent, without reading more than it may hold.
 * @param maxBytes of the body
 * @throws AppError `request.unsupportedType` for anything but a plain form, `request.tooLarge`, `request.unreadable`
 * when it breaks off
 */
export async function readForm(request: Request, maxBytes: number): Promise<URLSearchParams> {
  if (!formType.test(request.headers.get('content-type') ?? '')) throw new AppError('request.unsupportedType')
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw new AppError('request.tooLarge')
  const pieces: Uint8Array[] = []
  let bytes = 0
  try {
    for await (const piece of request.body ?? []) {
      bytes += piece.length
      if (bytes > maxBytes) break
      pieces.push(piece)
    }
  } catch (cause) {
    throw new AppError('request.unreadable', { cause })
  }
  if (bytes > maxBytes) throw new AppError('request.tooLarge')
  return new URLSearchParams(Buffer.concat(pieces).toString())
}
