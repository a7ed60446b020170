import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { fileSystemStorage } from '#platform/storage/file-system-storage.ts'
import type { Storage } from '#platform/storage/storage.ts'
import type { SiteEnv } from './create-base-site.ts'
import { createCachingListener } from './create-caching-listener.ts'
import { mediaRoutes } from './media-routes.ts'
import { PageCache } from './page-cache.ts'

/** Larger than what is read at once. */
const content = randomBytes(700_000)
let url: string
let plain: Hono
let storage: Storage
const folder = mkdtempSync(join(tmpdir(), 'signbank-files-'))
const onFailure = vi.fn()
let open = 0
let closeServer: () => Promise<unknown>

beforeAll(async () => {
  storage = fileSystemStorage(folder)
  await storage.write('12/film.mp4', content)
  await storage.write('12/short.mp4', Buffer.alloc(5))
  const counting: Storage = {
    ...storage,
    async open(key) {
      const file = await storage.open(key)
      open++
      const close = () => file.close().finally(() => open--)
      const bytes = key === '12/film.mp4' ? file.bytes : file.bytes + 10
      return { ...file, bytes, close }
    },
  }
  const routes = mediaRoutes(counting, async () => 'public', { allowsEmbedding: true })
  const site = new Hono<SiteEnv>().route('/media', routes)
  plain = new Hono().route('/media', routes)
  const cache = new PageCache({ version: () => 1, variantOf: () => '' })
  const { listener } = createCachingListener({
    site,
    cache,
    metrics: { observe: () => {} },
    log: { error: onFailure },
  })
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  closeServer = () => {
    const closed = once(server, 'close')
    server.close()
    server.closeAllConnections()
    return closed
  }
})
afterAll(async () => {
  await closeServer()
  rmSync(folder, { recursive: true })
})

const headersOf = ({ headers }: Response) =>
  Object.fromEntries(
    [...headers].filter(
      ([name]) => !['connection', 'date', 'keep-alive', 'transfer-encoding'].includes(name),
    ),
  )

test('what goes to a socket is equal to the ordinary response, in any range [PUB-03]', async () => {
  const position = fc.integer({ min: 0, max: content.length + 10 })
  const ranges = fc.oneof(
    fc.tuple(position, position).map(([start, end]) => `bytes=${start}-${end}`),
    position.map((start) => `bytes=${start}-`),
    position.map((last) => `bytes=-${last}`),
    fc.constant('none'),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(ranges, { minLength: 1, maxLength: 4 }), async (asked) => {
      await Promise.all(
        asked.map(async (range) => {
          const headers: Record<string, string> = range === 'none' ? {} : { range }
          const [quick, ordinary] = [
            await fetch(`${url}/media/12/film.mp4`, { headers }),
            await plain.request('/media/12/film.mp4', { headers }),
          ]
          expect([quick.status, headersOf(quick)]).toEqual([ordinary.status, headersOf(ordinary)])
          const [sent, expected] = [await quick.bytes(), Buffer.from(await ordinary.arrayBuffer())]
          expect(Buffer.compare(sent, expected), range).toBe(0)
        }),
      )
    }),
    { numRuns: 40 },
  )
  await expect.poll(() => open).toBe(0)
})

test('a file that ends early aborts the connection, and is closed [PUB-03]', async () => {
  const answer = await fetch(`${url}/media/12/short.mp4`)
  expect(answer.status).toBe(200)
  await expect(answer.bytes()).rejects.toThrow()
  await expect.poll(() => open).toBe(0)
  expect(onFailure).toHaveBeenCalledTimes(1)
})

test('a client that leaves is no failure, and its file is closed [PUB-03]', async () => {
  onFailure.mockClear()
  const request = get(`${url}/media/12/film.mp4`)
  const [answer] = (await once(request, 'response')) as [IncomingMessage]
  answer.on('error', () => {})
  await once(answer, 'data')
  request.destroy()
  await expect.poll(() => open).toBe(0)
  expect(onFailure).not.toHaveBeenCalled()
  const whole = await fetch(`${url}/media/12/film.mp4`)
  expect(Buffer.compare(await whole.bytes(), content)).toBe(0)
})
