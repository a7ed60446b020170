import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { createRoute, z } from '@hono/zod-openapi'
import { getRecordingFile } from '#domains/eaf-videos/index.ts'
import { signsFile, vocabularyId, vocabularyPath } from '#domains/elan-vocabulary/vocabulary-name.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { parseId } from '#platform/forms/parse-id.ts'
import { chooseEncoding, isNotModified } from '#platform/http/negotiation.ts'
import type { ApiContext } from './api-context.ts'
import { requireCaller } from './caller.ts'
import { createRouter } from './create-router.ts'
import { errorResponses } from './responses.ts'

const fileRoute = createRoute({
  method: 'get',
  path: '/eaf-videos/{id}/file.eaf',
  summary:
    'The annotation file of a recording, as it was uploaded; `links=1` writes its links to signs as references to the public vocabulary.',
  request: {
    params: z.object({ id: z.string() }),
    query: z.object({ links: z.enum(['0', '1']).optional() }),
  },
  responses: {
    200: {
      description: 'The file',
      content: { 'application/xml': { schema: z.string() } },
    },
    304: { description: 'Unchanged' },
    ...errorResponses,
  },
})

/** Annotation files that are given back. */
export const eafFileApi = ({ db, storage, config }: ApiContext) => {
  const vocabulary = {
    id: vocabularyId({ kind: 'signs', links: 'films' }),
    address: `${config.origin}${vocabularyPath}/${signsFile}`,
  }
  return createRouter().openapi(fileRoute, async (c) => {
    const id = parseId(c.req.valid('param').id)
    if (id === undefined) throw new AppError('eaf.notFound')
    const { actor } = await requireCaller(c)
    const withLinks = c.req.valid('query').links === '1'
    const file = await getRecordingFile({ db, storage }, actor, {
      id,
      vocabulary: withLinks ? vocabulary : null,
    })
    const headers: Record<string, string> = {
      'content-type': 'application/xml; charset=utf-8',
      'content-disposition': `attachment; filename="${file.name.replace(/[^\w. -]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(file.name)}`,
      'cache-control': 'private, no-cache',
      vary: 'Accept-Encoding',
      ...(file.sha256 && { etag: `W/"${file.sha256}"` }),
    }
    if (headers.etag && isNotModified(c.req.header('if-none-match'), headers.etag))
      return c.body(null, 304, headers) as never
    const gzip = await file.open()
    const isCompressed = chooseEncoding(c.req.header('accept-encoding'), ['gzip']) !== undefined
    if (isCompressed) headers['content-encoding'] = 'gzip'
    const body = isCompressed ? gzip : gzip.pipe(createGunzip())
    return c.body(Readable.toWeb(body) as ReadableStream, 200, headers) as never
  })
}
