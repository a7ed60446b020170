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
import type { ApiContext } from './api-context.ts'
import { createRouter } from './create-router.ts'
import { openElanFiles, elanFileResponses as responses } from './elan-files.ts'

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

/** Vocabularies and a template for ELAN. Each file is written on its first request, and again when the dictionary changes. */
export const elanVocabularyApi = ({ dictionary, db, config }: ApiContext) => {
  const context = { dictionary, db, origin: config.origin }
  const files = openElanFiles({ maxBytes: maxCachedBytes })
  dictionary.onChange(() => files.clear())

  const send = (c: Context, name: string, write: Parameters<typeof files.send>[1]['write']) =>
    files.send(c, {
      key: `${dictionary.version} ${name}`,
      name,
      cacheControl: 'public, no-cache',
      write,
    })

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
