import { createRoute, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { translationLanguages } from '#domains/languages/language.ts'
import type { Network, NetworkResult } from '#domains/network/index.ts'
import { mediaAddress } from '#domains/search/search.presenter.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { errorAnswers, json } from './answers.ts'
import type { Doors } from './doors.ts'
import { type Encoded, encodeJson, sendEncoded } from './encoded.ts'
import { parseId } from './query.ts'
import { resource } from './resource.ts'

const version = z.string().max(40).optional().openapi({ description: 'The dictionary’s version' })
const language = z.string().openapi({ description: 'Content language of the names of fields' })
const columns = {
  200: {
    description: 'Nodes and edges in columns; immutable under its version `v` as soon as it is laid out',
    content: { 'application/json': { schema: z.unknown() } },
  },
  304: { description: 'Unchanged' },
  404: errorAnswers[404],
}

const whole = createRoute({
  method: 'get',
  path: '/network/{file}',
  summary: 'The semantic network as it is drawn, `<language>.json`: signs, semantic fields, relations',
  request: { params: z.object({ file: z.string() }), query: z.object({ v: version }) },
  responses: columns,
})

const around = createRoute({
  method: 'get',
  path: '/network/around/{node}',
  summary: 'One node with what is linked to it: `s<id>` is a sign, `f<id>` a semantic field',
  request: { params: z.object({ node: z.string() }), query: z.object({ v: version, language }) },
  responses: columns,
})

const mostPosters = 100
const posters = createRoute({
  method: 'get',
  path: '/network/posters',
  summary: `Addresses of the posters of up to ${mostPosters} published signs, by id`,
  request: { query: z.object({ ids: z.string().regex(/^\d{1,9}(,\d{1,9}){0,99}$/) }) },
  responses: {
    200: json(z.object({ data: z.record(z.string(), z.string()) }), 'Signs without a poster are left out'),
    422: errorAnswers[422],
  },
})

/** Encoded answers of one state of the network. */
const mostKept = 16

export const networkApi = ({ dictionary, network }: Doors & { network: Network }) => {
  const kept = new Map<string, Promise<Encoded>>()
  dictionary.onChange(() => kept.clear())

  const requireLanguage = (code: string) => {
    if (!translationLanguages(dictionary.languages).some((one) => one.code === code))
      throw new AppError('language.notFound')
  }

  /** An answer that will stay as it is is encoded once. */
  function encode(name: string, { network, isLaidOut }: NetworkResult): Promise<Encoded> {
    if (!isLaidOut) return encodeJson(JSON.stringify(network))
    const key = `${name} ${network.version}`
    const encoded = kept.get(key) ?? encodeJson(JSON.stringify(network))
    kept.delete(key)
    kept.set(key, encoded)
    if (kept.size > mostKept) kept.delete(kept.keys().next().value as string)
    return encoded
  }

  const send = async (c: Context, name: string, answer: NetworkResult) => {
    const isFinal = answer.isLaidOut && c.req.query('v') === String(answer.network.version)
    return sendEncoded(c, await encode(name, answer), isFinal)
  }

  return resource()
    .openapi(posters, (c) => {
      const ids = c.req.valid('query').ids.split(',').map(parseId)
      const found = dictionary.byIds(ids).flatMap(({ id, poster }): [string, string][] => {
        const address = mediaAddress(poster)
        return address === null ? [] : [[String(id), address]]
      })
      return c.json({ data: Object.fromEntries(found) }, 200)
    })
    .openapi(around, async (c) => {
      const { node } = c.req.valid('param')
      const wanted = c.req.valid('query').language
      requireLanguage(wanted)
      const answer = await network.readNeighbourhood(node, wanted)
      if (!answer) throw new AppError('sign.notFound')
      return send(c, `${node} ${wanted}`, answer)
    })
    .openapi(whole, async (c) => {
      const wanted = c.req.valid('param').file.replace(/\.json$/, '')
      requireLanguage(wanted)
      return send(c, wanted, await network.read(wanted))
    })
}
