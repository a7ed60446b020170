import { readResponseBytes } from './buffered-response.ts'
import { GzipTemplate } from './gzip-template.ts'
import { chooseEncoding } from './negotiation.ts'

/** One answer, ready to be written. */
export interface PageResponse {
  status: number
  headers: Record<string, string | string[]>
  body: Buffer
}

/** Packing adds about a third; counted before it is known, so that a page's weight never changes. */
const compressedShare = 1 / 3

/** A rendered page whose nonce is left open, in its headers and its body. */
export class PageTemplate {
  readonly status: number
  /** What keeping it costs. */
  readonly bytes: number
  readonly #headers: [name: string, pieces: string[]][]
  readonly #pieces: Buffer[]
  readonly #isPackable: boolean
  #packed: GzipTemplate | undefined

  private constructor(response: Response, body: Buffer, placeholder: string) {
    this.status = response.status
    this.bytes = Math.ceil(body.length * (1 + compressedShare))
    this.#headers = [...response.headers]
      .filter(([name]) => name !== 'content-length')
      .map(([name, value]) => [name, value.split(placeholder)])
    this.#pieces = split(body, Buffer.from(placeholder))
    this.#isPackable = body.length > 1000 && !response.headers.has('content-encoding')
  }

  /** Reads a page that was rendered with the placeholder in place of the nonce. */
  static async fromResponse(response: Response, placeholder: string): Promise<PageTemplate> {
    return new PageTemplate(response, await readResponseBytes(response), placeholder)
  }

  /** The page with a nonce, packed when the reader takes that; it is packed once and for all nonces. */
  fill(nonce: string, acceptEncoding: string): PageResponse {
    const headers: PageResponse['headers'] = {}
    for (const [name, pieces] of this.#headers) {
      const value = pieces.length === 1 ? (pieces[0] as string) : pieces.join(nonce)
      const before = headers[name]
      headers[name] = before === undefined ? value : [...(Array.isArray(before) ? before : [before]), value]
    }
    if (this.#isPackable) headers.vary = headers.vary ? `${headers.vary}, Accept-Encoding` : 'Accept-Encoding'
    const body = this.#body(
      Buffer.from(nonce),
      this.#isPackable && chooseEncoding(acceptEncoding, ['gzip']) !== undefined,
      headers,
    )
    if (this.status !== 204 && this.status !== 304) headers['content-length'] = String(body.length)
    return { status: this.status, headers, body }
  }

  #body(nonce: Buffer, packed: boolean, headers: PageResponse['headers']): Buffer {
    if (!packed)
      return Buffer.concat(this.#pieces.flatMap((piece, i) => (i === 0 ? [piece] : [nonce, piece])))
    headers['content-encoding'] = 'gzip'
    this.#packed ??= new GzipTemplate(this.#pieces)
    return this.#packed.fill(nonce)
  }
}

function split(whole: Buffer, mark: Buffer): Buffer[] {
  const pieces: Buffer[] = []
  let from = 0
  for (let at = whole.indexOf(mark); at >= 0; at = whole.indexOf(mark, from)) {
    pieces.push(whole.subarray(from, at))
    from = at + mark.length
  }
  return [...pieces, whole.subarray(from)]
}
