import { AppError } from '#platform/errors/app-error.ts'

const formType = /^application\/x-www-form-urlencoded\s*(;|$)/i
const jsonType = /^application\/json\s*(;|$)/i
const multipartType = /^multipart\/form-data\s*;/i

/**
 * Reads the fields of a submitted form; stops at the size limit.
 * @param maxBytes of the body
 * @throws AppError `request.unsupportedType` for any type but a URL-encoded form, `request.tooLarge`,
 * `request.unreadable` when the connection ends early
 */
export async function readForm(request: Request, maxBytes: number): Promise<URLSearchParams> {
  if (!formType.test(request.headers.get('content-type') ?? '')) throw new AppError('request.unsupportedType')
  return new URLSearchParams((await readBody(request, maxBytes)).toString())
}

/**
 * Reads the fields and files of a submitted form; stops at the size limit.
 * @param maxBytes of the body, files included
 * @throws AppError `request.unsupportedType` for any type but a multipart form, `request.tooLarge`,
 * `request.unreadable` when the connection ends early or the parts are malformed
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

/**
 * Reads a body of JSON; stops at the size limit.
 * @throws AppError `request.unsupportedType` for any other type, `request.tooLarge`, `request.unreadable` when the
 * connection ends early or the text is no JSON
 */
export async function readJson(request: Request, maxBytes: number): Promise<unknown> {
  if (!jsonType.test(request.headers.get('content-type') ?? '')) throw new AppError('request.unsupportedType')
  const body = await readBody(request, maxBytes)
  try {
    return JSON.parse(body.toString())
  } catch (cause) {
    throw new AppError('request.unreadable', { cause })
  }
}

async function readBody(request: Request, maxBytes: number): Promise<Buffer> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw new AppError('request.tooLarge')
  const chunks: Uint8Array[] = []
  let bytes = 0
  try {
    for await (const chunk of request.body ?? []) {
      bytes += chunk.length
      if (bytes > maxBytes) break
      chunks.push(chunk)
    }
  } catch (cause) {
    throw new AppError('request.unreadable', { cause })
  }
  if (bytes > maxBytes) throw new AppError('request.tooLarge')
  return Buffer.concat(chunks)
}
