import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { setImmediate } from 'node:timers/promises'
import { promisify } from 'node:util'
import { createGzip, gunzip } from 'node:zlib'
import { type Context, Hono } from 'hono'
import { AppError } from '#platform/errors/app-error.ts'
import type { ApiContext } from './api-context.ts'
import { type SitemapPart, sitemapParts } from './sitemap-parts.ts'
import { sitemapIndex } from './sitemap-xml.ts'

/** A file as it is kept: compressed, under a name of its content. */
interface CachedFile {
  etag: string
  gzip: Buffer<ArrayBuffer>
}

/** Bytes, compressed: the whole map of 100,000 signs for one origin. */
const maxCachedBytes = 32_000_000

const robotsText = (origin: string) => `User-agent: *
Disallow: /api/
Allow: /api/docs
Disallow: /*/choose-language

Sitemap: ${origin}/sitemap.xml
`

/**
 * What search engines ask for: `/robots.txt`; `/sitemap.xml`, the list of the files that hold every page and sign in
 * every locale; and these files. Each is made when it is first asked for, in pieces, and kept until something public
 * changes.
 */
export function sitemapRoutes({ dictionary, config }: ApiContext): Hono {
  const originOf = (c: Context) => config.publicUrl ?? new URL(c.req.url).origin
  const files = createFileCache()
  let parts: Map<string, SitemapPart> | undefined
  dictionary.onChange(() => {
    parts = undefined
    files.clear()
  })
  const currentParts = () => {
    parts ??= sitemapParts(dictionary)
    return parts
  }

  return new Hono()
    .get('/robots.txt', (c) => c.text(robotsText(originOf(c))))
    .get('/sitemap.xml', async (c) => {
      const origin = originOf(c)
      const list = [...currentParts().values()].map(({ name, changedAt }) => ({
        address: `${origin}/sitemap-${name}.xml`,
        changedAt,
      }))
      return sendFile(c, await files.get(`${origin} index`, () => [sitemapIndex(list)]))
    })
    .get('/:file{sitemap-[a-z0-9-]+\\.xml}', async (c) => {
      const name = c.req.param('file').slice('sitemap-'.length, -'.xml'.length)
      const part = currentParts().get(name)
      if (!part) throw new AppError('page.notFound')
      const origin = originOf(c)
      return sendFile(c, await files.get(`${origin} ${name}`, () => part.write(origin)))
    })
}

/** Files by key, made once however many ask at a time; the ones asked for longest ago make room. */
function createFileCache() {
  const cache = new Map<string, { making: Promise<CachedFile>; bytes: number }>()
  let bytes = 0

  function evict(key: string): void {
    bytes -= cache.get(key)?.bytes ?? 0
    cache.delete(key)
  }

  async function make(key: string, write: () => Iterable<string>): Promise<CachedFile> {
    const entry = { making: compress(write()), bytes: 0 }
    cache.set(key, entry)
    try {
      const file = await entry.making
      if (cache.get(key) !== entry) return file
      entry.bytes = file.gzip.length
      bytes += entry.bytes
      for (const oldest of cache.keys()) if (bytes > maxCachedBytes && oldest !== key) evict(oldest)
      return file
    } catch (error) {
      if (cache.get(key) === entry) evict(key)
      throw error
    }
  }

  return {
    get(key: string, write: () => Iterable<string>): Promise<CachedFile> {
      const entry = cache.get(key)
      if (!entry) return make(key, write)
      cache.delete(key)
      cache.set(key, entry)
      return entry.making
    },
    clear(): void {
      cache.clear()
      bytes = 0
    },
  }
}

async function compress(pieces: Iterable<string>): Promise<CachedFile> {
  const hash = createHash('sha256')
  async function* inTurns() {
    for (const piece of pieces) {
      hash.update(piece)
      yield piece
      await setImmediate()
    }
  }
  const gzip = await pipeline(inTurns, createGzip(), (packed) => buffer(packed))
  return { etag: `W/"${hash.digest('base64url').slice(0, 22)}"`, gzip: gzip as Buffer<ArrayBuffer> }
}

const decompress = promisify(gunzip)

async function sendFile(c: Context, { etag, gzip }: CachedFile) {
  const headers = {
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': 'public, max-age=3600',
    etag,
    vary: 'Accept-Encoding',
  }
  if (c.req.header('if-none-match')?.includes(etag)) return c.body(null, 304, headers)
  if (/\bgzip\b/.test(c.req.header('accept-encoding') ?? ''))
    return c.body(gzip, 200, { ...headers, 'content-encoding': 'gzip' })
  return c.body(new Uint8Array(await decompress(gzip)), 200, headers)
}
