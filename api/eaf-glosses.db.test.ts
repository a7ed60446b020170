import { beforeEach, expect, test } from 'vitest'
import { addRecording } from '#domains/eaf-videos/server/recording.fixture.ts'
import { aDocument, makeDictionary, saveSign } from '#domains/signs/server/signs.fixture.ts'
import { loadCast } from '#seeds/cast.ts'
import { useApi } from './use-api.fixture.ts'

const api = await useApi()
const { db, callerOf, visitor } = api
let path: string
let casa: number

beforeEach(async () => {
  await makeDictionary(db)
  await loadCast(db)
  api.restart()
  casa = (await saveSign(db, aDocument('CASA'))).id
  const values = ['IX', 'casa', 'LOJA', 'PAI^MÃE', 'LOJA']
  const annotations = values.map((value, place) => ({ value, begin: place * 100, end: place * 100 + 90 }))
  const { id } = await addRecording(db, { title: 'Interview', tiers: [{ name: 'Glosa MD', annotations }] })
  path = `/eaf-videos/${id}`
})

const tiers = { convention: 'libras', counting: 'all', tiers: [{ id: 'Glosa MD', hand: 'strong' }] }

test('a program chooses gloss tiers, lists values and links them [ELN-03]', async () => {
  const ana = await callerOf('ana')
  expect(await ana('PUT', `${path}/gloss-tiers`, tiers)).toEqual({
    status: 200,
    body: {
      data: {
        lexical: 1,
        marked: 2,
        unmatched: 2,
        links: { folded: 1 },
        marks: { pointing: 1, compound: 1 },
      },
    },
  })
  expect((await ana('GET', `${path}/values?class=unmatched`)).body).toEqual({
    data: [{ value: 'LOJA', class: 'unmatched', count: 2 }],
  })
  const { body } = await ana('PUT', `${path}/links`, [
    { value: 'LOJA', sign: null, reason: 'name of a shop' },
    { value: 'PAI^MÃE', sign: casa },
    { value: 'PAI^MÃE', sign: casa },
  ])
  expect(body.data).toMatchObject({ lexical: 3, marked: 3, unmatched: 0 })
  expect((await ana('GET', `${path}/values`)).body.data).toEqual([
    { value: 'LOJA', class: 'marked', mark: 'setAside', count: 2 },
    { value: 'IX', class: 'marked', mark: 'pointing', count: 1 },
    { value: 'PAI^MÃE', class: 'lexical', count: 1, sign: casa },
    { value: 'PAI^MÃE', class: 'lexical', count: 1, sign: casa },
    { value: 'casa', class: 'lexical', count: 1, sign: casa },
  ])
  expect((await ana('PUT', `${path}/links`, [{ value: 'LOJA', sign: null }])).body.data).toMatchObject({
    marked: 1,
    unmatched: 2,
  })
})

test('what is wrong in a request about glosses is named, and nothing is stored [ELN-03]', async () => {
  const ana = await callerOf('ana')
  const codeOf = async (method: string, end: string, body?: unknown) => {
    const answer = await ana(method, `${path}${end}`, body)
    return [answer.status, answer.body.code, answer.body.fields?.[0]?.field].filter(Boolean)
  }
  expect(await codeOf('PUT', '/gloss-tiers', { ...tiers, convention: 'mine' })).toEqual([
    422,
    'request.invalid',
    'convention',
  ])
  expect(await codeOf('PUT', '/gloss-tiers', { ...tiers, tiers: [{ id: 'Other', hand: 'weak' }] })).toEqual([
    422,
    'gloss.tierUnknown',
  ])
  expect(await codeOf('PUT', '/links', [{ value: 'LOJA', sign: 'CASA' }])).toEqual([
    422,
    'request.invalid',
    '0.sign',
  ])
  expect(await codeOf('PUT', '/links', [{ value: 'LOJA', sign: casa }])).toEqual([422, 'gloss.valueUnknown'])
  expect(await codeOf('GET', '/values?class=other')).toEqual([422, 'request.invalid', 'class'])
  expect(await db.selectFrom('eafValue').selectAll().execute()).toEqual([])
  const bruno = await callerOf('bruno')
  expect((await bruno('GET', `${path}/values`)).body.code).toBe('account.adminsOnly')
  expect((await visitor('PUT', `${path}/links`, [{ value: 'LOJA', sign: null }])).status).toBe(401)
})
