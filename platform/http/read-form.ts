import { AppError } from '#platform/errors/app-error.ts'
import { limitedBody } from './limited-body.ts'

const formType = /^application\/x-www-form-urlencoded\s*(;|$)/i
const jsonType = /^application\/json\s*(;|$)/i

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
  return Buffer.concat(await Array.fromAsync(limitedBody(request, maxBytes)))
}
