import { hash } from 'node:crypto'
import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { chooseEncoding, isNotModified } from '#platform/http/negotiation.ts'
import { PromiseCache } from '#platform/promise-cache.ts'
import { compressText } from './compress-text.ts'
import { errorResponses } from './responses.ts'

/** The documented answers of a file for ELAN. */
export const elanFileResponses = {
  200: {
    description: 'The file; entries never disappear and keep their ids',
    content: { 'application/xml': { schema: z.string() } },
  },
  304: { description: 'Unchanged' },
  404: errorResponses[404],
}

interface ElanFile {
  /** Changes whenever the content may have changed; under this key the file is cached. */
  key: string
  /** A path, whose last part is the name of the downloaded file. */
  name: string
  cacheControl: string
  write: () => Promise<Chunks> | Chunks
}
type Chunks = Iterable<string> | AsyncIterable<string>

const maxCachedFiles = 500

/**
 * Sends vocabularies and templates, compressed if the client accepts it, and cached in memory.
 * @param maxBytes of the compressed files in the cache
 */
export function openElanFiles({ maxBytes }: { maxBytes: number }) {
  const files = new PromiseCache<{ gzip: Buffer<ArrayBuffer>; etag: string }>({
    maxEntries: maxCachedFiles,
    maxBytes,
    bytesOf: ({ gzip }) => gzip.length,
  })

  async function send(c: Context, { key, name, cacheControl, write }: ElanFile): Promise<Response> {
    const { gzip, etag } = await files.get(key, async () => {
      const gzip = await compressText(await write())
      return { gzip, etag: `W/"${hash('sha1', gzip)}"` }
    })
    const headers = {
      'content-type': 'application/xml; charset=utf-8',
      'content-disposition': `attachment; filename="${name.slice(name.lastIndexOf('/') + 1).replace(/[^\w.-]/g, '_')}"`,
      'cache-control': cacheControl,
      etag,
      vary: 'Accept-Encoding',
    }
    if (isNotModified(c.req.header('if-none-match'), etag)) return c.body(null, 304, headers)
    if (chooseEncoding(c.req.header('accept-encoding'), ['gzip']))
      return c.body(gzip, 200, { ...headers, 'content-encoding': 'gzip' })
    const text = Readable.from([gzip]).pipe(createGunzip())
    return c.body(Readable.toWeb(text) as ReadableStream, 200, headers)
  }

  return { send, clear: () => files.clear() }
}
