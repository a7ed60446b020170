import { createRoute, z } from '@hono/zod-openapi'
import { handCodeOf } from '#domains/hand-drawings/hand-picture.ts'
import { handSpriteUrl } from '#domains/hand-drawings/hand-sprite.ts'
import { isListName, type VocabularyEntry } from '#domains/vocabularies/index.ts'
import { presentVocabularyEntry } from '#domains/vocabularies/vocabulary-entry.presenter.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { requestLocale } from '#platform/http/request-locale.ts'
import type { ApiContext } from './api-context.ts'
import { createRouter } from './create-router.ts'
import { errorResponses, jsonResponse } from './responses.ts'

const entry = z
  .object({
    id: z.int(),
    value: z.string().openapi({ description: 'Stable identifier, used by URLs and CSV' }),
    description: z.string(),
    informed: z.boolean().openapi({ description: 'False: the description is in the default language' }),
    parent: z.string().nullable(),
    group: z.string().nullable(),
    order: z.int(),
    searchable: z.boolean(),
    symbol: z.string().nullable().openapi({ description: 'SignWriting key: `/symbols/<key>.svg`' }),
    drawing: z.string().nullable().openapi({
      description:
        'URL of a drawn hand (SVG) made from the features. With `<use href="<drawing>#<code>">` the file name is the code, and `color`, `--hand-skin`, `--hand-line`, `--hand-mark-line` and `--hand-marks` apply.',
    }),
    features: z.record(z.string(), z.unknown()).nullable(),
    picture: z.string().nullable().openapi({ description: 'URL of an uploaded picture' }),
  })
  .openapi('ReferenceValue')

const route = createRoute({
  method: 'get',
  path: '/reference/{list}',
  summary: 'A reference list in its order',
  request: { params: z.object({ list: z.string() }) },
  responses: {
    200: jsonResponse(z.object({ data: z.array(entry) }), 'Its values without retired ones'),
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
      .map((one) => ({
        ...presentVocabularyEntry(one, vocabulary, requestLocale(c), (id) => dictionary.media(id)),
        drawing: drawingUrl(one),
      }))
    return c.json({ data }, 200)
  })

function drawingUrl(entry: VocabularyEntry): string | null {
  const code = handCodeOf(entry)
  return code === null ? null : handSpriteUrl([code])
}
