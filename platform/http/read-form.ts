import { AppError } from '#platform/errors/app-error.ts'

const formType = /^application\/x-www-form-urlencoded\s*(;|$)/i
const multipartType = /^multipart\/form-data\s*;/i

/**
 * The fields of a form that was sent, without reading more than it may hold.
 * @param maxBytes of the body
 * @throws AppError `request.unsupportedType` for anything but a plain form, `request.tooLarge`, `request.unreadable`
 * when it breaks off
 */
export async function readForm(request: Request, maxBytes: number): Promise<URLSearchParams> {
  if (!formType.test(request.headers.get('content-type') ?? '')) throw new AppError('request.unsupportedType')
  return new URLSearchParams((await readBody(request, maxBytes)).toString())
}

/**
 * The fields and files of a form that was sent, without reading more than it may hold.
 * @param maxBytes of the body, files included
 * @throws AppError `request.unsupportedType` for anything but a form with files, `request.tooLarge`,
 * `request.unreadable` when it breaks off or has no parts
 */
export async function readMultipart(request: Request, maxBytes: number): Promise<FormData> {
  const type = request.headers.get('content-type') ?? ''
  if (!multipartType.test(type)) throw new AppError('request.unsupportedType')
  const body = await readBody(request, maxBytes)
  try {
    return await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData()
  } catch (cause) {
    throw new AppError('request.unreadable', { cause })
  }
}

async function readBody(request: Request, maxBytes: number): Promise<Buffer> {
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
  return Buffer.concat(pieces)
}
