import { isLocale } from '#platform/i18n/locales.ts'
import { newNonce } from './nonce.ts'
import { PageTemplate } from './page-template.ts'

interface Options {
  /** The dictionary version that is current; a page rendered from another one is never shown. */
  version: () => number
  /** Milliseconds. */
  now?: () => number
  ttlMs?: number
  maxBytes?: number
}

/** What the key of a page is made from. */
export interface PageRequest {
  method: string
  /** Path and query, as the request line says them. */
  url: string
  /** Where the request was sent to, when that shows in the page; else empty. */
  host: string
  cookie: string
}

interface CachedPage {
  template: PageTemplate
  version: number
  expiresAt: number
}

const maxQueryLength = 512
const sessionCookiePattern = /(^|;\s*)(__Host-)?session=/
const noStorePattern = /(^|,)\s*no-store\b/
const firstSegment = /^\/([^/.]+)(?=\/|\.data$|$)/

/**
 * Keeps pages that look the same to everyone for a moment. They are rendered with a placeholder instead of the
 * nonce; every answer gets a fresh one. Only 200 answers to GET without a session and without a cookie to set
 * are kept, for one second, and never longer than the dictionary they were rendered from. A page that holds something
 * for one reader alone, as a form's token, says `Cache-Control: no-store` and is never kept.
 */
export class PageCache {
  /** Stands for the nonce in rendered pages; nobody outside this process can know it. */
  readonly placeholder = newNonce()
  readonly #pages = new Map<string, CachedPage>()
  readonly #options: Required<Options>
  #bytes = 0

  constructor(options: Options) {
    this.#options = { now: Date.now, ttlMs: 1000, maxBytes: 32_000_000, ...options }
  }

  /** The key of a request whose answer may be shared; undefined when it must be answered for itself. */
  keyOf({ method, url, host, cookie }: PageRequest): string | undefined {
    if (method !== 'GET' || (cookie !== '' && sessionCookiePattern.test(cookie))) return
    const mark = url.indexOf('?')
    const path = mark < 0 ? url : url.slice(0, mark)
    if (!isLocale(firstSegment.exec(path)?.[1])) return
    if (mark < 0) return `${host} ${path}`
    if (url.length - mark > maxQueryLength) return
    const query = new URLSearchParams(url.slice(mark))
    query.sort()
    return `${host} ${path}?${query}`
  }

  /** The kept page; undefined when there is none that is still true. */
  find(key: string): PageTemplate | undefined {
    const page = this.#pages.get(key)
    if (!page) return
    this.#drop(key, page)
    if (page.expiresAt < this.#options.now() || page.version !== this.#options.version()) return
    this.#put(key, page)
    return page.template
  }

  /**
   * Keeps a rendered page if it may be kept.
   * @param render gives the page with the placeholder in place of the nonce
   */
  async render(key: string, render: (placeholder: string) => Promise<Response>): Promise<PageTemplate> {
    const version = this.#options.version()
    const rendered = await render(this.placeholder)
    const template = await PageTemplate.fromResponse(rendered, this.placeholder)
    const isShared =
      template.status === 200 &&
      !rendered.headers.has('set-cookie') &&
      !noStorePattern.test(rendered.headers.get('cache-control') ?? '')
    if (isShared && version === this.#options.version())
      this.#put(key, { template, version, expiresAt: this.#options.now() + this.#options.ttlMs })
    return template
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
    this.#bytes += page.template.bytes
    for (const [oldest, its] of this.#pages) {
      if (this.#bytes <= this.#options.maxBytes) break
      this.#drop(oldest, its)
    }
  }

  #drop(key: string, page: CachedPage): void {
    if (this.#pages.delete(key)) this.#bytes -= page.template.bytes
  }
}
