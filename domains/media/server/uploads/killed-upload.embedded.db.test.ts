import { createHash, randomBytes } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { GetObjectCommand, ListPartsCommand } from '@aws-sdk/client-s3'
import { expect, onTestFinished, test } from 'vitest'
import { startChild } from '#platform/db/testing/start-child.ts'
import { castId, loadCast } from '#seeds/cast.ts'
import { openEmbeddedDatabase } from '#tests/database.ts'
import { createBucket, s3Client } from '#tests/s3-bucket.ts'
import { hasSwift } from '#tests/swift.ts'
import { startProxyOfRun } from '#tests/swift-of-run.ts'
import { temporaryFolder } from '#tests/temporary-folder.ts'
import { aCreation, aPatch, aTusRequest, idOf } from './tus-request.fixture.ts'

const megabyte = 1_000_000
const content = randomBytes(10 * megabyte)
const sentBytes = 6 * megabyte

/** Where the killed server stores its uploads. */
interface Place {
  /** A folder or a STORAGE_URL. */
  address: string
  countStored(id: string): Promise<number>
  readFinished(id: string): Promise<Uint8Array>
}

test('kill -9 of the server in mid-upload: after its restart the upload goes on, and its bytes are the same [SGN-07]', async () => {
  const address = join(await temporaryFolder(), 'uploads')
  await expectToGoOn(
    {
      address,
      countStored: async (id) => (await stat(join(address, id))).size,
      readFinished: (id) => readFile(join(address, id)),
    },
    sentBytes,
  )
})

test.skipIf(!hasSwift())(
  'kill -9 of the server in the middle of a part: the upload goes on after the parts that are in S3 [SGN-07]',
  async () => {
    const swift = await startProxyOfRun()
    onTestFinished(() => swift.stop())
    const settings = await createBucket(swift)
    const client = s3Client(settings)
    const object = (Key: string) => ({ Bucket: settings.bucket, Key: `_uploads/${Key}` })
    const partBytes = 5 * 1024 * 1024
    await expectToGoOn(
      {
        address: swift.storageUrl(settings.bucket),
        async countStored(id) {
          const { Metadata } = await client.send(new GetObjectCommand(object(`${id}.info`)))
          const UploadId = Metadata?.['upload-id']
          const { Parts = [] } = await client.send(new ListPartsCommand({ ...object(id), UploadId }))
          return Parts.reduce((sum, { Size = 0 }) => sum + Size, 0)
        },
        async readFinished(id) {
          const { Body } = await client.send(new GetObjectCommand(object(id)))
          return Body?.transformToByteArray() ?? new Uint8Array()
        },
      },
      partBytes,
    )
  },
)

/** @param storedBytes what is stored of the bytes that were sent before the kill */
async function expectToGoOn(place: Place, storedBytes: number): Promise<void> {
  const dataDir = join(await temporaryFolder(), 'data')
  const first = await openEmbeddedDatabase(dataDir)
  await first.db.insertInto('language').values({ code: 'pt', isDefault: true }).execute()
  await loadCast(first.db)
  const bruno = String(await castId(first.db, 'bruno'))
  await first.close()
  const startServer = async () => {
    const child = startChild(
      '../../../domains/media/server/uploads/upload-server.fixture.ts',
      dataDir,
      place.address,
      bruno,
    )
    const port = await child.nextLine()
    const send = (request: Request) =>
      fetch(new Request(request.url.replace('signs.example', `127.0.0.1:${port}`), request))
    return { child, send }
  }

  const server = await startServer()
  const id = idOf(await server.send(aCreation('casa.mp4', content.length)))
  const stalling = new ReadableStream({ start: (it) => it.enqueue(content.subarray(0, sentBytes)) })
  const broken = server.send(aPatch(id, 0, stalling)).catch(() => 'broken')
  await expect.poll(() => place.countStored(id)).toBe(storedBytes)
  await server.child.kill()
  expect(await broken).toBe('broken')

  const { send } = await startServer()
  const offset = Number((await send(aTusRequest('HEAD', { id }))).headers.get('upload-offset'))
  expect(offset).toBe(storedBytes)
  expect((await send(aPatch(id, offset, content.subarray(offset)))).status).toBe(204)
  const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
  expect(sha256(await place.readFinished(id))).toBe(sha256(content))
}
