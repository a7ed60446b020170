import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { inspect } from 'node:util'
import { ListMultipartUploadsCommand } from '@aws-sdk/client-s3'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { textErrorResponse, toAppError } from '#platform/http/error-response.ts'
import { mediaRoutes } from '#platform/http/media-routes.ts'
import { bucketSettings, createBucket, s3Client } from '#tests/s3-bucket.ts'
import { hasSwift, type SwiftServer } from '#tests/swift.ts'
import { startProxyOfRun } from '#tests/swift-of-run.ts'
import { temporaryFolder } from '#tests/temporary-folder.ts'
import { copyFiles } from './copy-files.ts'
import { fileSystemStorage } from './file-system-storage.ts'
import { openStorage } from './open-storage.ts'
import { s3Storage } from './s3-storage.ts'
import { brokenSource, testStorage } from './storage-suite.fixture.ts'
import { parseStorageUrl } from './storage-url.ts'

function* splitIn(content: Buffer, bytes: number) {
  for (let start = 0; start < content.length; start += bytes) yield content.subarray(start, start + bytes)
}

let swift: SwiftServer
/** Generous, because a loaded machine is slow; a proxy that is stopped refuses connections at once. */
const timeouts = { connection: 10_000, response: 20_000, idle: 20_000, check: 20_000 }

/** An empty bucket. */
const newBucket = () => createBucket(swift)
const settingsOf = (bucket: string, secret?: string) => bucketSettings(swift, bucket, secret)
const openBucket = async () => s3Storage(await newBucket(), timeouts)

