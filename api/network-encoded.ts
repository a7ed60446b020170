import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** A JSON body in every encoding, with the validator of its content. */
export interface Encoded {
  etag: string
  bodies: Record<'br' | 'gzip' | 'identity', Uint8Array<ArrayBuffer>>
}

const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }

/** Encodes a value, outside the thread that answers visitors as far as that goes. */
export async function encodeJson(value: unknown): Promise<Encoded> {
  const json = JSON.stringify(value)
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
export function encodingFor(accepted = ''): keyof Encoded['bodies'] {
  return /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'identity'
}
