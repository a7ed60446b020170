import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPublishedDictionary } from '#domains/publication/index.ts'
import type { PublishedDictionary } from '#domains/publication/published-dictionary.ts'
import { insertDictionary, publish } from '#domains/publication/server/publish.fixture.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { useDatabase } from '#tests/database.ts'
import { type NetworkView, presentNetwork } from './network.presenter.ts'
import { readNetworkQuery } from './network-query.ts'
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
  ids = await inTransaction(db, async (tx) => {
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

const read = (query: string) => readNetworkQuery(new URLSearchParams(query), dictionary, 'pt')
const parse = (query: string) => read(query).query
const present = (query: string) => presentNetwork(dictionary, parse(query), reader)
const textOf = ({ groups }: NetworkView) =>
  groups.map(({ title, nodes, pairs }) => [
    title,
    ...nodes.map(({ name }) => name),
    ...pairs.map(([one, other]) => `${one.name} ${other.name}`),
  ])

describe('the list of the network', () => {
  test('shows the fields that have signs, below their heads and with counts [PUB-11]', () => {
    const [fields] = present('').groups
    expect(
      fields?.nodes.map(({ name, count, under }) => [name, count, under.map((field) => field.name)]),
    ).toEqual([['nature', 2, ['animais']]])
  })

  test('shows the links of a sign by kind, from the point of view of that sign [PUB-11]', () => {
    const cat = present(`sign=${ids.cat}`)
    expect(cat.selectedNode).toMatchObject({ name: 'GATO', page: `/pt/signs/view/${ids.cat}` })
    expect(textOf(cat)).toEqual([
      ['Mais geral', 'ANIMAL'],
      ['Campos semânticos', 'animais'],
    ])
    expect(textOf(present(`sign=${ids.animal}`))[0]).toEqual(['Mais específico', 'GATO'])
    expect(JSON.stringify(cat)).not.toContain('SEGREDO')
  })

  test('shows a field with its head, its sub-fields and its own signs [PUB-11]', () => {
    expect(textOf(present('field=animals'))).toEqual([
      ['Faz parte de', 'nature'],
      ['Sinais deste campo', 'ANIMAL', 'GATO'],
    ])
    expect(textOf(present('field=nature'))).toEqual([['Campos dentro deste', 'animais']])
    expect(textOf(present('field=empty'))).toEqual([])
  })

  test('shows only the chosen kinds of links, and pairs when no sign is selected [PUB-11]', () => {
    expect(textOf(present(`sign=${ids.cat}&kind=field&kind=field`))).toEqual([
      ['Campos semânticos', 'animais'],
    ])
    expect(textOf(present(`sign=${ids.cat}&kind=antonym,synonym`))).toEqual([])
    expect(textOf(present('kind=hyponym'))).toEqual([['Mais geral', 'GATO ANIMAL']])
    expect(textOf(present('kind=field&kind=hypernym'))).toEqual([
      ['Mais geral', 'GATO ANIMAL'],
      ['Campos semânticos', 'nature'],
    ])
    const [first] = present(`sign=${ids.cat}&kind=hypernym`).groups
    expect(first?.nodes[0]?.to).toBe(`?sign=${ids.animal}&kind=hypernym`)
  })

  test('finds fields and signs by name [PUB-11]', () => {
    expect(present('q=ANIMÁIS').searchResults?.nodes.map(({ name }) => name)).toEqual(['animais', 'ANIMAL'])
    expect(present('q=gato').searchResults?.nodes.map(({ to }) => to)).toEqual([`?sign=${ids.cat}`])
    expect(present('q=segredo').searchResults).toEqual({ nodes: [], total: 0 })
    expect(present('').searchResults).toBeNull()
  })
})

describe('the URL of the network', () => {
  test('leaves out an unpublished sign like an unknown one [PUB-11] [D34]', () => {
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
    for (const value of unknown) {
      const { query, problems } = read(`sign=${encodeURIComponent(String(value))}`)
      expect(query.sign, String(value)).toBeNull()
      expect(problems).toMatchObject([{ field: 'sign', code: 'sign.notFound' }])
    }
    for (const value of ['nowhere', '__proto__', 'x'.repeat(5000)]) {
      const { query, problems } = read(`field=${value}`)
      expect(query.field).toBeNull()
      expect(problems).toMatchObject([{ field: 'field', code: 'value.unknown' }])
      expect(JSON.stringify(problems).length).toBeLessThan(200)
    }
  })

  test('leaves out unknown kinds and reports the first few of them [PUB-11] [D34]', () => {
    const { query, problems } = read('kind=synonym&kind=enemy')
    expect(query.kinds).toEqual(['synonym'])
    expect(problems).toEqual([{ field: 'kind', code: 'value.unknown', params: { value: 'enemy' } }])
    const thousands = Array.from({ length: 5000 }, (_, n) => `kind=x${n}`).join('&')
    expect(read(thousands).problems).toHaveLength(5)
    expect(read('page=x')).toMatchObject({ query: { page: 1 }, problems: [{ field: 'page' }] })
  })

  test('leaves out parameters that the page does not have and reports the first few of them [PUB-11] [D34]', () => {
    const { query, problems } = read('sort=size&kind=synonym&sort=name')
    expect(query.kinds).toEqual(['synonym'])
    expect(problems).toEqual([{ field: 'sort', code: 'request.unknownParameter', params: { name: 'sort' } }])
    const long = Array.from({ length: 5000 }, (_, n) => `${'x'.repeat(100)}${n}=1`).join('&')
    expect(read(long).problems).toHaveLength(5)
    expect(JSON.stringify(read(long).problems).length).toBeLessThan(1500)
  })

  test('is the same after parsing and formatting', () => {
    for (const query of ['', `sign=${ids.cat}&kind=synonym&kind=field`, 'q=a+b&field=animals&page=2']) {
      const { sign, field, kinds, q, page } = parse(query)
      const formatted = networkQueryString({ sign, field: field?.value ?? null, kinds, q, page })
      expect(formatted).toBe(`?${query}`)
    }
  })

  test('with a page after the last one shows the last page', () => {
    expect(present('field=animals&page=99')).toMatchObject({ page: 1, pages: 1 })
  })
})

test('a dictionary without relations and semantic fields has no links [PUB-11]', () => {
  const query = { sign: null, field: null, kinds: [], q: '', page: 1 }
  const unlinked = { ...dictionary, relations: () => [], facets: () => ({}) }
  expect(presentNetwork(dictionary, query, reader).hasLinks).toBe(true)
  expect(presentNetwork(unlinked, query, reader)).toMatchObject({ hasLinks: false, groups: [] })
  const related = { ...unlinked, relations: dictionary.relations }
  expect(presentNetwork(related, query, reader).hasLinks).toBe(true)
})

describe('the small network on the page of a sign', () => {
  test('has links to the neighbours with their kinds, and to the network page [PUB-11]', () => {
    const small = presentSmallNetwork(dictionary, ids.cat ?? 0, reader)
    expect(small?.nodes.map(({ name, kind, to }) => [name, kind, to])).toEqual([
      ['ANIMAL', 'Mais geral', `/pt/signs/view/${ids.animal}`],
      ['animais', 'Campo semântico', '/pt/search-signs/semantic-network?field=animals'],
    ])
    expect(small?.networkLink.to).toBe(`/pt/search-signs/semantic-network?sign=${ids.cat}`)
  })

  test('does not exist for a sign that has no neighbours or is not published', () => {
    expect(presentSmallNetwork(dictionary, ids.alone ?? 0, reader)).toBeNull()
    expect(presentSmallNetwork(dictionary, ids.pending ?? 0, reader)).toBeNull()
  })
})
