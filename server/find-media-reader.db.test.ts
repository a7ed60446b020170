import { expect, test } from 'vitest'
import { visitor } from '#platform/actor.ts'
import { castId, loadCast } from '#seeds/cast.ts'
import { castPassword } from '#seeds/cast-people.ts'
import { useApi } from '../api/use-api.fixture.ts'
import { findMediaReader } from './find-media-reader.ts'

const api = await useApi({ prepare: ({ db }) => loadCast(db).then(() => undefined) })

const readerWith = (headers: Record<string, string>) =>
  findMediaReader(
    { db: api.db, now: () => new Date(), secure: false, secondFactor: { required: 'none' } },
    new Request('http://signs.example/media/1/a.mp4', { headers }),
  )
const bearer = (token: string) => readerWith({ authorization: `Bearer ${token}` })

async function newToken(scopes: readonly string[]): Promise<string> {
  const expires = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10)
  const bruno = await api.callerOf('bruno')
  const body = { name: 'Script', scopes, expires_on: expires, password: castPassword }
  return (await bruno('POST', '/tokens', body)).body.data.token
}

test('files of drafts are read by session and by tokens that read drafts [SGN-07] [API-03]', async () => {
  const id = await castId(api.db, 'bruno')
  const session = await api.tokenOf('bruno')
  expect(await readerWith({ cookie: `session=${session}` })).toMatchObject({ id })
  for (const scope of ['read', 'write', 'export'])
    expect(await bearer(await newToken([scope])), scope).toMatchObject({ id })
})

test('a token of another scope, a wrong one and no token read as a visitor [SGN-07] [API-03]', async () => {
  expect(await bearer(await newToken(['import']))).toEqual(visitor)
  expect(await bearer('signbank_wrong')).toEqual(visitor)
  expect(await bearer('wrong')).toEqual(visitor)
  expect(await readerWith({})).toEqual(visitor)
})
