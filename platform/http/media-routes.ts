import { Readable } from 'node:stream'
import { type Context, Hono } from 'hono'
import { contentType } from 'mime-types'
import parseRange from 'range-parser'
import { AppError } from '#platform/errors/app-error.ts'
import { isPrivateKey, type Storage } from '#platform/storage/storage.ts'
import { isNotModified } from './negotiation.ts'
import { sendBodyOf } from './send-body.ts'

const singleRangePattern = /^bytes=(\d+-\d*|-\d+)$/

/**
 * What is withdrawn leaves shared caches after five minutes and browsers after a day. Revalidation needs no storage.
 */
const publicCacheControl = 'public, max-age=86400, s-maxage=300'

/** Not stored by caches between the server and the browser, whose person may lose the right to see it. */
const privateCacheControl = 'private, no-store'

/**
 * Who may load a file: everybody, or the person who asks.
 * @throws AppError `media.notFound` for everybody else
 */
type FindAccess = (key: string, request: Request) => Promise<'public' | 'private'>

/**
 * Serves stored media by key, as a whole or one range of bytes. The content of a key never changes; private keys are 404.
 * @param options.allowsEmbedding whether pages of other sites may show public films
 */
export function mediaRoutes(
  storage: Storage,
  findAccess: FindAccess,
  { allowsEmbedding }: { allowsEmbedding: boolean },
): Hono {
  return new Hono().get('/*', async (c) => {
    const key = storageKeyFrom(c.req.path)
    if (isPrivateKey(key)) throw new AppError('media.notFound')
    const access = await findAccess(key, c.req.raw)
    return sendStoredFile(c, storage, key, {
      cacheControl: access === 'public' ? publicCacheControl : privateCacheControl,
      allowsEmbedding: allowsEmbedding && access === 'public',
    })
  })
}

/**
 * Sends a stored file, as a whole or the requested range of bytes. The caller has decided who may load it.
 * @param options.allowsEmbedding whether pages of other sites may show it, if it is a film
 * @throws AppError `media.notFound` when nothing is stored under the key
 */
export async function sendStoredFile(
  c: Context,
  storage: Storage,
  key: string,
  { cacheControl, allowsEmbedding }: { cacheControl: string; allowsEmbedding: boolean },
) {
  const etag = `"${Buffer.from(key).toString('base64url')}"`
  const headers: Record<string, string> = {
    'content-type': contentType(key.slice(key.lastIndexOf('/') + 1)) || 'application/octet-stream',
    'cache-control': cacheControl,
    'accept-ranges': 'bytes',
    etag,
  }
  if (allowsEmbedding && headers['content-type']?.startsWith('video/'))
    headers['cross-origin-resource-policy'] = 'cross-origin'
  if (isNotModified(c.req.header('if-none-match'), etag)) return c.body(null, 304, headers)
  const file = await storage.open(key)
  let isSentLater = false
  try {
    const range = requestedRange(c.req.header('range'), c.req.header('if-range'), etag, file.bytes)
    if (range === 'unsatisfiable') return c.body(null, 416, { 'content-range': `bytes */${file.bytes}` })
    const { start, end } = range ?? { start: 0, end: file.bytes - 1 }
    headers['content-length'] = String(end - start + 1)
    if (range) headers['content-range'] = `bytes ${start}-${end}/${file.bytes}`
    const status = range ? 206 : 200
    if (c.req.method === 'HEAD' || file.bytes === 0) return c.body(null, status, headers)
    const sendLater = sendBodyOf(c)
    if (!sendLater)
      return c.body(Readable.toWeb(await file.read({ start, end })) as ReadableStream, status, headers)
    const send = await file.prepare({ start, end })
    sendLater((target) => send(target).finally(() => file.close()))
    isSentLater = true
    return c.body(null, status, headers)
  } finally {
    if (!isSentLater) await file.close()
  }
}

/** The storage key in a path; '' (which no file has) when the path cannot be decoded. */
function storageKeyFrom(path: string): string {
  try {
    return decodeURIComponent(path.slice('/media/'.length))
  } catch {
    return ''
  }
}

/** The requested range; undefined, for the whole file, with several or malformed ranges or another `If-Range`. */
function requestedRange(range: string | undefined, ifRange: string | undefined, etag: string, bytes: number) {
  if (!range || !singleRangePattern.test(range) || (ifRange !== undefined && ifRange !== etag))
    return undefined
  const ranges = parseRange(bytes, range)
  if (ranges === -1) return 'unsatisfiable' as const
  if (ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1) return undefined
  return ranges[0]
}
