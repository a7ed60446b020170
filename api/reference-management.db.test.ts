import { beforeEach, describe, expect, test } from 'vitest'
import { aDocument, makeDictionary, saveChanges } from '#domains/signs/server/signs.fixture.ts'
import { fileSystemStorage } from '#platform/storage/file-system-storage.ts'
import { loadCast } from '#seeds/cast.ts'
import { temporaryFolder } from '#tests/temporary-folder.ts'
import type { Answer, Caller } from './api-caller.fixture.ts'
import { useApi } from './use-api.fixture.ts'

const api = await useApi({
  prepare: async ({ db }) => {
    await makeDictionary(db)
    await loadCast(db)
  },
})
const { db, callerOf, visitor } = api
let ana: Caller

beforeEach(async () => {
  const storage = fileSystemStorage(await temporaryFolder())
  api.restart({ storage })
  ana = await callerOf('ana')
})

async function bodyOf(sent: Promise<Answer>) {
  const { status, body } = await sent
  return { status, ...body }
}

const list = '/reference/semantic-field'
const aValue = (descriptions: Record<string, string>, more = {}) =>
  bodyOf(ana('POST', list, { descriptions, ...more }))

describe('a program adds and changes values', () => {
  test('as the examples of the document say [API-02] [REF-02]', async () => {
    const { components } = (await visitor('GET', '/openapi.json')).body
    const exampleOf = (name: string) => components.schemas[name].example
    const created = await bodyOf(ana('POST', list, exampleOf('NewReferenceValue')))
    expect(created).toMatchObject({ status: 201, data: { value: 'mamiferos', revision: 1 } })
    const changed = await bodyOf(ana('PATCH', `${list}/mamiferos`, exampleOf('ReferenceValueChange')))
    expect(changed).toMatchObject({ status: 200, data: { value: 'mamiferos', revision: 2 } })
    await aValue({ pt: 'animais' }, { value: 'animals' })
    const merged = await bodyOf(ana('POST', `${list}/mamiferos/merge`, exampleOf('ReferenceValueMerge')))
    expect(merged).toMatchObject({ status: 200, data: { value: 'mamiferos', into: 'animals', signs: 0 } })
  })

  test('and the public list has them at once [API-02]', async () => {
    await aValue({ pt: 'animais', en: 'animals' }, { value: 'animals' })
    await aValue({ pt: 'aves' }, { value: 'birds', group: 'animals', searchable: false })
    const { data } = (await visitor('GET', list)).body
    expect(data).toMatchObject([
      { value: 'animals', description: 'animals', informed: true },
      { value: 'birds', description: 'aves', informed: false, group: 'animals', searchable: false },
    ])
  })

  test('and a merge changes the signs [REF-03]', async () => {
    const { data: beasts } = await aValue({ pt: 'feras' })
    const { data: animals } = await aValue({ pt: 'animais' })
    const [sign] = await saveChanges(db, [
      { document: aDocument('WOLF', { values: { semanticField: [beasts.id] } }) },
    ])
    const merged = await bodyOf(ana('POST', `${list}/feras/merge`, { into: 'animais' }))
    expect(merged.data.signs).toBe(1)
    const values = await db
      .selectFrom('signValue')
      .select('entryId')
      .where('signId', '=', sign?.id ?? 0)
      .execute()
    expect(values).toEqual([{ entryId: animals.id }])
  })
})

describe('refused is', () => {
  test.each<[string, string, string, unknown, number, string]>([
    ['a value without description', 'POST', list, { descriptions: { en: 'x' } }, 422, 'request.invalid'],
    ['an unknown field', 'POST', list, { descriptions: { pt: 'x' }, position: 1 }, 422, 'request.invalid'],
    ['a forged id', 'POST', list, { id: 7, descriptions: { pt: 'x' } }, 422, 'request.invalid'],
    ['an unknown group', 'POST', list, { descriptions: { pt: 'x' }, group: 'none' }, 422, 'request.invalid'],
    ['a taken name', 'POST', list, { value: 'known', descriptions: { pt: 'x' } }, 422, 'request.invalid'],
    [
      'a name that is an alias',
      'POST',
      list,
      { value: 'alias', descriptions: { pt: 'x' } },
      422,
      'request.invalid',
    ],
    [
      'a separator of CSV',
      'POST',
      list,
      { descriptions: { pt: 'x' }, aliases: ['a;b'] },
      422,
      'request.invalid',
    ],
    ['a long description', 'POST', list, { descriptions: { pt: 'x'.repeat(501) } }, 422, 'request.invalid'],
    ['an unknown list', 'POST', '/reference/nothing', { descriptions: { pt: 'x' } }, 404, 'list.notFound'],
    ['an unknown value', 'PATCH', `${list}/nothing`, { revision: 1 }, 404, 'entry.notFound'],
    ['a change without revision', 'PATCH', `${list}/known`, {}, 422, 'request.invalid'],
    ['a stale revision', 'PATCH', `${list}/known`, { revision: 7 }, 409, 'entry.changedMeanwhile'],
    ['another stable name', 'PATCH', `${list}/known`, { revision: 1, value: 'new' }, 422, 'request.invalid'],
    ['a merge into itself', 'POST', `${list}/known/merge`, { into: 'known' }, 422, 'entry.mergeWithItself'],
    ['a merge into nothing', 'POST', `${list}/known/merge`, { into: 'nothing' }, 404, 'entry.notFound'],
  ])('%s [API-02] [D31]', async (_what, method, path, body, status, code) => {
    await aValue({ pt: 'conhecido' }, { value: 'known', aliases: ['alias'] })
    expect(await bodyOf(ana(method, path, body))).toMatchObject({ status, code })
  })

  test.each(['bruno', 'carla'] as const)('every change by %s [ROL-02]', async (name) => {
    await aValue({ pt: 'conhecido' }, { value: 'known' })
    const caller = await callerOf(name)
    for (const [method, path, body] of [
      ['POST', list, { descriptions: { pt: 'x' } }],
      ['PATCH', `${list}/known`, { revision: 1 }],
      ['POST', `${list}/known/merge`, { into: 'known' }],
    ] as const)
      expect(await bodyOf(caller(method, path, body))).toMatchObject({
        status: 403,
        code: 'account.adminsOnly',
      })
    expect((await visitor('POST', list, { descriptions: { pt: 'x' } })).status).toBe(401)
  })
})
