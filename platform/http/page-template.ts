import { GluedGzip } from './glued-gzip.ts'
import { textOf } from './whole-response.ts'

/** One answer, ready to be written. */
export interface PageAnswer {
  status: number
  headers: Record<string, string | string[]>
  body: string | Buffer
}

/** Packing adds about a third; counted before it is known, so that a page's weight never changes. */
const packedShare = 1 / 3
const acceptsGzip = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/

/** A rendered page whose nonce is left open, in its headers and its body. */
export class PageTemplate {
  readonly status: number
  /** What keeping it costs. */
  readonly bytes: number
  readonly #headers: [name: string, pieces: string[]][]
  readonly #isPackable: boolean
  /** Bytes of the text with the placeholder in its places. */
  readonly #length: number
  readonly #placeholder: string
  readonly #text: string[]
  /** The text as it is written; most pages are asked for once only, and never come to this. */
  #written: Buffer[] | undefined
  #packed: GluedGzip | undefined
  #isAgain = false

  private constructor(response: Response, text: string, placeholder: string) {
    this.#length = Buffer.byteLength(text)
    this.#placeholder = placeholder
    this.status = response.status
    this.bytes = Math.ceil(this.#length * (1 + packedShare))
    this.#headers = [...response.headers]
      .filter(([name]) => name !== 'content-length')
      .map(([name, value]) => [name, value.split(placeholder)])
    this.#text = text.split(placeholder)
    this.#isPackable = this.#length > 1000 && !response.headers.has('content-encoding')
  }

  /** Reads a page that was rendered with the placeholder in place of the nonce. */
  static async of(response: Response, placeholder: string): Promise<PageTemplate> {
    return new PageTemplate(response, await textOf(response), placeholder)
  }

  /** The page with a nonce, packed when the reader takes that; it is packed once and for all nonces. */
  fill(nonce: string, acceptEncoding: string): PageAnswer {
    const headers: PageAnswer['headers'] = {}
    for (const [name, pieces] of this.#headers) {
      const value = pieces.length === 1 ? (pieces[0] as string) : pieces.join(nonce)
      const before = headers[name]
      headers[name] = before === undefined ? value : [...(Array.isArray(before) ? before : [before]), value]
    }
    if (this.#isPackable) headers.vary = headers.vary ? `${headers.vary}, Accept-Encoding` : 'Accept-Encoding'
    const isPacked = this.#isPackable && acceptsGzip.test(acceptEncoding)
    if (isPacked) headers['content-encoding'] = 'gzip'
    const body = isPacked ? this.#packedWith(nonce) : this.#plainWith(nonce)
    if (this.status !== 204 && this.status !== 304)
      headers['content-length'] = String(typeof body === 'string' ? this.#lengthWith(nonce) : body.length)
    return { status: this.status, headers, body }
  }

  /** Nonces are ASCII, so that the text need not be measured for each. */
  #lengthWith(nonce: string): number {
    return this.#length + (nonce.length - this.#placeholder.length) * (this.#text.length - 1)
  }

  #plainWith(nonce: string): string | Buffer {
    if (!this.#isAgain) {
      this.#isAgain = true
      return this.#text.join(nonce)
    }
    const between = Buffer.from(nonce)
    return Buffer.concat(this.#pieces.flatMap((piece, i) => (i === 0 ? [piece] : [between, piece])))
  }

  #packedWith(nonce: string): Buffer {
    this.#packed ??= new GluedGzip(this.#pieces)
    return this.#packed.with(Buffer.from(nonce))
  }

  get #pieces(): Buffer[] {
    this.#written ??= this.#text.map((piece) => Buffer.from(piece))
    return this.#written
  }
}
