import { createRoute, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { translationLanguages } from '#domains/languages/language.ts'
import type { Network, NetworkResult } from '#domains/network/index.ts'
import { mediaAddress } from '#domains/search/presenters/search.presenter.ts'
import { AppError } from '#platform/errors/app-error.ts'
import type { ApiContext } from './api-context.ts'
import { createRouter } from './create-router.ts'
import { type EncodedJson, encodeJson, sendEncodedJson } from './encoded-json.ts'
import { parseId } from './request-params.ts'
import { errorResponses, jsonResponse } from './responses.ts'

const version = z.string().max(40).optional().openapi({ description: 'The dictionary’s version' })
const language = z.string().openapi({ description: 'Content language of the names of fields' })
const columnResponses = {
  200: {
    description: 'Nodes and edges in columns; immutable under its version `v` as soon as it is laid out',
    content: { 'application/json': { schema: z.unknown() } },
  },
  304: { description: 'Unchanged' },
  404: errorResponses[404],
}

const networkRoute = createRoute({
  method: 'get',
  path: '/network/{file}',
  summary: 'The semantic network as it is drawn, `<language>.json`: signs, semantic fields, relations',
  request: { params: z.object({ file: z.string() }), query: z.object({ v: version }) },
  responses: columnResponses,
})

const neighborhoodRoute = createRoute({
  method: 'get',
  path: '/network/around/{node}',
  summary: 'One node with what is linked to it: `s<id>` is a sign, `f<id>` a semantic field',
  request: { params: z.object({ node: z.string() }), query: z.object({ v: version, language }) },
  responses: columnResponses,
})

const maxPosters = 100
const postersRoute = createRoute({
  method: 'get',
  path: '/network/posters',
  summary: `Addresses of the posters of up to ${maxPosters} published signs, by id`,
  request: { query: z.object({ ids: z.string().regex(/^\d{1,9}(,\d{1,9}){0,99}$/) }) },
  responses: {
    200: jsonResponse(
      z.object({ data: z.record(z.string(), z.string()) }),
      'Signs without a poster are left out',
    ),
    422: errorResponses[422],
  },
})

/** Encoded answers of one state of the network. */
const maxCached = 16

export const networkApi = ({ dictionary, network }: ApiContext & { network: Network }) => {
  const cache = new Map<string, Promise<EncodedJson>>()
  dictionary.onChange(() => cache.clear())

  const requireLanguage = (code: string) => {
    if (!translationLanguages(dictionary.languages).some((one) => one.code === code))
      throw new AppError('language.notFound')
  }

  /** An answer that will stay as it is is encoded once. */
  function encodeCached(name: string, { network, isLaidOut }: NetworkResult): Promise<EncodedJson> {
    if (!isLaidOut) return encodeJson(JSON.stringify(network))
    const key = `${name} ${network.version}`
    const encoded = cache.get(key) ?? encodeJson(JSON.stringify(network))
    cache.delete(key)
    cache.set(key, encoded)
    if (cache.size > maxCached) cache.delete(cache.keys().next().value as string)
    return encoded
  }

  const sendNetwork = async (c: Context, name: string, answer: NetworkResult) => {
    const isFinal = answer.isLaidOut && c.req.query('v') === String(answer.network.version)
    return sendEncodedJson(c, await encodeCached(name, answer), isFinal)
  }

  return createRouter()
    .openapi(postersRoute, (c) => {
      const ids = c.req.valid('query').ids.split(',').map(parseId)
      const found = dictionary.byIds(ids).flatMap(({ id, poster }): [string, string][] => {
        const address = mediaAddress(poster)
        return address === null ? [] : [[String(id), address]]
      })
      return c.json({ data: Object.fromEntries(found) }, 200)
    })
    .openapi(neighborhoodRoute, async (c) => {
      const { node } = c.req.valid('param')
      const wanted = c.req.valid('query').language
      requireLanguage(wanted)
      const answer = await network.readNeighbourhood(node, wanted)
      if (!answer) throw new AppError('sign.notFound')
      return sendNetwork(c, `${node} ${wanted}`, answer)
    })
    .openapi(networkRoute, async (c) => {
      const wanted = c.req.valid('param').file.replace(/\.json$/, '')
      requireLanguage(wanted)
      return sendNetwork(c, wanted, await network.read(wanted))
    })
}
