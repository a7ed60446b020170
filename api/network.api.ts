import { createRoute, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { mediaUrl } from '#domains/media/media.ts'
import type { NetworkResult } from '#domains/network/index.ts'
import { posterUrlsWire } from '#domains/network/poster-urls.wire.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { PromiseCache } from '#platform/promise-cache.ts'
import type { ApiContext } from './api-context.ts'
import { createRouter } from './create-router.ts'
import { type EncodedText, encodeText, sendEncodedJson } from './encoded-text.ts'
import { idParam, schoolParam } from './request-params.ts'
import { requireContentLanguage } from './require-content-language.ts'
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
  request: { params: z.object({ file: z.string() }), query: z.object({ v: version, school: schoolParam }) },
  responses: columnResponses,
})

const neighborhoodRoute = createRoute({
  method: 'get',
  path: '/network/around/{node}',
  summary: 'One node with what is linked to it: `s<id>` is a sign, `f<id>` a semantic field',
  request: {
    params: z.object({ node: z.string() }),
    query: z.object({ v: version, language, school: schoolParam }),
  },
  responses: columnResponses,
})

const maxPosters = 100
const postersRoute = createRoute({
  method: 'get',
  path: '/network/posters',
  summary: `Addresses of the posters of up to ${maxPosters} published signs, by id`,
  request: { query: z.object({ ids: z.string().regex(/^\d{1,9}(,\d{1,9}){0,99}$/) }) },
  responses: {
    200: jsonResponse(posterUrlsWire, 'Signs without a poster are left out'),
    422: errorResponses[422],
  },
})

/** Encoded responses of one version of the network. */
const maxCached = 16

export const networkApi = ({ dictionary, network }: ApiContext) => {
  const cache = new PromiseCache<EncodedText>({ maxEntries: maxCached })
  dictionary.onChange(() => cache.clear())

  /** Only a network with its final layout is cached. */
  function encodeCached(name: string, { network, isLaidOut }: NetworkResult): Promise<EncodedText> {
    const encode = () => encodeText(JSON.stringify(network))
    return isLaidOut ? cache.get(`${name} ${network.version}`, encode) : encode()
  }

  const sendNetwork = async (c: Context, name: string, result: NetworkResult) => {
    const isFinal = result.isLaidOut && c.req.query('v') === String(result.network.version)
    return sendEncodedJson(c, await encodeCached(name, result), isFinal)
  }

  return createRouter()
    .openapi(postersRoute, (c) => {
      const ids = c.req.valid('query').ids.split(',').map(idParam)
      const found = dictionary.byIds(ids).flatMap(({ id, poster }): [string, string][] => {
        const url = mediaUrl(poster)
        return url === null ? [] : [[String(id), url]]
      })
      return c.json({ data: Object.fromEntries(found) }, 200)
    })
    .openapi(neighborhoodRoute, async (c) => {
      const { node } = c.req.valid('param')
      const language = requireContentLanguage(dictionary, c.req.valid('query').language)
      const isSchoolMode = c.req.valid('query').school === true
      const neighbourhood = await network.readNeighbourhood(node, language, { isSchoolMode })
      if (!neighbourhood) throw new AppError('sign.notFound')
      return sendNetwork(c, `${node} ${language} ${isSchoolMode}`, neighbourhood)
    })
    .openapi(networkRoute, async (c) => {
      const language = requireContentLanguage(dictionary, c.req.valid('param').file.replace(/\.json$/, ''))
      const isSchoolMode = c.req.valid('query').school === true
      return sendNetwork(c, `${language} ${isSchoolMode}`, await network.read(language, { isSchoolMode }))
    })
}
