import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { changePhoto } from '#domains/accounts/index.ts'
import { anAccountsContext } from '#domains/accounts/server/accounts-context.fixture.ts'
import { fileSystemStorage } from '#platform/storage/file-system-storage.ts'
import { castId, loadCast } from '#seeds/cast.ts'
import { anActor } from '#tests/cast.ts'
import { temporaryFolder } from '#tests/temporary-folder.ts'
import { useApi } from './use-api.fixture.ts'

const api = await useApi()
const { database, db, tokenOf } = api

beforeEach(async () => {
  await db.insertInto('language').values({ code: 'pt', isDefault: true }).execute()
  await loadCast(db)
  const storage = fileSystemStorage(await temporaryFolder())
  api.restart({ storage })
  const picture = sharp({ create: { width: 600, height: 600, channels: 3, background: 'red' } })
  const bruno = anActor({ id: await castId(db, 'bruno') })
  await changePhoto({ ...anAccountsContext(database, () => new Date()), storage }, bruno, {
    bytes: await picture.png().toBuffer(),
  })
})

const get = (path: string, token?: string) => (token ? api.requestWith(token, path) : api.request(path))

test('the photo addresses of the own account are read with the bearer token [API-01] [CON-07]', async () => {
  const token = await tokenOf('bruno')
  const { user } = await (await get('/me-sign', token)).json()
  for (const [address, side] of [
    [user.photo, 512],
    [user.avatar, 96],
  ]) {
    const path = address.replace(/^\/api/, '')
    const response = await get(path, token)
    expect(response.headers.get('content-type')).toBe('image/webp')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await sharp(await response.arrayBuffer()).metadata()).toMatchObject({
      format: 'webp',
      width: side,
    })
    expect((await get(path)).status).toBe(401)
  }
})

test('a photo is there for those who may see it only, and an unknown size is refused [API-01] [CON-07]', async () => {
  const path = `/signbank/users/${await castId(db, 'bruno')}/photo`
  expect((await get(path, await tokenOf('carla'))).status).toBe(200)
  expect((await get(path, await tokenOf('denes'))).status).toBe(404)
  const token = await tokenOf('bruno')
  for (const id of ['99999', 'x', '0'])
    expect((await get(`/signbank/users/${id}/photo`, token)).status).toBe(404)
  expect((await get(`${path}?size=huge`, token)).status).toBe(422)
})