describe.skipIf(!hasSwift())('with OpenStack Swift', () => {
  beforeAll(async () => {
    swift = await startProxyOfRun()
  })
  afterAll(() => swift?.stop())

  testStorage(openBucket)

  test('a file of several parts goes in both directions', async () => {
    const storage = await openBucket()
    const content = randomBytes(12_000_000)
    expect(await storage.write('7/video.mp4', Readable.from(splitIn(content, 1_000_000)))).toBe(
      content.length,
    )
    expect((await buffer(await storage.read('7/video.mp4'))).equals(content)).toBe(true)
    expect(await storage.stat('7/video.mp4')).toMatchObject({ bytes: content.length })
    const range = await storage.read('7/video.mp4', { start: 6_000_000, end: 6_000_003 })
    expect(await buffer(range)).toEqual(content.subarray(6_000_000, 6_000_004))
    await storage.delete('7/video.mp4')
    expect(await storage.stat('7/video.mp4')).toBeUndefined()
  })

  test('an interrupted write leaves no parts', async () => {
    const settings = await newBucket()
    const write = s3Storage(settings, timeouts).write('7/video.mp4', brokenSource(12_000_000))
    await expect(write).rejects.toThrow('connection lost')
    const { Uploads } = await s3Client(settings).send(
      new ListMultipartUploadsCommand({ Bucket: settings.bucket }),
    )
    expect(Uploads ?? []).toEqual([])
  })

  test('a wrong secret or bucket is refused at the start, and no error contains the secret', async () => {
    const { bucket } = await newBucket()
    const wrong = { s3: settingsOf(bucket, 'another-secret'), mediaDir: '' }
    const error = await openStorage(wrong).catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ code: 'storage.refused' })
    expect(inspect(error, { depth: 9, showHidden: true })).not.toContain('another-secret')
    const read = s3Storage(wrong.s3, timeouts).read('7/abc.txt')
    await expect(read).rejects.toMatchObject({ code: 'storage.refused' })
    const missing = { s3: settingsOf('no-such-bucket'), mediaDir: '' }
    await expect(openStorage(missing)).rejects.toMatchObject({ code: 'storage.refused' })
    await expect(s3Storage(missing.s3, timeouts).write('7/a', Buffer.from('a'))).rejects.toMatchObject({
      code: 'storage.refused',
    })
  })

  test('while S3 is away every request is answered so; afterwards everything goes on', async () => {
    const settings = await newBucket()
    const storage = s3Storage(settings, timeouts)
    await storage.write('7/abc.txt', Buffer.from('before'))
    await swift.stopProxy()
    const away = { code: 'storage.unreachable', status: 503 }
    await expect(storage.read('7/abc.txt')).rejects.toMatchObject(away)
    await expect(storage.stat('7/abc.txt')).rejects.toMatchObject(away)
    await expect(storage.write('7/def.txt', Readable.from(['new']))).rejects.toMatchObject(away)
    await expect(storage.delete('7/abc.txt')).rejects.toMatchObject(away)
    await expect(Array.fromAsync(storage.list())).rejects.toMatchObject(away)
    await expect(storage.check()).rejects.toMatchObject(away)
    await openStorage({ s3: settings, mediaDir: '' })
    await swift.startProxy()
    expect(await text(await storage.read('7/abc.txt'))).toBe('before')
    expect(await storage.write('7/def.txt', Readable.from(['new']))).toBe(3)
    expect((await Array.fromAsync(storage.list())).toSorted()).toEqual(['7/abc.txt', '7/def.txt'])
  })

  test('media are served from S3 whole, in ranges, as not modified and as missing', async () => {
    const storage = await openBucket()
    await storage.write('7/abc.txt', Buffer.from('0123456789'))
    const app = new Hono().route(
      '/media',
      mediaRoutes(storage, async () => 'public', { allowsEmbedding: true }),
    )
    app.onError((error, c) => textErrorResponse(c, toAppError(error)))
    const ask = (headers: Record<string, string> = {}, key = '7/abc.txt') =>
      app.request(`/media/${key}`, { headers })

    const whole = await ask()
    expect(await whole.text()).toBe('0123456789')
    expect(whole.headers.get('cache-control')).toContain('s-maxage=300')
    const part = await ask({ range: 'bytes=2-4' })
    expect([part.status, await part.text(), part.headers.get('content-range')]).toEqual([
      206,
      '234',
      'bytes 2-4/10',
    ])
    expect((await ask({ range: 'bytes=10-' })).status).toBe(416)
    expect((await ask({ 'if-none-match': whole.headers.get('etag') ?? '' })).status).toBe(304)
    expect((await ask({}, '7/none.txt')).status).toBe(404)
    await swift.stopProxy()
    const away = await ask({ 'accept-language': 'de' })
    expect([away.status, away.headers.get('retry-after')]).toEqual([503, '2'])
    expect(await away.text()).toContain('Die Dateien sind im Moment nicht erreichbar.')
    await swift.startProxy()
    expect((await ask()).status).toBe(200)
  })

  test('files move to S3 and back, also after an interruption, and originals go only when all are there', async () => {
    const [folder, bucket] = [fileSystemStorage(await temporaryFolder()), await openBucket()]
    const keys = ['7/a.txt', '7/b.txt', '8/c.mp4', 'private/photos/d-96.webp']
    for (const key of keys) await folder.write(key, Buffer.from(key.repeat(1000)))
    const stopped = copyFiles(folder, bucket, {
      removeSource: true,
      parallel: 1,
      onProgress: ({ done }) => {
        if (done === 2) throw new Error('stopped')
      },
    })
    await expect(stopped).rejects.toThrow('stopped')
    expect((await Array.fromAsync(bucket.list())).toSorted()).toEqual(keys.slice(0, 2))
    expect((await Array.fromAsync(folder.list())).toSorted()).toEqual(keys)

    expect(await copyFiles(folder, bucket, { removeSource: true })).toEqual({
      total: 4,
      copied: 2,
      removed: 4,
    })
    expect(await Array.fromAsync(folder.list())).toEqual([])
    expect(await copyFiles(bucket, folder, { removeSource: false })).toEqual({
      total: 4,
      copied: 4,
      removed: 0,
    })
    for (const key of keys) expect(await text(await folder.read(key))).toBe(key.repeat(1000))
    expect((await Array.fromAsync(bucket.list())).length).toBe(4)
  })
})

test('a server that accepts connections and never responds is given up', async () => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1')
  onTestFinished(() => void silent.close())
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  const settings = parseStorageUrl(`s3://key:secret@127.0.0.1:${port}/signs?tls=0`)
  if (!settings) throw new Error('the URL is not valid')
  const storage = s3Storage(settings, { connection: 200, response: 200, idle: 200, check: 300 })
  await expect(storage.check()).rejects.toMatchObject({ code: 'storage.unreachable' })
  await expect(storage.read('7/abc.txt')).rejects.toMatchObject({ code: 'storage.unreachable' })
})
