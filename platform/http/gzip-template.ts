import { constants, crc32, deflateRawSync } from 'node:zlib'

const header = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255])
const lastBlock = Buffer.from([0x03, 0x00])

/** A text in pieces, compressed once, between which another short text can be put without compressing again. */
export class GzipTemplate {
  readonly #pieces: Buffer[]
  readonly #deflated: Buffer[]

  /** @param pieces what stands before, between and after the places */
  constructor(pieces: Buffer[]) {
    this.#pieces = pieces
    this.#deflated = pieces.map((piece) =>
      deflateRawSync(piece, { level: 6, finishFlush: constants.Z_FULL_FLUSH }),
    )
  }

  get bytes(): number {
    return this.#deflated.reduce((sum, piece) => sum + piece.length, 0)
  }

  /** One gzip member with the same short text (at most 65,535 bytes) at every place, stored as it is. */
  fill(text: Buffer): Buffer {
    const stored = storedBlock(text)
    const parts: Buffer[] = [header]
    let checksum = 0
    let length = 0
    this.#pieces.forEach((piece, i) => {
      if (i > 0) {
        parts.push(stored)
        checksum = crc32(text, checksum)
        length += text.length
      }
      parts.push(this.#deflated[i] as Buffer)
      checksum = crc32(piece, checksum)
      length += piece.length
    })
    const trailer = Buffer.alloc(8)
    trailer.writeUInt32LE(checksum, 0)
    trailer.writeUInt32LE(length % 2 ** 32, 4)
    return Buffer.concat([...parts, lastBlock, trailer])
  }
}

/** A block of deflate that holds its bytes uncompressed; the one before it ended on a byte. */
function storedBlock(text: Buffer): Buffer {
  const head = Buffer.alloc(5)
  head.writeUInt16LE(text.length, 1)
  head.writeUInt16LE(text.length ^ 0xffff, 3)
  return Buffer.concat([head, text])
}
