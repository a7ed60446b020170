import { type PartHead, parsePartHead } from './part-headers.ts'

/** The beginning of a part, or the next bytes of its content. */
export type MultipartEvent = { part: PartHead } | { content: Buffer }

/** The headers of one part; bytes. */
const maxHeadBytes = 16_000

const headEnd = Buffer.from('\r\n\r\n')
const lineEnd = Buffer.from('\r\n')
const closing = Buffer.from('--')

/** The body is no multipart form, or it ends early. */
export class MalformedMultipart extends Error {}

/**
 * Parses the body of a multipart form while it arrives (RFC 7578). At most one chunk and the longest possible delimiter or
 * head are in memory. What follows the last part is read and ignored.
 * @throws MalformedMultipart, and what the chunks throw
 */
export async function* parseMultipart(
  chunks: AsyncIterable<Uint8Array>,
  boundary: string,
): AsyncGenerator<MultipartEvent> {
  const input = new BufferedInput(chunks)
  const delimiter = Buffer.from(`\r\n--${boundary}`)
  // The first delimiter may be the beginning of the body, without a line break before it.
  input.prepend(lineEnd)
  for await (const _ignored of input.until(delimiter));
  for (;;) {
    const next = await input.take(2)
    if (next.equals(closing)) break
    if (!next.equals(lineEnd)) throw new MalformedMultipart('a delimiter has other characters behind it')
    const head = await readHead(input)
    const part = parsePartHead(head)
    if (!part) throw new MalformedMultipart('a part without name')
    yield { part }
    for await (const content of input.until(delimiter)) yield { content }
  }
  for await (const _rest of input.remaining());
}

async function readHead(input: BufferedInput): Promise<string> {
  const pieces: Buffer[] = []
  let bytes = 0
  for await (const piece of input.until(headEnd)) {
    bytes += piece.length
    if (bytes > maxHeadBytes) throw new MalformedMultipart('the head of a part is too long')
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString('utf8')
}

/** Reads from chunks, with a buffer for the unread bytes. */
class BufferedInput {
  readonly #chunks: AsyncIterator<Uint8Array>
  #rest: Buffer = Buffer.alloc(0)

  constructor(chunks: AsyncIterable<Uint8Array>) {
    this.#chunks = chunks[Symbol.asyncIterator]()
  }

  prepend(bytes: Buffer): void {
    this.#rest = Buffer.concat([bytes, this.#rest])
  }

  async take(bytes: number): Promise<Buffer> {
    while (this.#rest.length < bytes) await this.#fill()
    const taken = this.#rest.subarray(0, bytes)
    this.#rest = this.#rest.subarray(bytes)
    return taken
  }

  /** The bytes before a mark, in pieces; the mark itself is skipped. */
  async *until(mark: Buffer): AsyncGenerator<Buffer> {
    for (;;) {
      const at = this.#rest.indexOf(mark)
      if (at !== -1) {
        const last = this.#rest.subarray(0, at)
        this.#rest = this.#rest.subarray(at + mark.length)
        if (last.length > 0) yield last
        return
      }
      // The end of the rest can be the beginning of the mark.
      const sure = this.#rest.length - mark.length + 1
      if (sure > 0) {
        const piece = this.#rest.subarray(0, sure)
        this.#rest = this.#rest.subarray(sure)
        yield piece
      }
      await this.#fill()
    }
  }

  async *remaining(): AsyncGenerator<Buffer> {
    for (;;) {
      const { done, value } = await this.#chunks.next()
      if (done) return
      yield Buffer.from(value.buffer, value.byteOffset, value.byteLength)
    }
  }

  async #fill(): Promise<void> {
    const { done, value } = await this.#chunks.next()
    if (done) throw new MalformedMultipart('the body ends before its last delimiter')
    const chunk = Buffer.from(value.buffer, value.byteOffset, value.byteLength)
    this.#rest = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk])
  }
}
