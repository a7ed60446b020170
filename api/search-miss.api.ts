import { createRoute, z } from '@hono/zod-openapi'
import type { PublishedDictionary } from '#domains/publication/published-dictionary.ts'
import { reportSearchMiss } from '#domains/search/index.ts'
import { emptyQuery, type SearchQuery } from '#domains/search/search-model.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { errorWire } from '#platform/http/answer.wire.ts'
import { locales } from '#platform/i18n/locales.ts'
import type { ApiContext } from './api-context.ts'
import { createRouter } from './create-router.ts'
import { limitBody } from './limit-body.ts'
import { errorResponses, jsonResponse } from './responses.ts'

const route = createRoute({
  method: 'post',
  path: '/search-miss',
  summary: 'Reports a search without results: text and language only',
  middleware: [limitBody(2000)] as const,
  request: {
    body: {
      required: true,
      content: {
        'application/json': {
          schema: z.object({ text: z.string().min(1).max(500), language: z.enum(locales) }),
        },
      },
    },
  },
  responses: {
    204: { description: 'Counted' },
    ...errorResponses,
    429: jsonResponse(errorWire, 'Too many reports'),
  },
})

/** In school mode a search may find nothing although the dictionary has the sign. */
const findsOnlyOffensive = ({ hasOffensiveSigns, school, search }: PublishedDictionary, query: SearchQuery) =>
  hasOffensiveSigns && school.search(query).total === 0 && search(query).total > 0

const windowMs = 60_000
const maxPerWindow = 300

/** The limit per minute is for all visitors together, so that no visitor has to be identified. */
export const searchMissApi = ({ db, dictionary, now }: ApiContext) => {
  let windowEnds = 0
  let count = 0
  return createRouter().openapi(route, async (c) => {
    const time = now().getTime()
    if (time >= windowEnds) {
      windowEnds = time + windowMs
      count = 0
    }
    if (++count > maxPerWindow) throw new AppError('request.tooMany')
    const { text, language } = c.req.valid('json')
    if (!findsOnlyOffensive(dictionary, { ...emptyQuery(language), q: text, perPage: 1 }))
      await reportSearchMiss({ db }, { text, language })
    return c.body(null, 204)
  })
}
