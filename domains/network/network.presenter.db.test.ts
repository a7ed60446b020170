import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPublishedDictionary } from '#domains/publication/server/open-published-dictionary.ts'
import { insertDictionary, publish } from '#domains/publication/server/publish.fixture.ts'
import type { PublishedDictionary } from '#domains/search/index.ts'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { useDatabase } from '#tests/database.ts'
import { type NetworkView, presentNetwork } from './network.presenter.ts'
import { parseNetworkQuery } from './network-query.ts'
import { networkQueryString } from './network-url.ts'
import { presentSmallNetwork } from './small-network.presenter.ts'

const database = await useDatabase({ reset: 'once' })
const { db } = database
const reader = { locale: 'pt', t: translator('pt') } as const
let dictionary: PublishedDictionary
let ids: Record<string, number>

beforeAll(async () => {
  const dictionaryId = await insertDictionary(db)
  const entries = await db
    .insertInto('vocabularyEntry')
    .values(
      ['nature', 'animals', 'empty'].map((value, position) => ({ list: 'semantic-field', value, position })),
    )
    .returning(['id', 'value'])
    .execute()
  const fields = Object.fromEntries(entries.map(({ id, value }) => [value, id]))
  await db
    .insertInto('vocabularyText')
    .values({ entryId: fields.animals ?? 0, language: 'pt', description: 'animais' })
    .execute()
  await db
    .updateTable('vocabularyEntry')
    .set({ groupId: fields.nature ?? 0 })
    .where('value', '=', 'animals')
    .execute()
  const { id: pending } = await db
    .insertInto('sign')
    .values({ dictionaryId, gloss: 'SEGREDO', status: 'pending' })
    .returning('id')
    .executeTakeFirstOrThrow()
  ids = await db.transaction().execute(async (tx) => {
    const values = { semanticField: [fields.animals ?? 0] }
    const animal = await publish(tx, 'ANIMAL', { values })
    const cat = await publish(tx, 'GATO', {
      values,
      relations: [
        { kind: 'hypernym', sign: animal },
        { kind: 'synonym', sign: pending },
      ],
    })
    const alone = await publish(tx, 'SOZINHO')
    return { animal, cat, alone, pending }
  })
  dictionary = await openPublishedDictionary({ database })
})
afterAll(() => dictionary.close())

const ask = (query: string) => parseNetworkQuery(new URLSearchParams(query), dictionary, 'pt')
const see = (query: string) => presentNetwork(dictionary, ask(query), reader)
const said = ({ groups }: NetworkView) =>
  groups.map(({ title, nodes, pairs }) => [
    title,
    ...nodes.map(({ name }) => name),
    ...pairs.map(([one, other]) => `${one.name} ${other.name}`),
  ])

describe('the list of the network', () => {
  test('shows the fields that have signs, those below their heads, with counts [PUB-11]', () => {
    const [fields] = see('').groups
    expect(
      fields?.nodes.map(({ name, count, under }) => [name, count, under.map((one) => one.name)]),
    ).toEqual([['nature', 2, ['animais']]])
  })

  test('shows a sign with what it is linked to, by kind, seen from that sign [PUB-11]', () => {
    const cat = see(`sign=${ids.cat}`)
    expect(cat.selectedNode).toMatchObject({ name: 'GATO', page: `/pt/signs/view/${ids.cat}` })
    expect(said(cat)).toEqual([
      ['Mais geral', 'ANIMAL'],
      ['Campos semânticos', 'animais'],
    ])
    expect(said(see(`sign=${ids.animal}`))[0]).toEqual(['Mais específico', 'GATO'])
    expect(JSON.stringify(cat)).not.toContain('SEGREDO')
  })

  test('shows a field with its head, its sub-fields and its own signs [PUB-11]', () => {
    expect(said(see('field=animals'))).toEqual([
      ['Faz parte de', 'nature'],
      ['Sinais deste campo', 'ANIMAL', 'GATO'],
    ])
    expect(said(see('field=nature'))).toEqual([['Campos dentro deste', 'animais']])
    expect(said(see('field=empty'))).toEqual([])
  })

  test('shows only the chosen kinds of links, also repeated, and pairs where no sign is chosen [PUB-11]', () => {
    expect(said(see(`sign=${ids.cat}&kind=field&kind=field`))).toEqual([['Campos semânticos', 'animais']])
    expect(said(see(`sign=${ids.cat}&kind=antonym,synonym`))).toEqual([])
    expect(said(see('kind=hyponym'))).toEqual([['Mais geral', 'GATO ANIMAL']])
    expect(said(see('kind=field&kind=hypernym'))).toEqual([
      ['Mais geral', 'GATO ANIMAL'],
      ['Campos semânticos', 'nature'],
    ])
    const [first] = see(`sign=${ids.cat}&kind=hypernym`).groups
    expect(first?.nodes[0]?.to).toBe(`?sign=${ids.animal}&kind=hypernym`)
  })

  test('finds fields by their name and signs by theirs [PUB-11]', () => {
    expect(see('q=ANIMÁIS').searchResults?.nodes.map(({ name }) => name)).toEqual(['animais'])
    expect(see('q=gato').searchResults?.nodes.map(({ to }) => to)).toEqual([`?sign=${ids.cat}`])
    expect(see('q=segredo').searchResults).toEqual({ nodes: [], total: 0 })
    expect(see('').searchResults).toBeNull()
  })
})

