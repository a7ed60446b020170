import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { createRoute, z } from '@hono/zod-openapi'
import { AppError } from '#platform/errors/app-error.ts'
import { errorAnswers } from './answers.ts'
import type { Doors } from './doors.ts'
import { resource } from './resource.ts'

const route = createRoute({
  method: 'get',
  path: '/search-index/{file}',
  summary: 'The compact index of one content language, `<language>.json`, for search without the network',
  request: { params: z.object({ file: z.string() }), query: z.object({ v: z.string().max(40).optional() }) },
  responses: {
    200: {
      description: 'Immutable under its version `v`',
      content: { 'application/json': { schema: z.unknown() } },
    },
    304: { description: 'Unchanged' },
    404: errorAnswers[404],
  },
})

type Packed = { etag: string; bodies: Record<'br' | 'gzip' | 'identity', Uint8Array<ArrayBuffer>> }

export const searchIndexApi = ({ dictionary }: Doors) => {
  const packed = new Map<string, Packed>()
  dictionary.onChange(() => packed.clear())

  const pack = (language: string): Packed => {
    const { etag, json } = dictionary.searchIndex(language)
    const known = packed.get(language)
    if (known?.etag === etag) return known
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }
    const identity = new TextEncoder().encode(json)
    const fresh: Packed = {
      etag,
      bodies: {
        identity,
        br: new Uint8Array(brotliCompressSync(identity, { params })),
        gzip: new Uint8Array(gzipSync(identity)),
      },
    }
    packed.set(language, fresh)
    return fresh
  }

  return resource().openapi(route, (c) => {
    const language = c.req.valid('param').file.replace(/\.json$/, '')
    if (!dictionary.languages.some((one) => one.code === language)) throw new AppError('language.notFound')
    const { etag, bodies } = pack(language)
    const isVersioned = c.req.valid('query').v === String(dictionary.version)
    const headers: Record<string, string> = {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': isVersioned ? 'public, max-age=31536000, immutable' : 'public, no-cache',
      etag,
      vary: 'Accept-Encoding',
    }
    if (c.req.header('if-none-match')?.includes(etag)) return c.body(null, 304, headers)
    const accepted = c.req.header('accept-encoding') ?? ''
    const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'identity'
    return c.body(bodies[encoding], 200, {
      ...headers,
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    }) as never
  })
}
