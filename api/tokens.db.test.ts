import { beforeEach, describe, expect, test } from 'vitest'
import { mayUseToken } from '#domains/accounts/tokens/api-token.policy.ts'
import { type TokenScope, tokenScopes } from '#domains/accounts/tokens/api-token.ts'
import { makeDictionary } from '#domains/signs/server/signs.fixture.ts'
import { loadCast } from '#seeds/cast.ts'
import { castPassword } from '#seeds/cast-people.ts'
import type { Answer, Caller } from './api-caller.fixture.ts'
import { operationAccess } from './operation-access.ts'
import { useApi } from './use-api.fixture.ts'

const api = await useApi()
const { db, callerOf, visitor } = api
const now = new Date('2026-11-21T12:00:00Z')
let bruno: Caller

beforeEach(async () => {
  api.restart({ now: () => now })
  await makeDictionary(db)
  await loadCast(db)
  bruno = await callerOf('bruno')
})

const body = {
  name: 'Nightly export',
  scopes: ['read'],
  expires_on: '2027-01-31',
  password: castPassword,
}
const codeOf = ({ status, body: { code } }: Answer) => [status, code]
async function tokenWith(scopes: readonly TokenScope[], owner = bruno): Promise<Caller> {
  const created = await owner('POST', '/tokens', { ...body, scopes })
  expect(created).toMatchObject({ status: 201 })
  return api.callerWith(created.body.data.token)
}
interface Described {
  paths: Record<
    string,
    Record<
      string,
      { security?: object[]; requestBody?: { content: Record<string, { example: typeof body }> } }
    >
  >
}
const documented = async (): Promise<Described> => (await api.request('/openapi.json')).json()

test('as the example of the document says, a token is created, listed without its secret and revoked [API-03]', async () => {
  const { paths } = await documented()
  const example = paths['/tokens']?.post?.requestBody?.content['application/json']?.example
  const created = await bruno('POST', '/tokens', { ...example, password: castPassword })
  expect(created).toMatchObject({
    status: 201,
    body: {
      data: { name: 'Nightly export', scopes: ['read', 'export'], expires_at: '2027-02-01T00:00:00.000Z' },
    },
  })
  const { token, ...facts } = created.body.data
  const list = await bruno('GET', '/tokens')
  expect(list).toEqual({ status: 200, body: { data: [facts] } })
  const script = api.callerWith(token)
  expect(await script('GET', '/languages')).toMatchObject({ status: 200 })
  expect(await bruno('DELETE', `/tokens/${facts.id}`)).toMatchObject({ status: 204 })
  expect(codeOf(await script('GET', '/languages'))).toEqual([401, 'token.invalid'])
  expect(codeOf(await bruno('DELETE', `/tokens/${facts.id}`))).toEqual([404, 'token.notFound'])
})

test.each([
  ['name', { name: '' }],
  ['scopes', { scopes: [] }],
  ['scopes', { scopes: undefined }],
  ['scopes.0', { scopes: ['everything'] }],
  ['expires_on', { expires_on: '2027-02-30' }],
  ['password', { password: undefined }],
  ['rights', { rights: 'all' }],
])('a wrong %s is named [API-03]', async (field, change) => {
  expect(await bruno('POST', '/tokens', { ...body, ...change })).toMatchObject({
    status: 422,
    body: { fields: [{ field }] },
  })
})

test('a date that is too late and a wrong password are named as the call names them [API-03]', async () => {
  expect(await bruno('POST', '/tokens', { ...body, expires_on: '2029-01-01' })).toMatchObject({
    status: 422,
    body: { fields: [{ field: 'expires_on', code: 'token.expiryRange' }] },
  })
  expect(await bruno('POST', '/tokens', { ...body, password: 'wrong password' })).toMatchObject({
    status: 422,
    body: { fields: [{ field: 'password', code: 'account.wrongPassword' }] },
  })
})

test('people who are not accepted create no token, and visitors have none [API-03]', async () => {
  const denes = await callerOf('denes')
  expect(codeOf(await denes('POST', '/tokens', body))).toEqual([403, 'account.notAccepted'])
  expect(codeOf(await visitor('GET', '/tokens'))).toEqual([401, 'account.required'])
})

