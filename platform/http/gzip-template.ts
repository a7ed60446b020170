import { constants, crc32, deflateRawSync } from 'node:zlib'

const header = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255])
const lastBlock = Buffer.from([0x03, 0x00])

/** A text with gaps. Its parts are compressed once; the gaps can be filled again and again without compressing. */
export class GzipTemplate {
  readonly #parts: Buffer[]
  readonly #deflated: Buffer[]

  /** @param parts the text before, between and after the gaps */
  constructor(parts: Buffer[]) {
    this.#parts = parts
    this.#deflated = parts.map((part) =>
      deflateRawSync(part, { level: 6, finishFlush: constants.Z_FULL_FLUSH }),
    )
  }

  /** One gzip member with the same text (at most 65,535 bytes) in every gap, stored uncompressed. */
  fill(text: Buffer): Buffer {
    const stored = storedBlock(text)
    const output: Buffer[] = [header]
    let checksum = 0
    let length = 0
    this.#parts.forEach((part, index) => {
      if (index > 0) {
        output.push(stored)
        checksum = crc32(text, checksum)
        length += text.length
      }
      output.push(this.#deflated[index] as Buffer)
      checksum = crc32(part, checksum)
      length += part.length
    })
    const trailer = Buffer.alloc(8)
    trailer.writeUInt32LE(checksum, 0)
    trailer.writeUInt32LE(length % 2 ** 32, 4)
    return Buffer.concat([...output, lastBlock, trailer])
  }
}

/** A deflate block of type "stored" (RFC 1951, 3.2.4); the full flush before it ends at a byte boundary. */
function storedBlock(text: Buffer): Buffer {
  const head = Buffer.alloc(5)
  head.writeUInt16LE(text.length, 1)
  head.writeUInt16LE(text.length ^ 0xffff, 3)
  return Buffer.concat([head, text])
}
