import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { AppError } from '#platform/errors/app-error.ts'
import { fileSystemStorage } from '#platform/storage/file-system-storage.ts'
import { privateKey } from '#platform/storage/storage.ts'
import { textErrorResponse, toAppError } from './error-response.ts'
import { mediaRoutes } from './media-routes.ts'

const content = randomBytes(5000)
let app: Hono
const folder = mkdtempSync(join(tmpdir(), 'signbank-files-'))
afterAll(() => rmSync(folder, { recursive: true }))
beforeAll(async () => {
  const storage = fileSystemStorage(folder)
  await storage.write('12/0a1b.mp4', content)
  await storage.write(privateKey('photos/0a1b.webp'), content)
  app = new Hono().route(
    '/media',
    mediaRoutes(storage, async () => 'public', { allowsEmbedding: true }),
  )
  app.onError((error, c) => textErrorResponse(c, toAppError(error)))
})

async function request(headers: Record<string, string> = {}, path = '12/0a1b.mp4', method = 'GET') {
  const response = await app.request(`/media/${path}`, { headers, method })
  return {
    status: response.status,
    headers: response.headers,
    body: Buffer.from(await response.arrayBuffer()),
  }
}
const rangeOf = async (range: string, headers: Record<string, string> = {}) => {
  const { status, headers: answered, body } = await request({ range, ...headers })
  return { status, range: answered.get('content-range'), body }
}

describe('a stored file', () => {
  test('is sent as a whole, with its media type; shared caches ask again after five minutes [PUB-03]', async () => {
    const { status, headers, body } = await request()
    expect(status).toBe(200)
    expect(body.equals(content)).toBe(true)
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': '5000',
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=86400, s-maxage=300',
    })
  })

  test('is not sent again to a client that has it', async () => {
    const etag = (await request()).headers.get('etag') ?? ''
    expect(await request({ 'if-none-match': etag })).toMatchObject({ status: 304, body: Buffer.alloc(0) })
    expect((await request({ 'if-none-match': '"other"' })).status).toBe(200)
  })

  test('is revalidated without the storage, and no longer once it is withdrawn [SGN-07]', async () => {
    const etag = (await request()).headers.get('etag') ?? ''
    const away = () => Promise.reject(new Error('the storage was asked'))
    let isPublic = true
    const site = new Hono().route(
      '/media',
      mediaRoutes(
        { ...fileSystemStorage(folder), open: away, read: away },
        async () => {
          if (!isPublic) throw new AppError('media.notFound')
          return 'public'
        },
        { allowsEmbedding: true },
      ),
    )
    site.onError((error, c) => textErrorResponse(c, toAppError(error)))
    const revalidate = async () =>
      (await site.request('/media/12/0a1b.mp4', { headers: { 'if-none-match': etag } })).status
    expect(await revalidate()).toBe(304)
    isPublic = false
    expect(await revalidate()).toBe(404)
  })

  test('sends its size for HEAD', async () => {
    const { headers, body } = await request({}, undefined, 'HEAD')
    expect([headers.get('content-length'), body.length]).toEqual(['5000', 0])
  })
})

describe('a range', () => {
  test.each([
    ['bytes=0-99', 0, 99],
    ['bytes=4990-', 4990, 4999],
    ['bytes=-10', 4990, 4999],
    ['bytes=4000-9999', 4000, 4999],
  ])('%s', async (range, start, end) => {
    const answer = await rangeOf(range)
    expect(answer).toMatchObject({ status: 206, range: `bytes ${start}-${end}/5000` })
    expect(answer.body.equals(content.subarray(start, end + 1))).toBe(true)
  })

  test('is sent only when If-Range matches the file', async () => {
    const etag = (await request()).headers.get('etag') ?? ''
    expect((await rangeOf('bytes=0-9', { 'if-range': etag })).status).toBe(206)
    expect((await rangeOf('bytes=0-9', { 'if-range': '"older"' })).status).toBe(200)
  })

  test('after the end is rejected with the size of the file', async () => {
    expect(await rangeOf('bytes=5000-')).toMatchObject({ status: 416, range: 'bytes */5000' })
  })

  test.each(['bytes=0-1,5-6', 'bytes=x', 'lines=1-2'])(
    'cannot be %s: the whole file is sent',
    async (range) => expect(await rangeOf(range)).toMatchObject({ status: 200, range: null }),
  )
})

test.each(['13/none.mp4', '..%2f..%2fpackage.json', '%E0%A4%A', '12', '', '%00', '.drafts/x'])(
  'for the missing file %s the response is a message',
  async (path) => {
    const { status, body } = await request({ 'accept-language': 'en' }, path)
    expect(status).toBe(404)
    expect(body.toString().length).toBeGreaterThan(10)
  },
)

test.each([
  'private/photos/0a1b.webp',
  'private%2Fphotos%2F0a1b.webp',
  './private/photos/0a1b.webp',
  'x/../private/photos/0a1b.webp',
  'Private/photos/0a1b.webp',
])('a private file cannot be loaded by the URL %s [CON-07]', async (path) => {
  expect((await request({}, path)).status).toBe(404)
})

test('a file that only some people may load is not stored by caches, and for others there is none [SGN-07]', async () => {
  const personal = new Hono().route(
    '/media',
    mediaRoutes(
      fileSystemStorage(folder),
      async (_key, request) => {
        if (request.headers.get('cookie') === null) throw new AppError('media.notFound')
        return 'private'
      },
      { allowsEmbedding: true },
    ),
  )
  personal.onError((error, c) => textErrorResponse(c, toAppError(error)))
  const range = { range: 'bytes=0-9' }
  const own = await personal.request('/media/12/0a1b.mp4', { headers: { ...range, cookie: 'session=x' } })
  expect([own.status, own.headers.get('cache-control')]).toEqual([206, 'private, no-store'])
  expect((await personal.request('/media/12/0a1b.mp4', { headers: range })).status).toBe(404)
})

test('pages of other sites may show films that everybody may load, unless the installation forbids it [API-02]', async () => {
  const storage = fileSystemStorage(folder)
  await storage.write('12/0a1b.webp', content)
  const policyOf = async (key: string, access: 'public' | 'private', allowsEmbedding: boolean) => {
    const site = new Hono().route(
      '/media',
      mediaRoutes(storage, async () => access, { allowsEmbedding }),
    )
    return (await site.request(`/media/${key}`)).headers.get('cross-origin-resource-policy')
  }
  expect(await policyOf('12/0a1b.mp4', 'public', true)).toBe('cross-origin')
  expect(await policyOf('12/0a1b.mp4', 'public', false)).toBeNull()
  expect(await policyOf('12/0a1b.mp4', 'private', true)).toBeNull()
  expect(await policyOf('12/0a1b.webp', 'public', true)).toBeNull()
})
