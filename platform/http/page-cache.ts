import { LRUCache } from 'lru-cache'
import { isLocale } from '#platform/i18n/locales.ts'
import { newNonce } from './nonce.ts'
import { PageTemplate } from './page-template.ts'
import { hasSessionCookie } from './session-cookie.ts'

interface Options {
  /** The current dictionary version; a page that was rendered from another one is never sent. */
  version: () => number
  /** The current day, such as '2026-11-21'; a page that was rendered on another one is never sent. */
  day?: () => string
  /** Whether a page, by its path, depends on nothing else; others are cached for one second. True by default. */
  isLasting?: (path: string) => boolean
  now?: () => number
  maxBytes?: number
  /** What of the cookies of a visitor pages depend on; '' by default. Pages are shared by equal visitors only. */
  variantOf?: (cookie: string) => string
}

/** The parts of a request that a cache key is made from. */
export interface PageRequest {
  method: string
  /** Path and query, as in the request line. */
  url: string
  cookie: string
}

interface CachedPage {
  template: PageTemplate
  version: number
  day: string
  /** Milliseconds since 1970. */
  expiresAt: number
}

const shortMs = 1000

const maxQueryLength = 512
const noStorePattern = /(^|,)\s*no-store\b/
const firstSegment = /^\/([^/.]+)(?=\/|\.data$|$)/

/**
 * Caches pages, which are the same for every visitor of a variant and contain nothing of the Host header, on the day on
 * which they were rendered and while the dictionary has the version of then. Pages are rendered with a placeholder for
 * the nonce; every response gets a new nonce. Only responses with status 200 to a GET without a session are cached, and
 * none that sets a cookie. A page with content for one visitor, such as a form token, is sent with
 * `Cache-Control: no-store` and not cached.
 */
export class PageCache {
  /** In place of the nonce in rendered pages; random, so that no content of a page can contain it. */
  readonly placeholder = newNonce()
  readonly #pages: LRUCache<string, CachedPage>
  readonly #version: () => number
  readonly #day: () => string
  readonly #isLasting: (path: string) => boolean
  readonly #now: () => number
  readonly #variantOf: (cookie: string) => string

  constructor({
    version,
    day = () => '',
    isLasting = () => true,
    now = () => Date.now(),
    maxBytes = 32_000_000,
    variantOf = () => '',
  }: Options) {
    this.#pages = new LRUCache({ maxSize: maxBytes, sizeCalculation: ({ template }) => template.bytes })
    this.#version = version
    this.#day = day
    this.#isLasting = isLasting
    this.#now = now
    this.#variantOf = variantOf
  }

  /** The cache key of a request; undefined when the response cannot be shared between visitors. */
  keyOf({ method, url, cookie }: PageRequest): string | undefined {
    if (method !== 'GET' || hasSessionCookie(cookie)) return
    const queryStart = url.indexOf('?')
    const path = queryStart < 0 ? url : url.slice(0, queryStart)
    if (!isLocale(firstSegment.exec(path)?.[1])) return
    const variant = this.#variantOf(cookie)
    if (queryStart < 0) return variant + path
    if (url.length - queryStart > maxQueryLength) return
    const query = new URLSearchParams(url.slice(queryStart))
    query.sort()
    return `${variant}${path}?${query}`
  }

  /** The cached page; undefined when there is none, or when it is outdated. */
  find(key: string): PageTemplate | undefined {
    const page = this.#pages.get(key)
    if (!page) return
    if (this.#isCurrent(page)) return page.template
    this.#pages.delete(key)
    return undefined
  }

  #isCurrent({ version, day, expiresAt }: CachedPage): boolean {
    return version === this.#version() && day === this.#day() && expiresAt >= this.#now()
  }

  /**
   * Renders a page, and caches it if it may be shared.
   * @param path its path, without the query
   * @param route the pattern of its route, for metrics
   * @param render returns the page with the placeholder in place of the nonce
   */
  async render(
    { key, path, route = '*' }: { key: string; path: string; route?: string | undefined },
    render: (placeholder: string) => Promise<Response>,
  ): Promise<PageTemplate> {
    const version = this.#version()
    const day = this.#day()
    const expiresAt = this.#isLasting(path) ? Number.POSITIVE_INFINITY : this.#now() + shortMs
    const response = await render(this.placeholder)
    const template = await PageTemplate.fromResponse(response, { placeholder: this.placeholder, route })
    const isShared =
      template.status === 200 &&
      !response.headers.has('set-cookie') &&
      !noStorePattern.test(response.headers.get('cache-control') ?? '')
    const page = { template, version, day, expiresAt }
    if (isShared && this.#isCurrent(page)) this.#pages.set(key, page)
    return template
  }

  clear(): void {
    this.#pages.clear()
  }

  /** Of all cached pages, uncompressed and compressed. */
  get bytes(): number {
    return this.#pages.calculatedSize
  }
}
