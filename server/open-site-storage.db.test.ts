import { expect, test } from 'vitest'
import { makeMedia } from '#domains/signs/server/signs.fixture.ts'
import { s3Storage } from '#platform/storage/s3-storage.ts'
import { useSites } from './open-site.fixture.ts'

const { db, ask, open, logged } = await useSites()

/** Nothing listens on this port. */
const away = {
  endpoint: 'http://127.0.0.1:9',
  bucket: 'signs',
  region: 'us-east-1',
  accessKeyId: 'key',
  secretAccessKey: 'the-secret-of-the-bucket',
}

test('while S3 is away the site is not ready, files are answered 503, and pages are served', async () => {
  const logoId = await makeMedia(db, 'logo.webp')
  const logo = { mediaId: logoId, role: 'web', key: '7/abc.webp', mime: 'image/webp', bytes: 1 }
  await db.insertInto('mediaFile').values(logo).execute()
  await db.insertInto('institution').values({ name: 'UFSC', logoId }).execute()
  const site = await open({}, { db, storage: s3Storage(away) })
  const ready = await ask('/readyz', { site })
  expect([ready.status, await ready.text()]).toEqual([503, expect.stringContaining('the file storage')])
  const file = await ask('/media/7/abc.webp', { site })
  expect([file.status, file.headers.get('retry-after')]).toEqual([503, '2'])
  expect(await file.text()).toContain('The files cannot be reached')
  expect((await ask('/en/word-search', { site })).status).toBe(200)
  expect((await ask('/healthz', { site })).status).toBe(200)
  expect(logged.join()).toContain('storage.unreachable')
  expect(logged.join()).not.toContain(away.secretAccessKey)
})
