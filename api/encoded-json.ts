import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context } from 'hono'

/** A JSON body in every encoding, with the validator of its content. */
export interface EncodedJson {
  etag: string
  bodies: Record<'br' | 'gzip' | 'identity', Uint8Array<ArrayBuffer>>
}

const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }

/** Encodes a JSON text, outside the thread that answers visitors. */
export async function encodeJson(json: string): Promise<EncodedJson> {
  const identity = new TextEncoder().encode(json)
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(identity, { params }),
    promisify(gzip)(identity),
  ])
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22)
  return {
    etag: `"${hash}"`,
    bodies: { identity, br: new Uint8Array(br), gzip: new Uint8Array(gzipped) },
  }
}

/** The best of the encodings that a visitor accepts. */
const chooseEncoding = (accepted = ''): keyof EncodedJson['bodies'] =>
  /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'identity'

/**
 * Answers with an encoded body, or that nothing has changed.
 * @param isFinal whether this address will never answer anything else
 */
export function sendEncodedJson(c: Context, { etag, bodies }: EncodedJson, isFinal: boolean) {
  const headers: Record<string, string> = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': isFinal ? 'public, max-age=31536000, immutable' : 'public, no-cache',
    etag,
    vary: 'Accept-Encoding',
  }
  if (c.req.header('if-none-match')?.includes(etag)) return c.body(null, 304, headers) as never
  const encoding = chooseEncoding(c.req.header('accept-encoding'))
  if (encoding !== 'identity') headers['content-encoding'] = encoding
  return c.body(bodies[encoding], 200, headers) as never
}
