import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { MiddlewareHandler } from 'hono'
import { contentType } from 'mime-types'
import { chooseEncoding, isNotModified } from './negotiation.ts'

type Bytes = Uint8Array<ArrayBuffer>

interface Asset {
  type: string
  etag: string
  cacheControl: string
  identity: Bytes
  /** The encodings that the build wrote, the smallest first. */
  encoded: Partial<Record<'br' | 'gzip', Bytes>>
}

const readBytes = (path: string): Bytes => new Uint8Array(readFileSync(path))
const readIfExists = (path: string) => (existsSync(path) ? readBytes(path) : undefined)

function readAssets(folder: string): Map<string, Asset> {
  const paths = globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  return new Map(
    paths.map((path) => {
      const identity = readBytes(path)
      const url = path.slice(folder.length).split(sep).join('/')
      const br = readIfExists(`${path}.br`)
      const gzip = readIfExists(`${path}.gz`)
      const asset: Asset = {
        type: contentType(path.slice(path.lastIndexOf(sep) + 1)) || 'application/octet-stream',
        etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
        cacheControl: url.startsWith('/assets/')
          ? 'public, max-age=31536000, immutable'
          : 'public, max-age=3600',
        identity,
        encoded: { ...(br && { br }), ...(gzip && { gzip }) },
      }
      return [url, asset]
    }),
  )
}

/** Serves the built browser files from memory, in the best encoding that the build wrote and the client accepts. */
export function serveAssets(folder: string): MiddlewareHandler {
  const assets = readAssets(folder)
  return async (c, next) => {
    const asset = c.req.method === 'GET' || c.req.method === 'HEAD' ? assets.get(c.req.path) : undefined
    if (!asset) return next()
    const { type, etag, cacheControl, identity, encoded } = asset
    const headers: Record<string, string> = {
      'content-type': type,
      'cache-control': cacheControl,
      etag,
      vary: 'Accept-Encoding',
    }
    if (isNotModified(c.req.header('if-none-match'), etag)) return c.body(null, 304, headers)
    const available = Object.keys(encoded) as (keyof typeof encoded)[]
    const encoding = chooseEncoding(c.req.header('accept-encoding'), available)
    const body = (encoding && encoded[encoding]) ?? identity
    return c.body(body, 200, {
      ...headers,
      ...(encoding && { 'content-encoding': encoding }),
      'content-length': String(body.length),
    })
  }
}
