import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { setImmediate } from 'node:timers/promises'
import { promisify } from 'node:util'
import { createGzip, gunzip } from 'node:zlib'
import { type Context, Hono } from 'hono'
import { AppError } from '#platform/errors/app-error.ts'
import { chooseEncoding, isNotModified } from '#platform/http/negotiation.ts'
import { PromiseCache } from '#platform/promise-cache.ts'
import type { ApiContext } from './api-context.ts'
import { type FixedPage, type SitemapPart, sitemapParts } from './sitemap-parts.ts'
import { sitemapIndex } from './sitemap-xml.ts'

/** A file of the sitemap, compressed, with an entity tag of its content. */
interface CachedFile {
  etag: string
  gzip: Buffer<ArrayBuffer>
}

/** Of compressed files: enough for the sitemap of 100,000 signs. */
const maxCachedBytes = 32_000_000
const maxCachedFiles = 1_000

const robotsText = (origin: string) => `User-agent: *
Disallow: /api/
Allow: /api/docs
Disallow: /*/choose-language

Sitemap: ${origin}/sitemap.xml
`

/**
 * Files for search engines: `/robots.txt`; `/sitemap.xml`, the index of the sitemap files; and these files, which list
 * every page and sign in every locale. Each file is written on its first request and cached until the published
 * dictionary changes.
 * @param fixedPages the pages with fixed paths that are not empty now
 */
export function sitemapRoutes(
  { dictionary, config }: Pick<ApiContext, 'dictionary' | 'config'>,
  fixedPages: () => readonly FixedPage[],
): Hono {
  const { origin } = config
  const files = new PromiseCache<CachedFile>({
    maxEntries: maxCachedFiles,
    maxBytes: maxCachedBytes,
    bytesOf: ({ gzip }) => gzip.length,
  })
  let parts: Map<string, SitemapPart> | undefined
  dictionary.onChange(() => {
    parts = undefined
    files.clear()
  })
  const currentParts = () => {
    parts ??= sitemapParts(dictionary, fixedPages())
    return parts
  }

  return new Hono()
    .get('/robots.txt', (c) => c.text(robotsText(origin)))
    .get('/sitemap.xml', async (c) => {
      const list = [...currentParts().values()].map(({ name, changedAt }) => ({
        address: `${origin}/sitemap-${name}.xml`,
        changedAt,
      }))
      return sendFile(c, await files.get('index', () => compress([sitemapIndex(list)])))
    })
    .get('/:file{sitemap-[a-z0-9-]+\\.xml}', async (c) => {
      const name = c.req.param('file').slice('sitemap-'.length, -'.xml'.length)
      const part = currentParts().get(name)
      if (!part) throw new AppError('page.notFound')
      return sendFile(c, await files.get(name, () => compress(part.write(origin))))
    })
}

/** Compresses a text in pieces; other requests are answered between two pieces. */
async function compress(pieces: Iterable<string>): Promise<CachedFile> {
  const hash = createHash('sha256')
  async function* yieldPieces() {
    for (const piece of pieces) {
      hash.update(piece)
      yield piece
      await setImmediate()
    }
  }
  const gzip = await pipeline(yieldPieces, createGzip(), (compressed) => buffer(compressed))
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
  if (isNotModified(c.req.header('if-none-match'), etag)) return c.body(null, 304, headers)
  if (chooseEncoding(c.req.header('accept-encoding'), ['gzip']))
    return c.body(gzip, 200, { ...headers, 'content-encoding': 'gzip' })
  return c.body(new Uint8Array(await decompress(gzip)), 200, headers)
}
