import { beforeEach, describe, expect, test } from 'vitest'
import { makeDictionary, makeValue } from '#domains/signs/server/signs.fixture.ts'
import { recordChange } from '#platform/changes/record-change.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { castId, loadCast } from '#seeds/cast.ts'
import type { Answer, Caller } from './api-caller.fixture.ts'
import { apiWriteLimits } from './limit-writes.ts'
import { useApi } from './use-api.fixture.ts'

const api = await useApi()
const { db, callerOf, tokenOf, visitor } = api

let bruno: Caller
let carla: Caller
let ana: Caller

beforeEach(async () => {
  await makeDictionary(db)
  const entries = [
    await makeValue(db, 'handedness-searchable', 'symmetrical'),
    await makeValue(db, 'location', 'neutral-space'),
    await makeValue(db, 'tags', 'everyday'),
  ]
  // The open dictionary may have read the empty lists meanwhile.
  await inTransaction(db, (tx) => recordChange(tx, 'entry', entries))
  await loadCast(db)
  bruno = await callerOf('bruno')
  carla = await callerOf('carla')
  ana = await callerOf('ana')
})

const casa = { gloss: 'CASA', translations: { pt: [['casa', 'lar']] }, location: 'neutral-space' }
async function create(caller: Caller, body: object = casa): Promise<number> {
  const answer = await caller('POST', '/signs', body)
  expect(answer).toMatchObject({ status: 201, body: { data: { revision: 1 } } })
  return answer.body.data.id
}
const setStatus = (caller: Caller, id: number, body: object) => caller('PUT', `/signs/${id}/status`, body)
const publish = (caller: Caller, id: number, revision: number) =>
  setStatus(caller, id, { status: 'published', revision, withoutVideo: true })
const codeOf = ({ status, body }: Answer) => [status, body.code]
const fieldsOf = ({ body }: Answer) =>
  body.fields?.map(({ field, code }: { field: string; code: string }) => [field, code])
