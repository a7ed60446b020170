import { GluedGzip } from './glued-gzip.ts'
import { newNonce } from './nonce.ts'

interface CachedPage {
  version: number
  until: number
  headers: [string, string][]
  pieces: Buffer[]
  packed: GluedGzip
  bytes: number
}

interface Options {
  /** The dictionary version that is current; a page rendered from another one is never shown. */
  version: () => number
  /** Milliseconds. */
  now?: () => number
  lifeMs?: number
  maxBytes?: number
}

/** One answer, ready to send. */
export interface PageAnswer {
  status: number
  headers: Headers
  body: Buffer
}

const longestQuery = 512
const sessionCookie = /(^|;\s*)(__Host-)?session=/

/**
 * Keeps pages that look the same to everyone for a moment. They are rendered with a placeholder instead of the
 * nonce; every answer gets a fresh one. Only 200 answers to GET without a session and without a cookie to set
 * are kept, for one second, and never longer than the dictionary they were rendered from.
 */
export class PageCache {
  /** Stands for the nonce in rendered pages; nobody outside this process can know it. */
  readonly placeholder = newNonce()
  readonly #pages = new Map<string, CachedPage>()
  readonly #options: Required<Options>
  #bytes = 0

  constructor(options: Options) {
    this.#options = { now: Date.now, lifeMs: 1000, maxBytes: 32_000_000, ...options }
  }

  /** The key of a request whose answer may be shared; undefined when it must be answered for itself. */
  keyOf(request: Request): string | undefined {
    if (request.method !== 'GET' || sessionCookie.test(request.headers.get('cookie') ?? '')) return
    const { pathname, searchParams, search } = new URL(request.url)
    if (search.length >= longestQuery || pathname === '/') return
    searchParams.sort()
    return `${pathname}?${searchParams}`
  }

  /** The kept answer, with a nonce of its own; undefined when there is none that is still true. */
  answer(key: string, nonce: string, acceptEncoding: string): PageAnswer | undefined {
    const page = this.#pages.get(key)
    if (!page) return
    this.#drop(key, page)
    if (page.until < this.#options.now() || page.version !== this.#options.version()) return
    this.#put(key, page)
    return fill(page, nonce, acceptEncoding)
  }

  /**
   * Keeps a rendered page if it may be kept, and gives it with a nonce of its own either way.
   * @param version what the dictionary's version was before the page was rendered
   */
  async store(key: string, rendered: Response, version: number, nonce: string, acceptEncoding: string): Promise<PageAnswer> {
    const html = Buffer.from(await rendered.arrayBuffer())
    const pieces = split(html, Buffer.from(this.placeholder))
    const mayKeep = rendered.status === 200 && !rendered.headers.has('set-cookie') && version === this.#options.version()
    if (!mayKeep) return { status: rendered.status, headers: new Headers(rendered.headers), body: joined(pieces, nonce) }
    const packed = new GluedGzip(pieces)
    const page: CachedPage = {
      version,
      until: this.#options.now() + this.#options.lifeMs,
      headers: [...rendered.headers],
      pieces,
      packed,
      bytes: html.length + packed.bytes,
    }
    this.#put(key, page)
    return fill(page, nonce, acceptEncoding)
  }

  /** Forgets everything. */
  clear(): void {
    this.#pages.clear()
    this.#bytes = 0
  }

  get bytes(): number {
    return this.#bytes
  }

  #put(key: string, page: CachedPage): void {
    const old = this.#pages.get(key)
    if (old) this.#drop(key, old)
    this.#pages.set(key, page)
    this.#bytes += page.bytes
    for (const [oldest, its] of this.#pages) {
      if (this.#bytes <= this.#options.maxBytes) break
      this.#drop(oldest, its)
    }
  }

  #drop(key: string, page: CachedPage): void {
    if (this.#pages.delete(key)) this.#bytes -= page.bytes
  }
}

function fill(page: CachedPage, nonce: string, acceptEncoding: string): PageAnswer {
  const headers = new Headers(page.headers)
  headers.append('vary', 'Accept-Encoding')
  if (!/\bgzip\b/.test(acceptEncoding)) return { status: 200, headers, body: joined(page.pieces, nonce) }
  headers.set('content-encoding', 'gzip')
  return { status: 200, headers, body: page.packed.with(Buffer.from(nonce)) }
}

const joined = (pieces: Buffer[], nonce: string) => {
  const text = Buffer.from(nonce)
  return Buffer.concat(pieces.flatMap((piece, i) => (i === 0 ? [piece] : [text, piece])))
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