test('every operation of the document says which tokens it accepts, and no other is named [API-03]', async () => {
  const { paths } = await documented()
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(operations.toSorted()).toEqual(Object.keys(operationAccess).toSorted())
  expect(paths['/signs']?.post?.security).toEqual([{ token: ['write'] }, { session: [] }])
  expect(paths['/languages']?.get?.security).toEqual([{}])
  expect(paths['/tokens']?.get?.security).toEqual([{ token: [] }, { session: [] }])
  expect(paths['/signs']?.get?.security).toEqual([
    {},
    ...['read', 'write', 'export'].map((scope) => ({ token: [scope] })),
    { session: [] },
  ])
  for (const methods of Object.values(paths))
    for (const { security } of Object.values(methods)) expect(security).not.toHaveLength(0)
})

test.each<[TokenScope, number, number, number]>([
  ['read', 200, 200, 200],
  ['write', 200, 200, 200],
  ['export', 200, 200, 200],
  ['import', 403, 403, 403],
  ['corpus', 403, 403, 403],
  ['ecv', 403, 403, 403],
])(
  'a token of the scope %s lists the signs that are published, pending and deleted: %d, %d, %d [API-03]',
  async (scope, ...statuses) => {
    const created = await bruno('POST', '/signs', {
      gloss: `CASA ${scope}`,
      translations: { pt: [['casa']] },
    })
    expect(created.status).toBe(201)
    const script = await tokenWith([scope])
    const listed = []
    for (const status of ['published', 'pending', 'deleted'])
      listed.push(await script('GET', `/signs?status=${status}`))
    expect(listed.map(({ status }) => status)).toEqual(statuses)
    for (const answer of listed)
      if (answer.status === 403) expect(codeOf(answer)).toEqual([403, 'token.scopeMissing'])
    expect((await script('GET', '/signs')).status).toBe(200)
  },
)

describe('a token of an administrator and approver', () => {
  test.each(tokenScopes)(
    'with the scope %s may call exactly the operations of its scope [API-03]',
    async (scope) => {
      const script = await tokenWith([scope], await callerOf('ana'))
      for (const [operation, access] of Object.entries(operationAccess)) {
        const [method = '', path = ''] = operation.split(' ')
        const answer = await script(
          method,
          path.replace(/\{\w+\}/g, '1'),
          ['GET', 'HEAD'].includes(method) ? undefined : {},
        ).catch(() => ({ status: 200, body: {} }))
        const decision = mayUseToken([scope], access)
        const isRefused =
          ['token.scopeMissing', 'token.sessionOnly'].includes(answer.body?.code) ||
          // Without a body.
          (method === 'HEAD' && answer.status === 403)
        expect([operation, isRefused]).toEqual([operation, !decision.allowed])
        if (isRefused) expect(answer.status).toBe(403)
      }
    },
  )
})

test('a token has never more than the rights of its person, as they are now [API-03]', async () => {
  const script = await tokenWith(tokenScopes)
  const create = () => script('POST', '/signs', { gloss: 'CASA', translations: { pt: [['casa']] } })
  const { body: created } = await create()
  const publish = () =>
    script('PUT', `/signs/${created.data.id}/status`, {
      status: 'published',
      revision: 1,
      withoutVideo: true,
    })
  expect(codeOf(await publish())).toEqual([403, 'sign.approversOnly'])
  await db.updateTable('account').set({ status: 'rejected' }).where('name', '=', 'Bruno').execute()
  expect(codeOf(await create())).toEqual([403, 'account.notAccepted'])
  await db.updateTable('account').set({ deletedAt: now }).where('name', '=', 'Bruno').execute()
  expect(codeOf(await create())).toEqual([401, 'token.invalid'])
})

test('forms of other sites cannot use the cookie beside a token [API-03]', async () => {
  const answer = await api.request('/signs', {
    method: 'POST',
    headers: {
      authorization: 'Bearer signbank_unknown',
      cookie: 'session=anything',
      origin: 'http://other.example',
      'content-type': 'application/json',
    },
    body: '{}',
  })
  expect([answer.status, (await answer.json()).code]).toEqual([401, 'token.invalid'])
})