describe('the address of the network', () => {
  test('whatever is no published sign is not found, and nothing says why [PUB-11]', () => {
    const unknown = [
      ids.pending,
      999_999,
      'abc',
      '0',
      '-1',
      '1e3',
      '01',
      '9'.repeat(30),
      `${ids.cat}'`,
      ` ${ids.cat}`,
    ]
    for (const value of unknown)
      expect(() => ask(`sign=${value}`), String(value)).toThrow(
        expect.objectContaining({ code: 'sign.notFound', fields: [], params: {} }),
      )
    for (const value of ['nowhere', '__proto__', 'x'.repeat(5000)])
      expect(() => ask(`field=${value}`)).toThrow(expect.objectContaining({ code: 'page.notFound' }))
  })

  test('an unknown kind is refused by name, thousands of them with the first few named [PUB-11]', () => {
    expect(() => ask('kind=synonym&kind=enemy')).toThrow(
      expect.objectContaining({
        code: 'request.invalid',
        status: 422,
        fields: [{ field: 'kind', code: 'value.unknown', params: { value: 'enemy' } }],
      }),
    )
    const thousands = Array.from({ length: 5000 }, (_, n) => `kind=x${n}`).join('&')
    expect(() => ask(thousands)).toThrow(
      expect.objectContaining({ fields: expect.objectContaining({ length: 5 }) }),
    )
    expect(() => ask('page=x')).toThrow(expect.objectContaining({ code: 'request.invalid' }))
  })

  test('says the same when it is written and read again', () => {
    for (const query of ['', `sign=${ids.cat}&kind=synonym&kind=field`, 'q=a+b&field=animals&page=2']) {
      const { sign, field, kinds, q, page } = ask(query)
      const written = networkQueryString({ sign, field: field?.value ?? null, kinds, q, page })
      expect(written).toBe(`?${query}`)
    }
  })

  test('a page of the list beyond the last is the last', () => {
    expect(see('field=animals&page=99')).toMatchObject({ page: 1, pages: 1 })
  })
})

describe('the small network on the page of a sign', () => {
  test('has the neighbours with their kinds, as links, and leads to the network [PUB-11]', () => {
    const small = presentSmallNetwork(dictionary, ids.cat ?? 0, reader)
    expect(small?.nodes.map(({ name, kind, to }) => [name, kind, to])).toEqual([
      ['ANIMAL', 'Mais geral', `/pt/signs/view/${ids.animal}`],
      ['animais', 'Campo semântico', '/pt/search-signs/semantic-network?field=animals'],
    ])
    expect(small?.networkLink.to).toBe(`/pt/search-signs/semantic-network?sign=${ids.cat}`)
  })

  test('is nothing where a sign has no neighbours or is not published', () => {
    expect(presentSmallNetwork(dictionary, ids.alone ?? 0, reader)).toBeNull()
    expect(presentSmallNetwork(dictionary, ids.pending ?? 0, reader)).toBeNull()
  })
})
