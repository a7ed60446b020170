import { createRoute, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { mayUseToken } from '#domains/accounts/tokens/api-token.policy.ts'
import type { PublishedDictionary } from '#domains/publication/published-dictionary.ts'
import {
  type FilterKey,
  filterByName,
  filterKeys,
  filterName,
  type SearchQuery,
} from '#domains/search/index.ts'
import {
  formatFilterValue,
  parseSearchQuery,
  type QueryContext,
  queryContext,
} from '#domains/search/query/search-query-url.ts'
import { listSignsOfQuery, requireSignListQuery } from '#domains/sign-management/index.ts'
import { signAnswerWire, toSignCardWire, toSignWire } from '#domains/sign-page/published-sign.wire.ts'
import { signListWire } from '#domains/sign-page/sign-list.wire.ts'
import { listSignsByStatus, readCurrentSign, signStatuses, wireName } from '#domains/signs/index.ts'
import { currentSignWire, toCurrentSignWire, toManagedSignWire } from '#domains/signs/managed-sign.wire.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { errorWire } from '#platform/http/answer.wire.ts'
import { requestLocale } from '#platform/http/request-locale.ts'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { authorize } from '#platform/policy.ts'
import type { ApiContext } from './api-context.ts'
import { requireCaller } from './caller.ts'
import { createRouter } from './create-router.ts'
import { memberReadingAccess } from './operation-access.ts'
import { pageLinks } from './page-links.ts'
import { idParam, numberParam, schoolParam } from './request-params.ts'
import { errorResponses, jsonResponse } from './responses.ts'
import { taggedJson } from './tagged-json.ts'

const queryParams = {
  status: z.enum(signStatuses).optional().openapi({
    description:
      'For members: the signs of this status that they may see, the last changed first. With it, `q`, `order` and the filters are those of exports. A token needs the scope `read`, `write` or `export`.',
  }),
  q: z.string().optional(),
  type: z.string().optional().openapi({ description: 'general, starts or exact' }),
  order: z.string().optional().openapi({
    description: 'best, frequent (most used in the public recordings first), recent, oldest or alphabetical',
  }),
  language: z.string().optional().openapi({ description: 'Only translations of this content language' }),
  letter: z.string().optional(),
  page: z.string().optional(),
  per_page: z.string().optional(),
  school: schoolParam,
  facets: z
    .string()
    .optional()
    .openapi({ description: 'Properties to count, with commas; `all` for every one' }),
  ...Object.fromEntries(
    filterKeys.map((key) => [
      filterName(key),
      z
        .union([z.string(), z.array(z.string())])
        .optional()
        .openapi({
          description:
            'Value or id; several repeated or with commas; `value!` without what is grouped under it',
        }),
    ]),
  ),
}

const listRoute = createRoute({
  method: 'get',
  path: '/signs',
  summary: 'Search published signs; with `status`, list those that a member may see',
  request: { query: z.looseObject(queryParams) },
  responses: {
    200: jsonResponse(signListWire, 'A page of signs'),
    401: jsonResponse(errorWire, '`status` without a signed-in person'),
    403: jsonResponse(
      errorWire,
      '`status` for an account that is not accepted, or a token without the scope `read`, `write` or `export`',
    ),
    ...errorResponses,
  },
})

const signRoute = createRoute({
  method: 'get',
  path: '/signs/{id}',
  summary: 'A published sign whole; with `version=current`, its newest version for its people',
  request: {
    params: z.object({ id: z.string() }),
    query: z.object({
      version: z.enum(['public', 'current']).default('public').openapi({
        description:
          '`current`: the newest version of a sign in any state, for its author, approvers and administrators; a token needs the scope `read`, `write` or `export`, as for `status` of the list',
      }),
    }),
  },
  responses: {
    200: {
      description: 'The sign',
      content: {
        'application/json': { schema: z.union([signAnswerWire, z.object({ data: currentSignWire })]) },
      },
    },
    401: jsonResponse(errorWire, '`version=current` without a signed-in person'),
    403: jsonResponse(errorWire, '`version=current` without the right or a scope for it'),
    ...errorResponses,
  },
})

export const signsApi = (context: ApiContext) => {
  const { dictionary, config } = context
  const readerOf = (c: Context) => {
    const locale = requestLocale(c)
    return {
      vocabulary: dictionary.vocabulary,
      language: locale,
      locale,
      t: translator(locale),
      origin: config.origin,
      offersOriginals: config.offersOriginals,
    }
  }
  const nearestTo = (shown: PublishedDictionary, query: SearchQuery, reader: ReturnType<typeof readerOf>) =>
    shown.nearest(query).map(({ sign, distance, differs }) => ({
      ...toSignCardWire(sign, reader),
      distance,
      differs: differs.map(wireName),
    }))
  const combinationOf = (
    shown: PublishedDictionary,
    query: SearchQuery,
    reader: ReturnType<typeof readerOf>,
  ) => {
    const found = query.type === 'general' && query.q !== '' ? shown.combination(query) : null
    return (
      found && {
        combination: { text: found.text, signs: found.signs.map((sign) => toSignCardWire(sign, reader)) },
      }
    )
  }
  return createRouter()
    .openapi(listRoute, async (c) => {
      const { status, page, per_page } = c.req.valid('query')
      if (status) {
        const { actor, token } = await requireCaller(c)
        if (token) authorize(mayUseToken(token.scopes, memberReadingAccess))
        const paging = {
          page: numberParam('page', page, { missing: 1, max: maxPage }),
          perPage: numberParam('per_page', per_page, { missing: 24, max: maxPerPage }),
        }
        const window = { from: (paging.page - 1) * paging.perPage, size: paging.perPage }
        const params = filterParams(c.req.url)
        const { signs, total } =
          params.size === 1
            ? await listSignsByStatus(context, actor, { status, ...window })
            : await listSignsOfQuery({ ...context, timeZone: config.timeZone }, actor, {
                query: requireSignListQuery(context, { params }),
                locale: requestLocale(c),
                ...window,
              })
        c.header('cache-control', 'no-store')
        c.header('link', pageLinks(c.req.url, { ...paging, total }))
        return c.json({ data: signs.map(toManagedSignWire), meta: { ...paging, total } }, 200)
      }
      const params = new URLSearchParams(new URL(c.req.url).search)
      const counted = countedKeys(params.get('facets'))
      params.delete('facets')
      params.delete('school')
      const shown = c.req.valid('query').school ? dictionary.school : dictionary
      const facts = queryContext(dictionary, requestLocale(c), 'refuse')
      const query = parseSearchQuery(params, facts)
      const result = shown.search(query)
      const reader = readerOf(c)
      const data = shown.byIds(result.hits.map((hit) => hit.id)).map((sign) => toSignCardWire(sign, reader))
      const meta = {
        page: query.page,
        perPage: query.perPage,
        total: result.total,
        forgiven: result.steps.includes('typing'),
        steps: result.steps,
        didYouMean: result.didYouMean.map(({ text }) => text),
        ...combinationOf(shown, query, reader),
        ...(result.total === 0 ? { nearest: nearestTo(shown, query, reader) } : {}),
      }
      const link = pageLinks(c.req.url, meta)
      if (counted.length === 0) return taggedJson(c, { data, meta }, { link })
      const counts = shown.facets(query, counted)
      const named = Object.fromEntries(
        counted.map((key) => [filterName(key), namedCounts(key, counts[key] ?? {}, facts)]),
      )
      return taggedJson(c, { data, meta: { ...meta, facets: named } }, { link })
    })
    .openapi(signRoute, async (c) => {
      const id = idParam(c.req.valid('param').id)
      if (c.req.valid('query').version === 'current') {
        const { actor, token } = await requireCaller(c)
        if (token) authorize(mayUseToken(token.scopes, memberReadingAccess))
        const current = await readCurrentSign(context, actor, { signId: id })
        c.header('cache-control', 'no-store')
        const value = (entry: number) => dictionary.vocabulary.entry(entry)?.value
        return c.json({ data: toCurrentSignWire(current, { value }) }, 200)
      }
      const sign = await dictionary.findSign(id)
      if (!sign) throw new AppError('sign.notFound')
      return taggedJson(c, { data: toSignWire(sign, readerOf(c)) })
    })
}

const maxPerPage = 100
const maxPage = 1_000_000

const namedCounts = (key: FilterKey, counts: Record<number, number>, facts: QueryContext) =>
  Object.fromEntries(
    Object.entries(counts).map(([wanted, count]) => [formatFilterValue(key, Number(wanted), facts), count]),
  )

/** The parameters without those of the page. */
function filterParams(url: string): URLSearchParams {
  const { searchParams } = new URL(url)
  searchParams.delete('page')
  searchParams.delete('per_page')
  return searchParams
}

/** @throws AppError `request.invalid` for a property that cannot be counted */
function countedKeys(wanted: string | null): readonly FilterKey[] {
  if (!wanted) return []
  if (wanted === 'all') return filterKeys
  return wanted.split(',').map((name) => {
    const key = filterByName(name)
    if (!key)
      throw new AppError('request.invalid', {
        fields: [{ field: 'facets', code: 'value.unknown', params: { value: name.slice(0, 100) } }],
      })
    return key
  })
}
