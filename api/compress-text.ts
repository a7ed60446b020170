import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { setImmediate } from 'node:timers/promises'
import { createGzip } from 'node:zlib'

/** Characters that are compressed at once. */
const pieceLength = 65_536

/** A large file with similar lines: level 6 takes three times as long, for a tenth less. */
const gzip = { level: 3 }

/** A text in parts as one file, compressed by gzip. Other requests are answered meanwhile. */
export const compressText = async (
  parts: Iterable<string> | AsyncIterable<string>,
): Promise<Buffer<ArrayBuffer>> =>
  (await pipeline(inPieces(parts), createGzip(gzip), (compressed) =>
    buffer(compressed),
  )) as Buffer<ArrayBuffer>

async function* inPieces(parts: Iterable<string> | AsyncIterable<string>): AsyncGenerator<string> {
  let piece = ''
  for await (const part of parts) {
    piece += part
    if (piece.length < pieceLength) continue
    yield piece
    piece = ''
    await setImmediate()
  }
  yield piece
}
