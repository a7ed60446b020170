import { expect, test } from 'vitest'
import { read, useSites } from './open-site.fixture.ts'

const token = 'a-token-for-the-metrics'
const { ask, open } = await useSites()

interface OpenApi {
  paths: Record<string, Record<string, unknown>>
}

test('every operation is counted by its pattern, so that nothing that visitors send becomes a label', async () => {
  const site = await open({ METRICS_TOKEN: token })
  const { paths } = (await read(ask('/api/openapi.json', { site }))) as OpenApi
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({ path, method: method.toUpperCase() })),
  )
  expect(operations.length).toBeGreaterThan(70)
  for (const { path, method } of operations)
    await ask(`/api${path.replace(/\{\w+\}/g, 'zebrafinch')}`, { method, site })
  const others = [
    '/media/grebe.mp4',
    '/films/heron/x.mp4',
    '/hands/albatross.svg',
    '/api/kingfisher',
    '/lapwing',
  ]
  for (const path of others) await ask(path, { site })

  const text = await (await ask('/metrics', { headers: { authorization: `Bearer ${token}` }, site })).text()
  expect(text).not.toMatch(/zebrafinch|grebe|heron|albatross|kingfisher|lapwing/)
  const counted = new Set(
    [...text.matchAll(/^http_request_seconds_count\{kind="api",route="(.+?)",method="(\w+)"/gm)].map(
      ([, route, method]) => `${method} ${route}`,
    ),
  )
  const expected = operations.map(({ path, method }) => `${method} /api${path.replace(/\{(\w+)\}/g, ':$1')}`)
  expect(expected.filter((operation) => !counted.has(operation))).toEqual([])
})
