import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { MiddlewareHandler } from 'hono'
import { contentType } from 'mime-types'

interface Asset {
  type: string
  etag: string
  cacheControl: string
  plain: Uint8Array<ArrayBuffer>
  br?: Uint8Array<ArrayBuffer>
  gzip?: Uint8Array<ArrayBuffer>
}

const readBytes = (path: string) => new Uint8Array(readFileSync(path))
const readIfExists = (path: string) => (existsSync(path) ? readBytes(path) : undefined)

function readAssets(folder: string): Map<string, Asset> {
  const paths = globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  return new Map(
    paths.map((path) => {
      const plain = readBytes(path)
      const address = path.slice(folder.length).split(sep).join('/')
      const br = readIfExists(`${path}.br`)
      const gzip = readIfExists(`${path}.gz`)
      const asset: Asset = {
        type: contentType(path.slice(path.lastIndexOf(sep) + 1)) || 'application/octet-stream',
        etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
        cacheControl: address.startsWith('/assets/')
          ? 'public, max-age=31536000, immutable'
          : 'public, max-age=3600',
        plain,
        ...(br && { br }),
        ...(gzip && { gzip }),
      }
      return [address, asset]
    }),
  )
}

/** Serves the built files of the browser from memory, packed where the build packed them. */
export function serveAssets(folder: string): MiddlewareHandler {
  const assets = readAssets(folder)
  return async (c, next) => {
    const asset = c.req.method === 'GET' || c.req.method === 'HEAD' ? assets.get(c.req.path) : undefined
    if (!asset) return next()
    const headers: Record<string, string> = {
      'content-type': asset.type,
      'cache-control': asset.cacheControl,
      etag: asset.etag,
      vary: 'Accept-Encoding',
    }
    if (c.req.header('if-none-match')?.includes(asset.etag)) return c.body(null, 304, headers)
    const accepted = c.req.header('accept-encoding') ?? ''
    const encoding =
      /\bbr\b/.test(accepted) && asset.br
        ? 'br'
        : /\bgzip\b/.test(accepted) && asset.gzip
          ? 'gzip'
          : undefined
    const body = encoding ? (asset[encoding] ?? asset.plain) : asset.plain
    return c.body(body, 200, {
      ...headers,
      ...(encoding && { 'content-encoding': encoding }),
      'content-length': String(body.length),
    })
  }
}
