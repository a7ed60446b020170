import { createHash, randomBytes } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startChild } from '#platform/db/testing/start-child.ts'
import { castId, loadCast } from '#seeds/cast.ts'
import { openEmbeddedDatabase } from '#tests/database.ts'
import { temporaryFolder } from '#tests/temporary-folder.ts'
import { aCreation, aPatch, aTusRequest, idOf } from './tus-request.fixture.ts'

const megabyte = 1_000_000
const content = randomBytes(10 * megabyte)
const sentBytes = 6 * megabyte

test('kill -9 of the server in mid-upload: after its restart the upload goes on, and its bytes are the same [SGN-07]', async () => {
  const folder = await temporaryFolder()
  const [dataDir, uploadDir] = [join(folder, 'data'), join(folder, 'uploads')]
  const first = await openEmbeddedDatabase(dataDir)
  await first.db.insertInto('language').values({ code: 'pt', isDefault: true }).execute()
  await loadCast(first.db)
  const bruno = String(await castId(first.db, 'bruno'))
  await first.close()
  const startServer = async () => {
    const child = startChild(
      '../../../domains/media/server/uploads/upload-server.fixture.ts',
      dataDir,
      uploadDir,
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
  const file = join(uploadDir, id)
  await expect.poll(async () => (await stat(file)).size).toBe(sentBytes)
  await server.child.kill()
  expect(await broken).toBe('broken')

  const { send } = await startServer()
  const offset = Number((await send(aTusRequest('HEAD', { id }))).headers.get('upload-offset'))
  expect(offset).toBe(sentBytes)
  expect((await send(aPatch(id, offset, content.subarray(offset)))).status).toBe(204)
  const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
  expect(sha256(await readFile(file))).toBe(sha256(content))
})
