import { createRoute, z } from '@hono/zod-openapi'
import type { PublishedDictionary } from '#domains/publication/published-dictionary.ts'
import { suggest } from '#domains/search/engine/suggestions.ts'
import { cardContext } from '#domains/search/presenters/card-context.ts'
import { suggestionsWire } from '#domains/search/suggestions.wire.ts'
import { PromiseCache } from '#platform/promise-cache.ts'
import type { ApiContext } from './api-context.ts'
import { createRouter } from './create-router.ts'
import { type EncodedText, encodeText, sendEncodedJson } from './encoded-text.ts'
import { schoolParam } from './request-params.ts'
import { requireContentLanguage } from './require-content-language.ts'
import { errorResponses, jsonResponse } from './responses.ts'

const indexRoute = createRoute({
  method: 'get',
  path: '/search-index/{file}',
  summary: 'The compact index of one content language, `<language>.json`, for search without the network',
  request: {
    params: z.object({ file: z.string() }),
    query: z.object({ v: z.string().max(40).optional(), school: schoolParam }),
  },
  responses: {
    200: {
      description: 'Immutable under its version `v`',
      content: { 'application/json': { schema: z.unknown() } },
    },
    304: { description: 'Unchanged' },
    404: errorResponses[404],
  },
})

const suggestRoute = createRoute({
  method: 'get',
  path: '/search-index/{language}/signs',
  summary: 'The first signs that a text finds in all languages, as they stand below a search box',
  request: {
    params: z.object({ language: z.string() }),
    query: z.object({ q: z.string().max(1000).default(''), school: schoolParam }),
  },
  responses: {
    200: jsonResponse(suggestionsWire, 'The best eight, and the version of the dictionary that answered'),
    ...errorResponses,
  },
})

/** Encoded indexes of the current dictionary version, up to two for each content language. */
const maxCached = 64

export const searchIndexApi = ({ dictionary }: ApiContext) => {
  const cache = new PromiseCache<EncodedText>({ maxEntries: maxCached })
  dictionary.onChange(() => cache.clear())

  const shownIn = (isSchoolMode = false) => (isSchoolMode ? dictionary.school : dictionary)
  const encodedIndex = (language: string, isSchoolMode = false): Promise<EncodedText> =>
    cache.get(`${language} ${isSchoolMode}`, () => encodeText(shownIn(isSchoolMode).searchIndex(language)))

  const indexes = createRouter().openapi(indexRoute, async (c) => {
    const language = requireContentLanguage(dictionary, c.req.valid('param').file.replace(/\.json$/, ''))
    const isFinal = c.req.valid('query').v === String(dictionary.version)
    return sendEncodedJson(c, await encodedIndex(language, c.req.valid('query').school), isFinal)
  })

  const sourceOf = ({ search, card }: PublishedDictionary) => ({
    search,
    entry: card,
    hasPoster: (id: number) => card(id)?.poster != null,
  })
  return indexes.openapi(suggestRoute, (c) => {
    const language = requireContentLanguage(dictionary, c.req.valid('param').language)
    const { version } = dictionary
    const { q, school } = c.req.valid('query')
    const { signs, total, steps } = suggest(sourceOf(shownIn(school)), q, cardContext(dictionary, language))
    return c.json({ data: signs, meta: { total, steps, version } }, 200, { 'cache-control': 'no-cache' })
  })
}
