import { createRoute, z } from '@hono/zod-openapi'
import { handCodeOf } from '#domains/hand-drawings/hand-picture.presenter.ts'
import { handSpriteUrl } from '#domains/hand-drawings/hand-sprite.ts'
import { isListName, type VocabularyEntry } from '#domains/vocabularies/index.ts'
import { toVocabularyEntryWire, vocabularyEntryWire } from '#domains/vocabularies/vocabulary-entry.wire.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { requestLocale } from '#platform/http/request-locale.ts'
import type { ApiContext } from './api-context.ts'
import { createRouter } from './create-router.ts'
import { dataResponse, errorResponses } from './responses.ts'

const route = createRoute({
  method: 'get',
  path: '/reference/{list}',
  summary: 'A reference list in its order',
  request: { params: z.object({ list: z.string() }) },
  responses: {
    200: dataResponse(vocabularyEntryWire.array(), 'Its values without retired ones'),
    ...errorResponses,
  },
})

export const referenceApi = ({ dictionary }: ApiContext) =>
  createRouter().openapi(route, (c) => {
    const { list } = c.req.valid('param')
    if (!isListName(list)) throw new AppError('list.notFound')
    const { vocabulary } = dictionary
    const data = vocabulary
      .list(list)
      .filter((one) => !one.retired)
      .map((one) =>
        toVocabularyEntryWire(one, vocabulary, requestLocale(c), (id) => dictionary.media(id), drawingUrl),
      )
    return c.json({ data }, 200)
  })

function drawingUrl(entry: VocabularyEntry): string | null {
  const code = handCodeOf(entry)
  return code === null ? null : handSpriteUrl([code])
}
