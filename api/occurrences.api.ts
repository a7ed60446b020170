import { hash, randomUUID } from 'node:crypto'
import { createRoute, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { mayUseToken } from '#domains/accounts/tokens/api-token.policy.ts'
import { glossHands, occurrenceClasses } from '#domains/eaf-videos/eaf-video.ts'
import { countFrequency, listOccurrenceBatches, listOccurrences } from '#domains/occurrences/index.ts'
import { readersOf } from '#domains/occurrences/occurrence.policy.ts'
import { frequencyDimensions } from '#domains/occurrences/occurrence.ts'
import {
  frequencyListWire,
  occurrenceListWire,
  toFrequencyWire,
  toOccurrenceWire,
  toUsesWire,
} from '#domains/occurrences/occurrence.wire.ts'
import {
  allAnnotations,
  noFilters,
  type OccurrenceFilters,
  occurrenceOrders,
} from '#domains/occurrences/occurrence-query.input.ts'
import { writeOccurrences } from '#domains/occurrences/occurrences.export.ts'
import { type Actor, visitor } from '#platform/actor.ts'
import { errorWire } from '#platform/http/answer.wire.ts'
import { clientAddressOf } from '#platform/http/client-address.ts'
import { streamChunks } from '#platform/http/stream-file.ts'
import type { FormLimit } from '#platform/limits/form-guard.ts'
import type { ApiContext } from './api-context.ts'
import type { ApiEnv } from './api-env.ts'
import { findCaller } from './caller.ts'
import { createRouter } from './create-router.ts'
import { memberReadingAccess } from './operation-access.ts'
import { pageLinks } from './page-links.ts'
import { numberParam, numericIdParam } from './request-params.ts'
import { errorResponses, jsonResponse } from './responses.ts'

/** A file may have all occurrences. */
const fileLimits: readonly FormLimit[] = [
  { name: 'occurrences-sender', scope: 'sender', points: 60, seconds: 600 },
]

const pageParams = { page: z.string().optional(), per_page: z.string().optional() }

const partParams = {
  sign: z.string().optional().openapi({ description: 'Id of a sign' }),
  eaf_video: z.string().optional().openapi({ description: 'Id of a recording' }),
  tier: z.string().max(1000).optional().openapi({ description: 'Name of a tier' }),
  participant: z.string().max(1000).optional().openapi({ description: 'Whose glosses' }),
  hand: z.enum(glossHands).optional().openapi({ description: 'Whose glosses the tier has' }),
}

const filterParams = {
  ...partParams,
  class: z.enum(occurrenceClasses).optional().openapi({
    description: '`lexical`: a sign of the dictionary; `marked`: no lexical sign; `unmatched`: not found',
  }),
  value: z.string().max(1000).optional().openapi({ description: 'The gloss as it was annotated' }),
  before: z.string().max(1000).optional().openapi({ description: 'The gloss right before it' }),
  after: z.string().max(1000).optional().openapi({ description: 'The gloss right after it' }),
  annotations: z.enum(allAnnotations).optional().openapi({
    description: 'Without it, glosses that the counting rule of their recording leaves out are not listed',
  }),
}

const orderParam = z.enum(occurrenceOrders).default('time').openapi({
  description: 'By recording and time, or by the glosses before or after, with `sign` or `value`',
})

const listRoute = createRoute({
  method: 'get',
  path: '/occurrences',
  summary:
    'Occurrences of signs in recordings: of public signs in public recordings, for administrators of all',
  request: { query: z.object({ ...filterParams, order: orderParam, ...pageParams }) },
  responses: { 200: jsonResponse(occurrenceListWire, 'A page of occurrences'), ...errorResponses },
})

const fileRoute = createRoute({
  method: 'get',
  path: '/occurrences.csv',
  summary: 'The same occurrences as a file, by recording and time; a failure ends the connection early',
  request: { query: z.object(filterParams) },
  responses: {
    200: { description: 'The file', content: { 'text/csv': { schema: z.string() } } },
    429: jsonResponse(errorWire, 'Too many files; `Retry-After` says how long to wait, s'),
    ...errorResponses,
  },
})

const frequencyRoute = createRoute({
  method: 'get',
  path: '/occurrences/frequency',
  summary: 'How often signs are used, or one sign in parts of the recordings, the most uses first',
  request: {
    query: z.object({
      by: z.enum(frequencyDimensions).openapi({ description: 'What a row is; a region is a state' }),
      ...partParams,
      ...pageParams,
    }),
  },
  responses: {
    200: jsonResponse(
      frequencyListWire,
      'Counted uses; visitors get fewer than five as a count alone, without share and rank',
    ),
    ...errorResponses,
  },
})

type FilterValues = { [Name in keyof typeof filterParams]?: string | undefined }

const toFilters = (values: FilterValues): OccurrenceFilters => {
  const given = Object.fromEntries(
    Object.keys(noFilters).map((name) => [name, values[name as keyof FilterValues] ?? null]),
  )
  return {
    ...(given as unknown as OccurrenceFilters),
    sign: numericIdParam('sign', values.sign),
    recording: numericIdParam('eaf_video', values.eaf_video),
  }
}

/** Larger pages are read as a file. */
const maxPage = 1000

const pagingOf = ({ page, per_page }: { page?: string | undefined; per_page?: string | undefined }) => {
  const number = numberParam('page', page, { missing: 1, max: maxPage })
  const perPage = numberParam('per_page', per_page, { missing: 25, max: 100 })
  return { page: number, perPage, from: (number - 1) * perPage, size: perPage }
}

/** Who reads: a token without a scope for what members see reads what visitors do. */
async function readingActor(c: Context<ApiEnv>): Promise<Actor> {
  const caller = await findCaller(c)
  if (!caller) return visitor
  return caller.token && !mayUseToken(caller.token.scopes, memberReadingAccess).allowed
    ? visitor
    : caller.actor
}

/** Occurrences and frequencies. What only administrators read is not cached. */
export function occurrencesApi(context: ApiContext) {
  const markPrivate = (c: Context, actor: Actor) => {
    if (readersOf(actor) === 'administrators') c.header('cache-control', 'no-store')
  }
  return createRouter()
    .openapi(listRoute, async (c) => {
      const query = c.req.valid('query')
      const actor = await readingActor(c)
      const { page, perPage, ...window } = pagingOf(query)
      const { occurrences, total } = await listOccurrences(context, actor, {
        filters: toFilters(query),
        order: query.order,
        ...window,
      })
      markPrivate(c, actor)
      c.header('link', pageLinks(c.req.url, { page, perPage, total }))
      return c.json({ data: occurrences.map(toOccurrenceWire), meta: { page, perPage, total } }, 200)
    })
    .openapi(fileRoute, async (c) => {
      const filters = toFilters(c.req.valid('query'))
      const actor = await readingActor(c)
      const isPublic = readersOf(actor) === 'everybody'
      if (isPublic) await context.formGate.consume(fileLimits, clientAddressOf(c, context.trustedProxies))
      const batches = listOccurrenceBatches(context, actor, { filters })
      const body = await streamChunks(writeOccurrences(batches), (error) =>
        c.var.log?.error({ err: error }, 'a file of occurrences ended early'),
      )
      // A tag from the version: a tag of the content would need the whole file.
      const tag = isPublic ? `${context.dictionary.version}-${hash('sha1', c.req.url)}` : randomUUID()
      return c.body(body, 200, {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="occurrences.csv"',
        'cache-control': isPublic ? 'public, no-cache' : 'no-store',
        etag: `W/"${tag}"`,
      }) as never
    })
    .openapi(frequencyRoute, async (c) => {
      const query = c.req.valid('query')
      const { by } = query
      const actor = await readingActor(c)
      const readers = readersOf(actor)
      const { page, perPage, ...part } = pagingOf(query)
      const { rows, total, sign, rules } = await countFrequency(context, actor, {
        filters: toFilters(query),
        by,
        ...part,
      })
      markPrivate(c, actor)
      c.header('link', pageLinks(c.req.url, { page, perPage, total }))
      const meta = { page, perPage, total, sign: sign && toUsesWire(sign, readers), counting: rules }
      return c.json({ data: rows.map((row) => toFrequencyWire(row, { by, readers })), meta }, 200)
    })
}
