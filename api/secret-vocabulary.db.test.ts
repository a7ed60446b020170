import { gunzipSync } from 'node:zlib'
import { beforeEach, expect, test } from 'vitest'
import { erase } from '#domains/erasure/index.ts'
import { signContributions } from '#domains/signs/index.ts'
import {
  aDocument,
  makeDictionary,
  makeValue,
  noMails,
  publishSigns,
  removeSigns,
  saveSign,
} from '#domains/signs/server/signs.fixture.ts'
import type { SignDocument } from '#domains/signs/sign-document.ts'
import { bytesOf } from '#packages/elan/eaf-file.fixture.ts'
import { readEaf, readEcv } from '#packages/elan/index.ts'
import type { AccountActor } from '#platform/actor.ts'
import { loadCast } from '#seeds/cast.ts'
import { type CastName, castEmail, castPassword } from '#seeds/cast-people.ts'
import { cast } from '#tests/cast.ts'
import { temporaryFolder } from '#tests/temporary-folder.ts'
import { useApi } from './use-api.fixture.ts'

const now = new Date('2026-11-21T12:00:00Z')
let animals: number
const api = await useApi({
  prepare: async ({ db }) => {
    await makeDictionary(db)
    await loadCast(db)
    animals = await makeValue(db, 'semantic-field', 'animals')
  },
})
beforeEach(() =>
  api.restart({ now: () => now, config: { ...api.restart().config, origin: 'https://signs.example' } }),
)

const context = () => ({ db: api.db, now: () => now, requireSignerConsent: false, mails: noMails })

/** An account of the cast as an actor. */
async function actorOf(name: CastName): Promise<AccountActor> {
  const { id } = await api.db
    .selectFrom('account')
    .select('id')
    .where('email', '=', castEmail(name))
    .executeTakeFirstOrThrow()
  return { ...cast[name as 'ana'], id }
}

const signOf = async (gloss: string, author: CastName, facts: Partial<SignDocument> = {}) =>
  (await saveSign(api.db, aDocument(gloss, facts), await actorOf(author))).id

async function tokenOf(
  name: CastName,
  scopes: readonly string[] = ['ecv'],
): Promise<{ id: string; token: string }> {
  const caller = await api.callerOf(name)
  const body = { name: 'ELAN', scopes, expires_on: '2027-01-31', password: castPassword }
  return (await caller('POST', '/tokens', body)).body.data
}

const read = (token: string, file = 'signs.ecv') => api.request(`/ecv/private/${token}/${file}`)

async function entriesOf(answer: Response): Promise<Record<string, string | undefined>> {
  const { document } = await readEcv(bytesOf(await answer.text()))
  return Object.fromEntries(
    (document.vocabularies[0]?.entries ?? []).map(({ id, values }) => [id, values[0]?.value]),
  )
}

test('a secret path has the signs that the owner of its token sees, public or not [ELN-06] [D38]', async () => {
  const shown = await signOf('CASA', 'bruno')
  await publishSigns(context(), { actor: await actorOf('carla'), ids: [shown], withoutVideo: true })
  const own = await signOf('RASCUNHO', 'bruno', {
    translations: { pt: [['rabisco']] },
    values: { semanticField: [animals] },
  })
  const other = await signOf('OUTRO', 'ana')
  const { token } = await tokenOf('bruno')
  expect(await entriesOf(await read(token))).toEqual({
    [`sign-${shown}`]: 'CASA',
    [`sign-${own}`]: 'RASCUNHO',
  })
  expect(await (await read(token)).text()).toContain('DESCRIPTION="rabisco')
  expect(await entriesOf(await read(token, 'semantic-field/animals.ecv'))).toEqual({
    [`sign-${own}`]: 'RASCUNHO',
  })
  const pages = await (await read(token, 'signs-pages.ecv')).text()
  expect(pages).toContain(`https://signs.example/pt/control-panel/signs/view/${own}"`)
  expect(pages).toContain(`https://signs.example/pt/signs/view/${shown}"`)
  const approver = await tokenOf('carla')
  expect(await entriesOf(await read(approver.token))).toMatchObject({ [`sign-${other}`]: 'OUTRO' })
  expect(await entriesOf(await api.request('/ecv/signs.ecv'))).toEqual({ [`sign-${shown}`]: 'CASA' })
})

test('its template leads to it, and its answers are kept by the client alone [ELN-06]', async () => {
  const { token } = await tokenOf('bruno')
  const address = `https://signs.example/api/ecv/private/${token}/signs.ecv`
  const { document } = await readEaf(bytesOf(await (await read(token, 'signbank.etf')).text()))
  expect(document.externalRefs.map(({ value }) => value)).toEqual([address])
  const answer = await api.request(`/ecv/private/${token}/signs.ecv`, {
    headers: { 'accept-encoding': 'gzip', origin: 'https://other.example' },
  })
  expect(gunzipSync(await answer.arrayBuffer()).toString()).toBe(await (await read(token)).text())
  expect(answer.headers.get('cache-control')).toBe('private, no-cache')
  expect(answer.headers.get('access-control-allow-origin')).toBeNull()
  const tag = answer.headers.get('etag') ?? ''
  const again = () => api.request(`/ecv/private/${token}/signs.ecv`, { headers: { 'if-none-match': tag } })
  expect((await again()).status).toBe(304)
  await signOf('NOVO', 'bruno')
  expect((await again()).status).toBe(200)
})

test('an entry of a secret path stays when its sign is deleted or erased [D38]', async () => {
  const deleted = await signOf('APAGADO', 'bruno')
  const erased = await signOf('SEGREDO', 'bruno')
  await removeSigns(context(), { actor: await actorOf('bruno'), ids: [deleted] })
  const jobs = { enqueue: async () => undefined }
  await erase(
    {
      db: api.db,
      now: () => now,
      jobs,
      contributions: signContributions,
      mailFolder: await temporaryFolder(),
    },
    await actorOf('ana'),
    { target: { kind: 'sign', id: erased }, name: 'SEGREDO', reason: 'asked for' },
  )
  const { token } = await tokenOf('bruno')
  expect(await entriesOf(await read(token))).toEqual({
    [`sign-${deleted}`]: 'APAGADO',
    [`sign-${erased}`]: `erased-${erased}`,
  })
  // Visitors never saw either.
  expect(await entriesOf(await api.request('/ecv/signs.ecv'))).toEqual({})
})

test('a secret path ends with its token, and with the membership of its owner [ELN-06] [API-03]', async () => {
  const { id, token } = await tokenOf('bruno')
  const { token: unfit } = await tokenOf('bruno', ['read', 'export'])
  const statusOf = async (secret: string, file?: string) => (await read(secret, file)).status
  expect(await statusOf(token)).toBe(200)
  for (const secret of [unfit, 'signbank_unknown', await api.tokenOf('ana')])
    expect(await statusOf(secret)).toBe(404)
  for (const file of ['nothing.ecv', 'tags/nothing.ecv', 'nothing/animals.ecv'])
    expect(await statusOf(token, file), file).toBe(404)
  await api.db.updateTable('account').set({ status: 'rejected' }).where('name', '=', 'Bruno').execute()
  expect(await statusOf(token)).toBe(404)
  await api.db.updateTable('account').set({ status: 'approved' }).where('name', '=', 'Bruno').execute()
  expect(await statusOf(token)).toBe(200)
  expect((await (await api.callerOf('bruno'))('DELETE', `/tokens/${id}`)).status).toBe(204)
  expect(await statusOf(token)).toBe(404)
})
