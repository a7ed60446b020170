import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context } from 'hono'
import { chooseEncoding, isNotModified } from '#platform/http/negotiation.ts'

/** A JSON body in every encoding that is served, with its entity tag. */
export interface EncodedJson {
  etag: string
  bodies: Record<'br' | 'gzip' | 'identity', Uint8Array<ArrayBuffer>>
}

const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }

/** Encodes a JSON text in the thread pool of Node, so that other requests are answered meanwhile. */
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

/**
 * Sends an encoded body, or 304 when the client has it already.
 * @param isFinal whether this URL will never return anything else
 */
export function sendEncodedJson(c: Context, { etag, bodies }: EncodedJson, isFinal: boolean) {
  const headers: Record<string, string> = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': isFinal ? 'public, max-age=31536000, immutable' : 'public, no-cache',
    etag,
    vary: 'Accept-Encoding',
  }
  if (isNotModified(c.req.header('if-none-match'), etag)) return c.body(null, 304, headers) as never
  const encoding = chooseEncoding(c.req.header('accept-encoding'), ['br', 'gzip'])
  if (encoding) headers['content-encoding'] = encoding
  return c.body(bodies[encoding ?? 'identity'], 200, headers) as never
}
