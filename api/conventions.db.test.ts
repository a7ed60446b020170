import { describe, expect, test } from 'vitest'
import { listNames } from '#domains/vocabularies/reference-lists.ts'
import { loadCast } from '#seeds/cast.ts'
import { useApi } from './use-api.fixture.ts'

const api = await useApi({ reset: 'once', language: 'de', prepare: ({ db }) => loadCast(db) })

interface Operation {
  operationId?: string
  tags?: string[]
  summary?: string
  parameters?: { name: string; description?: string; schema: { enum?: string[] } }[]
  responses: Record<string, { description?: string; headers?: Record<string, { description?: string }> }>
}

async function operations(): Promise<[string, Operation][]> {
  const { paths } = await (await api.request('/openapi.json')).json()
  return Object.entries(paths as Record<string, Record<string, Operation>>).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, one]): [string, Operation] => [`${method} ${path}`, one]),
  )
}

describe('the OpenAPI document', () => {
  test('names, groups and describes every operation, parameter and header [API-02]', async () => {
    const all = await operations()
    expect(all.length).toBeGreaterThan(30)
    for (const [name, { operationId, tags, summary, parameters = [], responses }] of all) {
      expect(operationId, name).toMatch(/^[a-z]+[A-Za-z]+$/)
      expect(tags?.[0], name).toBeTruthy()
      expect(summary, name).toBeTruthy()
      for (const parameter of parameters)
        expect(parameter.description, `${name} ${parameter.name}`).toBeTruthy()
      for (const { description, headers = {} } of Object.values(responses)) {
        expect(description, name).toBeTruthy()
        for (const header of Object.values(headers)) expect(header.description, name).toBeTruthy()
      }
    }
    const ids = all.map(([, { operationId }]) => operationId)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('names the reference lists [API-02]', async () => {
    const list = (await operations())
      .find(([name]) => name === 'get /reference/{list}')?.[1]
      .parameters?.find(({ name }) => name === 'list')
    expect(list?.schema.enum).toEqual(listNames)
  })
})

describe('public reading', () => {
  test('may be done by pages of any origin, without credentials [API-02]', async () => {
    const origin = { headers: { origin: 'https://school.example' } }
    for (const path of ['/signs', '/reference/tags', '/languages', '/signs/999999']) {
      const { headers } = await api.request(path, origin)
      expect(headers.get('access-control-allow-origin'), path).toBe('*')
      expect(headers.get('access-control-allow-credentials'), path).toBeNull()
      expect(headers.get('access-control-expose-headers'), path).toContain('ETag')
    }
    const preflight = await api.request('/signs', {
      method: 'OPTIONS',
      headers: { ...origin.headers, 'access-control-request-method': 'GET' },
    })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-methods')).toBe('GET,HEAD')
    expect(preflight.headers.get('access-control-allow-headers')?.toLowerCase()).not.toContain(
      'authorization',
    )
  })

  test('is the only thing that other origins may do [API-02]', async () => {
    for (const path of ['/me-sign', '/tokens', '/signs/1/versions', '/exports/signs.csv']) {
      const { headers } = await api.request(path, { headers: { origin: 'https://school.example' } })
      expect(headers.get('access-control-allow-origin'), path).toBeNull()
    }
    const posted = await api.request('/signs', {
      method: 'POST',
      headers: { origin: 'https://school.example', 'content-type': 'application/json' },
      body: '{}',
    })
    expect(posted.headers.get('access-control-allow-origin')).toBeNull()
  })

  test('has an entity tag and the language, and nothing is sent again while it is the same [API-02]', async () => {
    const ask = (headers: Record<string, string>) => api.request('/reference/tags', { headers })
    const german = await ask({ 'accept-language': 'de' })
    const etag = german.headers.get('etag') ?? ''
    expect(etag).toMatch(/^W\/"/)
    expect(german.headers.get('cache-control')).toBe('public, no-cache')
    expect(german.headers.get('vary')).toContain('Accept-Language')
    expect(german.headers.get('content-language')).toBe('de')

    const again = await ask({ 'accept-language': 'de', 'if-none-match': etag })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
    expect(again.headers.get('vary')).toContain('Accept-Language')
  })

  test('links the pages of a list [API-02]', async () => {
    const { headers } = await api.request('/signs?per_page=1')
    expect(headers.get('link')).toBe(
      '</signs?per_page=1&page=1>; rel="first", </signs?per_page=1&page=1>; rel="last"',
    )
  })
})

test('a refusal says how a program identifies itself [API-02] [API-03]', async () => {
  const challenge = async (path: string, token?: string) => {
    const response = token ? await api.requestWith(token, path) : await api.request(path)
    return [response.status, response.headers.get('www-authenticate')]
  }
  expect(await challenge('/signs?status=pending')).toEqual([401, 'Bearer realm="api"'])
  expect(await challenge('/signs', 'sbt_unknown')).toEqual([401, 'Bearer realm="api", error="invalid_token"'])
  expect(await challenge('/signs')).toEqual([200, null])
})

test('writes say what is left of their limit [API-02]', async () => {
  const token = await api.tokenOf('bruno')
  const send = async () =>
    (
      await api.requestWith(token, '/signs', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      })
    ).headers
  const first = await send()
  expect(first.get('ratelimit-policy')).toBe('"api-write-account";q=600;w=600')
  expect(first.get('ratelimit')).toMatch(/^"api-write-account";r=599;t=\d+$/)
  expect((await send()).get('ratelimit')).toMatch(/;r=598;/)
})
