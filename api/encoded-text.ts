import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context } from 'hono'
import { chooseEncoding, isNotModified } from '#platform/http/negotiation.ts'

/** A text in every encoding that is served, with its entity tag. */
export interface EncodedText {
  etag: string
  bodies: Record<'br' | 'gzip' | 'identity', Uint8Array<ArrayBuffer>>
}

/** A text that is encoded once and sent often may take longer: 5 of 11 is fast, 9 about a tenth smaller. */
type BrotliQuality = 5 | 9

/** Encodes a text in the thread pool of Node, so that other requests are answered meanwhile. */
export async function encodeText(text: string, quality: BrotliQuality = 5): Promise<EncodedText> {
  const identity = new TextEncoder().encode(text)
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    promisify(gzip)(identity),
  ])
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22)
  return {
    etag: `"${hash}"`,
    bodies: { identity, br: new Uint8Array(br), gzip: new Uint8Array(gzipped) },
  }
}

/** For a URL that will never return anything else. */
export const finalCacheControl = 'public, max-age=31536000, immutable'

/** Sends an encoded text, or 304 when the client has it already. */
export function sendEncoded(
  c: Context,
  { etag, bodies }: EncodedText,
  ownHeaders: Readonly<Record<'content-type' | 'cache-control', string>> & Readonly<Record<string, string>>,
) {
  const headers: Record<string, string> = { ...ownHeaders, etag, vary: 'Accept-Encoding' }
  if (isNotModified(c.req.header('if-none-match'), etag)) return c.body(null, 304, headers)
  const encoding = chooseEncoding(c.req.header('accept-encoding'), ['br', 'gzip'])
  if (encoding) headers['content-encoding'] = encoding
  return c.body(bodies[encoding ?? 'identity'], 200, headers)
}

/**
 * Sends encoded JSON, or 304 when the client has it already.
 * @param isFinal whether this URL will never return anything else
 */
export const sendEncodedJson = (c: Context, json: EncodedText, isFinal: boolean) =>
  sendEncoded(c, json, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': isFinal ? finalCacheControl : 'public, no-cache',
  }) as never
