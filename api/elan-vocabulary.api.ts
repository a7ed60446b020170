import { hash } from 'node:crypto'
import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { createRoute, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { writeTemplate, writeVocabulary } from '#domains/elan-vocabulary/index.ts'
import {
  memberLists,
  parseMemberFile,
  parseVocabularyFile,
  templateFile,
  type VocabularyName,
} from '#domains/elan-vocabulary/vocabulary-name.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { chooseEncoding, isNotModified } from '#platform/http/negotiation.ts'
import { PromiseCache } from '#platform/promise-cache.ts'
import type { ApiContext } from './api-context.ts'
import { compressText } from './compress-text.ts'
import { createRouter } from './create-router.ts'
import { errorResponses } from './responses.ts'

const responses = {
  200: {
    description: 'The file; entries never disappear and keep their ids',
    content: { 'application/xml': { schema: z.string() } },
  },
  304: { description: 'Unchanged' },
  404: errorResponses[404],
}

const fileRoute = createRoute({
  method: 'get',
  path: '/ecv/{file}',
  summary:
    'Files for ELAN: `signs.ecv` with films, `signs-pages.ecv` with pages, `handshapes.ecv`, `locations.ecv`; `signbank.etf` is a template',
  request: { params: z.object({ file: z.string() }) },
  responses,
})

const membersRoute = createRoute({
  method: 'get',
  path: '/ecv/{list}/{file}',
  summary: `A vocabulary for ELAN of the signs with a value, \`<value>.ecv\`, of the lists ${memberLists.join(', ')}`,
  request: { params: z.object({ list: z.string(), file: z.string() }) },
  responses,
})

/** Of compressed files: the vocabulary of 100,000 signs in five languages has about 10,000,000. */
const maxCachedBytes = 64_000_000
const maxCachedFiles = 500

/** Vocabularies and a template for ELAN. Each file is written on its first request, and again when the dictionary changes. */
export const elanVocabularyApi = ({ dictionary, db, config }: ApiContext) => {
  const context = { dictionary, db, origin: config.origin }
  const files = new PromiseCache<{ gzip: Buffer<ArrayBuffer>; etag: string }>({
    maxEntries: maxCachedFiles,
    maxBytes: maxCachedBytes,
    bytesOf: ({ gzip }) => gzip.length,
  })
  dictionary.onChange(() => files.clear())

  async function send(c: Context, name: string, write: () => Promise<Chunks> | Chunks) {
    const { gzip, etag } = await files.get(`${dictionary.version} ${name}`, async () => {
      const gzip = await compressText(await write())
      return { gzip, etag: `W/"${hash('sha1', gzip)}"` }
    })
    const headers = {
      'content-type': 'application/xml; charset=utf-8',
      'content-disposition': `attachment; filename="${name.slice(name.lastIndexOf('/') + 1).replace(/[^\w.-]/g, '_')}"`,
      'cache-control': 'public, no-cache',
      etag,
      vary: 'Accept-Encoding',
    }
    if (isNotModified(c.req.header('if-none-match'), etag)) return c.body(null, 304, headers)
    if (chooseEncoding(c.req.header('accept-encoding'), ['gzip']))
      return c.body(gzip, 200, { ...headers, 'content-encoding': 'gzip' })
    const text = Readable.from([gzip]).pipe(createGunzip())
    return c.body(Readable.toWeb(text) as ReadableStream, 200, headers)
  }

  const sendVocabulary = (c: Context, file: string, name: VocabularyName | undefined) => {
    if (!name) throw new AppError('page.notFound')
    return send(c, file, () => writeVocabulary(context, name))
  }

  return createRouter()
    .openapi(fileRoute, async (c) => {
      const { file } = c.req.valid('param')
      if (file === templateFile) return send(c, file, () => writeTemplate(context)) as never
      return sendVocabulary(c, file, parseVocabularyFile(file)) as never
    })
    .openapi(membersRoute, async (c) => {
      const { list, file } = c.req.valid('param')
      return sendVocabulary(c, `${list}/${file}`, parseMemberFile(list, file)) as never
    })
}

type Chunks = Iterable<string> | AsyncIterable<string>
