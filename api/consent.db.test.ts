import { beforeEach, describe, expect, test } from 'vitest'
import { aLegalVersion } from '#domains/consent/server/legal-version.fixture.ts'
import { castId, loadCast } from '#seeds/cast.ts'
import type { Caller } from './api-caller.fixture.ts'
import { apiWriteLimits } from './limit-writes.ts'
import { useApi } from './use-api.fixture.ts'

const api = await useApi({ language: 'de' })
const { db, callerOf, visitor } = api
let bruno: Caller

beforeEach(async () => {
  await db
    .insertInto('language')
    .values([{ code: 'pt', isDefault: true }, { code: 'de' }])
    .execute()
  await loadCast(db)
  await db.deleteFrom('consent').execute()
  bruno = await callerOf('bruno')
})

const publish = (kind: 'terms' | 'privacy', body: string) => aLegalVersion(db, kind, { de: body })

const privacy = {
  opc_1_1: true,
  opc_1_2: 1,
  opc_1_3: 2,
  opc_2_1: 2,
  opc_2_2: true,
  opc_2_3: true,
  opc_3: true,
  opc_4: true,
}

describe('the check of terms', () => {
  test('always has its four fields, the texts null where none exist [API-04] [CON-05]', async () => {
    const id = await castId(db, 'bruno')
    expect((await bruno('GET', `/signbank/check-term/${id}`)).body).toEqual({
      data: {
        have_to_accept_new_privacy_policy: false,
        current_privacy_policy: null,
        have_to_accept_new_terms_of_use: false,
        current_terms_of_use: null,
      },
    })
    const terms = await publish('terms', '<p>Bedingungen</p>')
    const policy = await publish('privacy', '<p>Datenschutz</p>')
    expect((await bruno('GET', `/signbank/check-term/${id}`)).body).toEqual({
      data: {
        have_to_accept_new_privacy_policy: true,
        current_privacy_policy: { id: policy, description: '<p>Datenschutz</p>' },
        have_to_accept_new_terms_of_use: true,
        current_terms_of_use: { id: terms, description: '<p>Bedingungen</p>' },
      },
    })
  })

  test('is for oneself alone, administrators included; visitors sign in [API-04]', async () => {
    const ana = await callerOf('ana')
    for (const path of [await castId(db, 'bruno'), 999_999, 'x', -1]) {
      const answer = await ana('GET', `/signbank/check-term/${path}`)
      expect([answer.status, answer.body.code]).toEqual([403, 'account.others'])
    }
    const answer = await visitor('GET', `/signbank/check-term/${await castId(db, 'bruno')}`)
    expect([answer.status, answer.body.code]).toEqual([401, 'account.required'])
  })
})

describe('a person answers', () => {
  test('terms, then the policy with the consent form, and is told who they are then [API-04] [CON-05]', async () => {
    const path = `/signbank/users/${await castId(db, 'bruno')}`
    const terms = await publish('terms', 'T')
    const policy = await publish('privacy', 'P')
    expect((await bruno('PUT', path, { sign_accepted_term_id: terms })).body.data).toMatchObject({
      sign_accepted_term_id: terms,
      sign_accepted_privacy_policy_id: null,
      sign_privacy: null,
    })
    const both = { sign_accepted_privacy_policy_id: policy, sign_privacy: privacy }
    expect(await bruno('PUT', path, both)).toMatchObject({
      status: 200,
      body: { data: { sign_accepted_privacy_policy_id: policy, sign_privacy: privacy } },
    })
    const again = await bruno('PUT', path, { sign_privacy: { ...privacy, opc_1_2: 3 } })
    expect(again.body.data.sign_privacy.opc_1_2).toBe(3)
  })

  test('a version that is not current is refused, and nothing is stored [API-04] [CON-01]', async () => {
    const path = `/signbank/users/${await castId(db, 'bruno')}`
    const old = await publish('privacy', 'old')
    await publish('privacy', 'new')
    const answer = await bruno('PUT', path, { sign_accepted_privacy_policy_id: old, sign_privacy: privacy })
    expect([answer.status, answer.body.code]).toEqual([409, 'legal.notCurrent'])
    expect((await bruno('GET', '/me-sign')).body.user.sign_privacy).toBeNull()
    const none = await bruno('PUT', path, { sign_accepted_term_id: 1 })
    expect([none.status, none.body.code]).toEqual([409, 'legal.missing'])
  })

  test('another person’s id is refused, whoever asks and whatever the body [API-04] [CON-04]', async () => {
    const ana = await callerOf('ana')
    const policy = await publish('privacy', 'P')
    const path = `/signbank/users/${await castId(db, 'bruno')}`
    for (const body of [{ sign_privacy: privacy }, { sign_accepted_privacy_policy_id: policy }, { a: 1 }]) {
      const answer = await ana('PUT', path, body)
      expect([answer.status, answer.body.code]).toEqual([403, 'consent.others'])
    }
    expect((await visitor('PUT', path, { sign_privacy: privacy })).status).toBe(401)
    expect((await bruno('GET', '/me-sign')).body.user.sign_privacy).toBeNull()
  })

  test('what is none of the four bodies is refused with its fields in the reader’s language [API-04]', async () => {
    await publish('privacy', 'P')
    const path = `/signbank/users/${await castId(db, 'bruno')}`
    const { status, body } = await bruno('PUT', path, { sign_privacy: { ...privacy, opc_3: false } })
    expect(status).toBe(422)
    expect(body.fields).toEqual([
      { field: 'sign_privacy.opc_3', code: 'value.accept', message: expect.stringContaining('akzeptieren') },
    ])
    const fieldsOf = async (sent: unknown) =>
      (await bruno('PUT', path, sent)).body.fields?.map(({ field }: { field: string }) => field)
    expect(await fieldsOf({ sign_privacy: privacy, name: 'Ana' })).toEqual(['name'])
    expect(await fieldsOf({ user_type_id: 1 })).toEqual(['user_type_id'])
    expect(await fieldsOf({ sign_privacy: { ...privacy, opc_5: true } })).toEqual(['sign_privacy.opc_5'])
    const everyField = ['sign_accepted_term_id', 'sign_accepted_privacy_policy_id', 'sign_privacy']
    expect(await fieldsOf({})).toEqual(everyField)
    for (const wrong of [{}, [], null, { sign_privacy: privacy, name: 'Ana' }, { user_type_id: 1 }])
      expect((await bruno('PUT', path, wrong)).status).toBe(422)
    expect((await bruno('PUT', path, '{"sign_privacy":')).status).toBe(400)
    expect((await bruno('PUT', path, 'sign_accepted_term_id=1', 'text/plain')).status).toBe(415)
    expect((await bruno('PUT', path, { sign_privacy: 'x'.repeat(20_000) })).status).toBe(413)
  })
})

