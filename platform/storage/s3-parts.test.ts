import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { s3Storage } from './s3-storage.ts'

const megabyte = 1_000_000
/** The least that S3 accepts; bytes. */
const partSize = 5 * 1024 * 1024

/** A server that accepts the parts of one upload. `onPart` is called when a part arrives, before it is read. */
async function startPartServer(onPart: () => void) {
  const sizes: number[] = []
  const answer = async (request: IncomingMessage): Promise<string> => {
    const query = new URL(request.url ?? '', 'http://localhost').searchParams
    if (query.has('partNumber')) onPart()
    const body = await buffer(request)
    if (query.has('partNumber')) sizes.push(body.length)
    if (query.has('uploads'))
      return '<InitiateMultipartUploadResult><UploadId>1</UploadId></InitiateMultipartUploadResult>'
    return query.has('partNumber')
      ? ''
      : '<CompleteMultipartUploadResult><ETag>"1"</ETag></CompleteMultipartUploadResult>'
  }
  const server = createServer(async (request, response) => {
    const text = await answer(request)
    response.writeHead(200, { etag: '"1"', 'content-type': 'application/xml' }).end(text)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, sizes }
}

test('a large file is sent in parts, and its source is read no more than one part ahead of them', async () => {
  let produced = 0
  const producedAtParts: number[] = []
  const { endpoint, sizes } = await startPartServer(() => producedAtParts.push(produced))
  async function* content() {
    for (let count = 0; count < 30; count++) {
      produced += megabyte
      yield Buffer.alloc(megabyte)
    }
  }
  const settings = { endpoint, bucket: 'signs', region: 'us-east-1', accessKeyId: 'a', secretAccessKey: 'b' }
  expect(await s3Storage(settings).write('7/video.mp4', Readable.from(content()))).toBe(30 * megabyte)
  expect(sizes.slice(0, -1)).toEqual(sizes.slice(0, -1).map(() => partSize))
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(30 * megabyte)
  // The part that arrives, one that waits, and what the streams between hold: a few pieces of the source.
  producedAtParts.forEach((bytes, index) => {
    expect(bytes).toBeLessThanOrEqual((index + 2) * partSize + 3 * megabyte)
  })
})