const storedSigns = async () => {
  const { count } = await db
    .selectFrom('signVersion')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

describe('creating and changing a sign', () => {
  test('a program adds a sign, changes it and a visitor reads the published version [API-02]', async () => {
    const id = await create(bruno)
    const change = { revision: 1, tags: ['everyday'], translations: { en: [['house']] }, location: null }
    expect(await bruno('PATCH', `/signs/${id}`, change)).toMatchObject({
      status: 200,
      body: { data: { id, revision: 2 } },
    })
    expect(await visitor('GET', `/signs/${id}`)).toMatchObject({ status: 404 })
    expect(await publish(carla, id, 2)).toMatchObject({ status: 200, body: { data: { id, revision: 3 } } })
    expect((await visitor('GET', `/signs/${id}`)).body.data).toMatchObject({
      gloss: 'CASA',
      translations: { en: [['house']], pt: [['casa', 'lar']] },
      tags: [{ value: 'everyday' }],
      location: null,
    })
  })

  test('a change from an older revision is refused [SGN-15]', async () => {
    const id = await create(bruno)
    await bruno('PATCH', `/signs/${id}`, { revision: 1, lemma: 'CASA' })
    const stale = await carla('PATCH', `/signs/${id}`, { revision: 1, lemma: 'LAR' })
    expect(codeOf(stale)).toEqual([409, 'sign.changedMeanwhile'])
    expect(stale.body.message).toContain('CASA')
    expect(await storedSigns()).toBe(2)
  })

  test.each<[string, object, string, string]>([
    ['author', { author: 1 }, 'author', 'request.unknownField'],
    ['approver', { approver: 1 }, 'approver', 'request.unknownField'],
    ['publisher', { publisher_id: 1 }, 'publisher_id', 'request.unknownField'],
    ['status', { status: 'published' }, 'status', 'request.unknownField'],
    ['revision', { revision: 7 }, 'revision', 'request.unknownField'],
    ['unknown value', { location: 'nowhere' }, 'location', 'value.unknown'],
    ['value of another list', { tags: ['neutral-space'] }, 'tags', 'value.unknown'],
    ['unknown language', { translations: { xx: [['casa']] } }, 'translation', 'value.unknown'],
    ['missing translation', { translations: {} }, 'translation', 'value.required'],
    ['long gloss', { gloss: 'A'.repeat(501) }, 'gloss', 'value.tooLong'],
    ['wrong type', { repeated_movement: 'yes' }, 'repeated_movement', 'value.invalid'],
    ['unknown sign', { minimal_pairs: [9999] }, 'minimal_pairs', 'sign.relatedToDeleted'],
    ['source without id', { source: 'nzsl' }, 'source_id', 'value.required'],
  ])('a forged or invalid body is refused and nothing is stored: %s', async (_title, part, field, code) => {
    const answer = await bruno('POST', '/signs', { ...casa, ...part })
    expect(codeOf(answer)).toEqual([422, 'request.invalid'])
    expect(fieldsOf(answer)).toEqual([[field, code]])
    expect(await storedSigns()).toBe(0)
  })

  test('a precise location outside its area is refused under the code that programs know [API-02] [SGN-01]', async () => {
    const head = await makeValue(db, 'location', 'head')
    const chin = await makeValue(db, 'location-within-an-area', 'chin')
    await db.updateTable('vocabularyEntry').set({ parentId: head }).where('id', '=', chin).execute()
    const answer = await bruno('POST', '/signs', { ...casa, location_precise: 'chin' })
    expect(answer).toMatchObject({
      status: 422,
      body: { fields: [{ field: 'location_precise', code: 'import.placeOutside' }] },
    })
    await create(bruno, { ...casa, location: 'head', location_precise: 'chin' })
  })

  test('a taken gloss, a body that is no JSON and one that is too large are refused', async () => {
    await create(bruno)
    expect(codeOf(await carla('POST', '/signs', casa))).toEqual([409, 'sign.glossTaken'])
    expect(codeOf(await bruno('POST', '/signs', '{'))).toEqual([400, 'request.unreadable'])
    expect(codeOf(await bruno('POST', '/signs', 'gloss=CASA', 'application/x-www-form-urlencoded'))).toEqual([
      415,
      'request.unsupportedType',
    ])
    const large = { ...casa, etymology: 'a'.repeat(1_000_001) }
    expect(codeOf(await bruno('POST', '/signs', large))).toEqual([413, 'request.tooLarge'])
    expect(await storedSigns()).toBe(1)
  })

  test('visitors write nothing, members change no signs of others [ROL-01]', async () => {
    expect(codeOf(await visitor('POST', '/signs', casa))).toEqual([401, 'account.required'])
    expect(codeOf(await api.callerWith('wrong')('POST', '/signs', casa))).toEqual([
      401,
      'account.tokenInvalid',
    ])
    const id = await create(carla)
    expect(codeOf(await bruno('PATCH', `/signs/${id}`, { revision: 1, lemma: 'X' }))).toEqual([
      404,
      'sign.notFound',
    ])
    await publish(ana, id, 1)
    expect(codeOf(await bruno('PATCH', `/signs/${id}`, { revision: 2, lemma: 'X' }))).toEqual([
      403,
      'sign.othersEdit',
    ])
    expect(codeOf(await carla('PATCH', '/signs/999', { revision: 1 }))).toEqual([404, 'sign.notFound'])
    expect(await storedSigns()).toBe(2)
  })
})

describe('the status of a sign', () => {
  test('is changed by approvers, deleted by its author and restored as pending [ROL-05] [SGN-11]', async () => {
    const id = await create(bruno)
    expect(codeOf(await publish(bruno, id, 1))).toEqual([403, 'sign.approversOnly'])
    expect(codeOf(await setStatus(carla, id, { status: 'published', revision: 1 }))).toEqual([
      409,
      'sign.videoMissing',
    ])
    expect((await publish(carla, id, 1)).status).toBe(200)
    const note = 'A better video is coming.'
    expect((await setStatus(carla, id, { status: 'pending', revision: 2, note })).status).toBe(200)
    expect(codeOf(await setStatus(carla, id, { status: 'deleted', revision: 3 }))).toEqual([
      403,
      'sign.othersRemove',
    ])
    expect((await setStatus(bruno, id, { status: 'deleted', revision: 3 })).status).toBe(200)
    expect(codeOf(await setStatus(bruno, id, { status: 'deleted', revision: 4 }))).toEqual([
      409,
      'sign.wrongStatus',
    ])
    expect((await setStatus(bruno, id, { status: 'pending', revision: 4 })).status).toBe(200)
    expect(codeOf(await setStatus(carla, id, { status: 'pending', revision: 5 }))).toEqual([
      409,
      'sign.wrongStatus',
    ])
  })

  test('the approver of a published sign cannot be changed directly [SGN-10]', async () => {
    const id = await create(bruno)
    await publish(carla, id, 1)
    expect(codeOf(await publish(ana, id, 2))).toEqual([409, 'sign.alreadyPublished'])
    const forged = await ana('PATCH', `/signs/${id}`, { revision: 2, approver: await castId(db, 'ana') })
    expect(codeOf(forged)).toEqual([409, 'sign.alreadyPublished'])
    expect(await storedSigns()).toBe(2)
  })

  test('an outdated revision and forged fields are refused', async () => {
    const id = await create(bruno)
    await bruno('PATCH', `/signs/${id}`, { revision: 1, lemma: 'CASA' })
    expect(codeOf(await publish(carla, id, 1))).toEqual([409, 'sign.changedMeanwhile'])
    const forged = await setStatus(carla, id, { status: 'public', revision: 2, approver: 1 })
    expect(fieldsOf(forged)).toEqual([
      ['status', 'value.invalid'],
      ['approver', 'request.unknownField'],
    ])
    expect(codeOf(await visitor('PUT', `/signs/${id}/status`, { status: 'deleted', revision: 2 }))).toEqual([
      401,
      'account.required',
    ])
  })
})

describe('reading signs that are not public', () => {
  test('members list what they may see by status [D16]', async () => {
    const [own, other] = [await create(bruno), await create(carla, { ...casa, gloss: 'LAR' })]
    const idsOf = async (caller: Caller, status: string) =>
      (await caller('GET', `/signs?status=${status}`)).body.data.map(({ id }: { id: number }) => id)
    expect(await idsOf(bruno, 'pending')).toEqual([own])
    expect(await idsOf(carla, 'pending')).toEqual([other, own])
    await publish(ana, other, 1)
    expect(await idsOf(bruno, 'published')).toEqual([other])
    const { body } = await carla('GET', '/signs?status=pending&per_page=1')
    expect(body).toMatchObject({
      data: [{ id: own, gloss: 'CASA', status: 'pending', revision: 1, published_revision: null }],
      meta: { page: 1, perPage: 1, total: 1 },
    })
    expect(codeOf(await visitor('GET', '/signs?status=pending'))).toEqual([401, 'account.required'])
    expect((await bruno('GET', '/signs?status=secret')).status).toBe(422)
    expect((await bruno('GET', '/signs?status=pending&page=0')).status).toBe(422)
  })

  test('the newest version of a sign is read back by its people, and by their tokens with a scope [API-02] [API-03]', async () => {
    const id = await create(bruno)
    const { status, body } = await bruno('GET', `/signs/${id}?version=current`)
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      id,
      gloss: 'CASA',
      status: 'pending',
      revision: 1,
      published_revision: null,
    })
    expect(body.data.content).toMatchObject(casa)

    await publish(carla, id, 1)
    const change = { ...body.data.content, gloss: 'CASA-2', revision: body.data.revision + 1 }
    expect(await bruno('PATCH', `/signs/${id}`, change)).toMatchObject({ status: 200 })
    expect((await carla('GET', `/signs/${id}?version=current`)).body.data).toMatchObject({
      gloss: 'CASA-2',
      status: 'published',
    })
    expect((await visitor('GET', `/signs/${id}`)).body.data.gloss).toBe('CASA')
  })

  test('nobody else reads the newest version, nor learns whether there is one [API-02]', async () => {
    const denes = await callerOf('denes')
    const id = await create(bruno)
    expect(codeOf(await visitor('GET', `/signs/${id}?version=current`))).toEqual([401, 'account.required'])
    const unknown = codeOf(await denes('GET', '/signs/999?version=current'))
    expect(codeOf(await denes('GET', `/signs/${id}?version=current`))).toEqual(unknown)
    expect(codeOf(await bruno('GET', `/signs/${id}?version=draft`))).toEqual([422, 'request.invalid'])
  })

  test('the history of a sign has its versions, decisions and notes [SGN-13]', async () => {
    const id = await create(bruno)
    await setStatus(carla, id, { status: 'published', revision: 1, withoutVideo: true, note: 'Very clear.' })
    const { status, body } = await bruno('GET', `/signs/${id}/versions`)
    expect(status).toBe(200)
    const by = { bruno: await castId(db, 'bruno'), carla: await castId(db, 'carla') }
    expect(body.data).toMatchObject([
      {
        revision: 2,
        kind: 'status',
        by: by.carla,
        is_public: true,
        decisions: [{ kind: 'publish', note: 'Very clear.', by: by.carla }],
      },
      { revision: 1, kind: 'api', by: by.bruno, is_public: false, decisions: [] },
    ])
    expect(codeOf(await visitor('GET', `/signs/${id}/versions`))).toEqual([401, 'account.required'])
    expect(codeOf(await carla('GET', '/signs/999/versions'))).toEqual([404, 'sign.notFound'])
  })
})

