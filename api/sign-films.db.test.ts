import { Hono } from 'hono'
import { beforeEach, expect, test } from 'vitest'
import { openPublishedDictionary } from '#domains/publication/index.ts'
import { createMediaAccess } from '#domains/signs/index.ts'
import {
  aDocument,
  insertAccounts,
  makeDictionary,
  makeMedia,
  noMails,
  now,
  publishSigns,
  saveSign,
  unpublishSigns,
} from '#domains/signs/server/signs.fixture.ts'
import { textErrorResponse, toAppError } from '#platform/http/error-response.ts'
import { fileSystemStorage } from '#platform/storage/file-system-storage.ts'
import { cast } from '#tests/cast.ts'
import { useDatabase } from '#tests/database.ts'
import { temporaryFolder } from '#tests/temporary-folder.ts'
import { signFilmRoutes } from './sign-films.ts'

const database = await useDatabase()
const { db } = database
const { bruno, carla } = cast
const context = { db, now: () => now, requireSignerConsent: false, mails: noMails }

beforeEach(async () => {
  await makeDictionary(db)
  await insertAccounts(db, [bruno, carla])
})

test('the film of a published sign is at one address, with ranges, until the sign is withdrawn [ELN-06] [D38]', async () => {
  const media = await makeMedia(db, 'casa.mp4')
  const file = { mediaId: media, role: 'web' as const, key: '1/web.mp4', mime: 'video/mp4', bytes: 10 }
  await db.insertInto('mediaFile').values(file).execute()
  const storage = fileSystemStorage(await temporaryFolder())
  await storage.write('1/web.mp4', Buffer.from('0123456789'))
  const { id } = await saveSign(db, aDocument('CASA', { media: [{ role: 'main', media }] }), bruno)
  const dictionary = await openPublishedDictionary({ database })
  try {
    const findMediaAccess = createMediaAccess({
      db,
      version: () => dictionary.version,
      offersOriginals: false,
    })
    const app = new Hono()
      .route('/films', signFilmRoutes({ dictionary, storage, findMediaAccess }, { allowsEmbedding: false }))
      .onError((error, c) => textErrorResponse(c, toAppError(error)))
    const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
      app.request(path, { headers, method })
    const path = `/films/${id}.mp4`

    expect((await ask(path)).status).toBe(404)
    await publishSigns(context, { actor: carla, ids: [id] })
    const whole = await ask(path)
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'content-type': 'video/mp4',
      'accept-ranges': 'bytes',
      'cache-control': 'public, no-cache',
    })
    expect(await whole.text()).toBe('0123456789')
    const part = await ask(path, { range: 'bytes=2-4' })
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
      206,
      'bytes 2-4/10',
      '234',
    ])
    const head = await ask(path, {}, 'HEAD')
    expect([head.status, head.headers.get('content-length')]).toEqual([200, '10'])
    for (const other of [`/films/${id}.webm`, `/films/0${id}.mp4`, '/films/99999.mp4', '/films/x.mp4'])
      expect((await ask(other)).status, other).toBe(404)
    await unpublishSigns(context, { actor: carla, ids: [id] })
    expect((await ask(path)).status).toBe(404)
  } finally {
    await dictionary.close()
  }
})