test('who owes terms or policy cannot change the answers alone [CON-05] [API-04]', async () => {
  const path = `/signbank/users/${await castId(db, 'bruno')}`
  const terms = await publish('terms', 'T')
  const policy = await publish('privacy', 'P')
  const answerAlone = async () => {
    const answer = await bruno('PUT', path, { sign_privacy: privacy })
    return [answer.status, answer.body.code]
  }
  expect(await answerAlone()).toEqual([403, 'account.owesAcceptance'])
  await bruno('PUT', path, { sign_accepted_term_id: terms })
  expect(await answerAlone()).toEqual([403, 'account.owesAcceptance'])
  await bruno('PUT', path, { sign_accepted_privacy_policy_id: policy, sign_privacy: privacy })
  expect((await answerAlone())[0]).toBe(200)
  await publish('terms', 'again')
  expect(await answerAlone()).toEqual([403, 'account.owesAcceptance'])
})

test('the own account names the accepted policy, in the language of the reader [CON-01]', async () => {
  const path = `/signbank/users/${await castId(db, 'bruno')}`
  const readPolicy = async () => (await bruno('GET', '/me-sign')).body.user.sign_privacy_policy
  expect(await readPolicy()).toBeNull()
  const policy = await publish('privacy', '<p>Datenschutz</p>')
  await bruno('PUT', path, { sign_accepted_privacy_policy_id: policy, sign_privacy: privacy })
  await publish('privacy', '<p>Neu</p>')
  expect(await readPolicy()).toEqual({ id: policy, description: '<p>Datenschutz</p>' })
})

test('who owes an answer writes nothing but the answer and signing out [CON-05]', async () => {
  const id = await castId(db, 'bruno')
  const terms = await publish('terms', 'T')
  for (const [method, path] of [
    ['POST', '/signs'],
    ['DELETE', `/signs/${id}`],
    ['PATCH', '/anything'],
  ] as const) {
    const answer = await bruno(method, path, {})
    expect([answer.status, answer.body.code]).toEqual([403, 'account.owesAcceptance'])
  }
  expect((await bruno('GET', '/me-sign')).status).toBe(200)
  expect((await visitor('PATCH', '/anything', {})).status).toBe(404)
  expect((await bruno('PUT', `/signbank/users/${id}`, { sign_accepted_term_id: terms })).status).toBe(200)
  expect((await bruno('PATCH', '/anything', {})).status).toBe(404)
  await publish('terms', 'again')
  expect((await bruno('POST', '/signbank/logout')).status).toBe(204)
})

test('answers count as writes, so that nobody keeps the database busy with them [CON-05]', async () => {
  const { formGate } = api.restart()
  const caller = await callerOf('bruno')
  const id = await castId(db, 'bruno')
  await publish('privacy', 'neu')
  const [{ points } = { points: 0 }] = apiWriteLimits
  await formGate.consume(apiWriteLimits, '203.0.113.5', `${id}`, points)
  const refused = await caller('PUT', `/signbank/users/${id}`, privacy)
  expect([refused.status, refused.body.code]).toEqual([429, 'form.tooMany'])
  expect(await db.selectFrom('consent').selectAll().execute()).toEqual([])
})