test('every example of a body in the OpenAPI document about signs is accepted [API-02]', async () => {
  const { body } = await visitor('GET', '/openapi.json')
  const example = (path: string, method: string) =>
    body.paths[path][method].requestBody.content['application/json'].example
  const id = await create(bruno, example('/signs', 'post'))
  expect((await bruno('PATCH', `/signs/${id}`, example('/signs/{id}', 'patch'))).status).toBe(200)
  expect((await setStatus(carla, id, example('/signs/{id}/status', 'put'))).status).toBe(200)
  const documented = Object.keys(body.paths).filter(
    // The files of signs have a test of their own.
    (path) => path.startsWith('/signs') && !path.includes('/media'),
  )
  const withBody = documented.flatMap((path) =>
    Object.keys(body.paths[path]).filter((method) => body.paths[path][method].requestBody),
  )
  expect(withBody).toHaveLength(3)
})

test('a program that writes too often must wait, and reads meanwhile [API-02]', async () => {
  const { formGate } = api.restart()
  const send = (token: string, path: string, body?: object) =>
    api.requestWith(token, path, {
      headers: { 'content-type': 'application/json' },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
  const [token, other] = [await tokenOf('bruno'), await tokenOf('carla')]
  const account = `${await castId(db, 'bruno')}`
  const [{ points } = { points: 0 }] = apiWriteLimits
  await formGate.consume(apiWriteLimits, '203.0.113.5', account, points)

  const refused = await send(token, '/signs', casa)
  expect(refused.status).toBe(429)
  expect(await refused.json()).toMatchObject({ code: 'form.tooMany' })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await storedSigns()).toBe(0)
  expect((await send(token, '/signs?status=pending')).status).toBe(200)
  expect((await send(other, '/signs', casa)).status).toBe(201)
})
