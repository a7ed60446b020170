import { createHash } from 'node:crypto'
import { Transform } from 'node:stream'

interface Measured {
  bytes: number
  sha256: string
}

/** Passes bytes on; `result` is their count and hash once they have passed. */
export function measuringStream(): { stream: Transform; result: () => Measured } {
  const sha256 = createHash('sha256')
  let bytes = 0
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      sha256.update(chunk)
      bytes += chunk.length
      done(null, chunk)
    },
  })
  return { stream, result: () => ({ bytes, sha256: sha256.digest('hex') }) }
}

/** Count and hash of the bytes of a stream. */
export async function hashStream(content: AsyncIterable<Uint8Array>): Promise<Measured> {
  const sha256 = createHash('sha256')
  let bytes = 0
  for await (const chunk of content) {
    sha256.update(chunk)
    bytes += chunk.length
  }
  return { bytes, sha256: sha256.digest('hex') }
}
