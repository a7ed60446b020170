import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openPublishedDictionary } from '#domains/publication/index.ts'
import type { PublishedDictionary } from '#domains/publication/published-dictionary.ts'
import { insertDictionary, publish, withdraw } from '#domains/publication/server/publish.fixture.ts'
import { inTransaction, type Tx } from '#platform/db/transaction.ts'
import { useDatabase } from '#tests/database.ts'
import { deserializeNetwork } from '../serialized-network.ts'
import { type Network, openNetwork } from './open-network.ts'

const database = await useDatabase()
const { db } = database
const commit = <T>(work: (tx: Tx) => Promise<T>) => inTransaction(db, work)

let dictionary: PublishedDictionary
let network: Network
const log = { error: vi.fn() }

const open = () => openNetwork({ db, dictionary, log, debounceMillis: 0 })
const layouts = () =>
  db.selectFrom('networkLayout').select(['structure', 'claimedAt', 'places']).orderBy('claimedAt').execute()
const readDrawing = async (language = 'pt') => {
  const { network: file, isLaidOut } = await network.read(language)
  return { ...deserializeNetwork(file), isLaidOut, version: file.version }
}
const namesOf = ({ nodes }: { nodes: { name: string }[] }) => nodes.map(({ name }) => name)

/** ANIMAL, its narrower GATO and CACHORRO, which are in the field "animals" under "nature". */
async function someSigns() {
  const [nature, animals] = await db
    .insertInto('vocabularyEntry')
    .values([
      { list: 'semantic-field', value: 'nature', position: 0 },
      { list: 'semantic-field', value: 'animals', position: 1 },
    ])
    .returning('id')
    .execute()
  const [head, field] = [nature?.id ?? 0, animals?.id ?? 0]
  await db.updateTable('vocabularyEntry').set({ groupId: head }).where('id', '=', field).execute()
  return commit(async (tx) => {
    const values = { semanticField: [field] }
    const animal = await publish(tx, 'ANIMAL', { values })
    const cat = await publish(tx, 'GATO', { values, relations: [{ kind: 'hypernym', sign: animal }] })
    const dog = await publish(tx, 'CACHORRO', { values, relations: [{ kind: 'see_also', sign: cat }] })
    return { head, field, animal, cat, dog }
  })
}

beforeEach(async () => {
  log.error.mockClear()
  await insertDictionary(db)
})
afterEach(async () => {
  await network.close()
  await dictionary.close()
  expect(log.error.mock.calls).toEqual([])
})

describe('the network of the published dictionary', () => {
  test('contains published signs with their fields and relations, laid out in a worker thread [PUB-11]', async () => {
    const { animal, cat, dog, field, head } = await someSigns()
    dictionary = await openPublishedDictionary({ database })
    network = open()
    await network.whenLaidOut()
    const { nodes, edges, isLaidOut } = await readDrawing()
    expect(isLaidOut).toBe(true)
    expect(nodes.map(({ key }) => key)).toEqual(
      [animal, cat, dog].map((id) => `s${id}`).concat([head, field].map((id) => `f${id}`)),
    )
    expect(edges).toContainEqual({ from: `s${cat}`, to: `s${animal}`, kind: 'hypernym' })
    expect(edges).toContainEqual({ from: `s${cat}`, to: `s${dog}`, kind: 'see_also' })
    expect(edges).toContainEqual({ from: `s${dog}`, to: `f${field}`, kind: 'field' })
    expect(edges).toContainEqual({ from: `f${field}`, to: `f${head}`, kind: 'field' })
    expect(new Set(nodes.map(({ x, y }) => `${x} ${y}`)).size).toBe(nodes.length)
  })

  test('has initial positions until the layout is computed, and is marked as not laid out', async () => {
    await someSigns()
    dictionary = await openPublishedDictionary({ database })
    network = openNetwork({ db, dictionary, log, debounceMillis: 60_000 })
    const first = await readDrawing()
    expect(first.isLaidOut).toBe(false)
    expect(new Set(first.nodes.map(({ x, y }) => `${x} ${y}`)).size).toBe(first.nodes.length)
    expect(await readDrawing()).toEqual(first)
  })

  test('never contains a pending or withdrawn sign, nor a link to one [PUB-11]', async () => {
    const { cat, dog } = await someSigns()
    const dictionaryId = (await db.selectFrom('dictionary').select('id').executeTakeFirstOrThrow()).id
    const { id: pending } = await db
      .insertInto('sign')
      .values({ dictionaryId, gloss: 'SEGREDO', status: 'pending' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await commit((tx) => publish(tx, 'PÚBLICO', { relations: [{ kind: 'synonym', sign: pending }] }))
    dictionary = await openPublishedDictionary({ database })
    network = open()
    await network.whenLaidOut()
    const { network: file } = await network.read('pt')
    expect(file.signs.ids).not.toContain(pending)
    expect(JSON.stringify(file)).not.toContain('SEGREDO')
    expect(await network.readNeighbourhood(`s${pending}`, 'pt')).toBeUndefined()

    await commit((tx) => withdraw(tx, cat))
    const now = await readDrawing()
    expect(namesOf(now)).not.toContain('GATO')
    expect(now.edges.filter(({ from, to }) => from === `s${cat}` || to === `s${cat}`)).toEqual([])
    const around = await network.readNeighbourhood(`s${dog}`, 'pt')
    expect(around?.network.signs.ids).toEqual([dog])
    expect(await network.readNeighbourhood(`s${cat}`, 'pt')).toBeUndefined()
  })

  test('shows a new sign at once near its neighbours, and starts its layout from the previous positions', async () => {
    const { cat } = await someSigns()
    dictionary = await openPublishedDictionary({ database })
    network = open()
    await network.whenLaidOut()
    const before = await readDrawing()
    const lion = await commit((tx) => publish(tx, 'LEÃO', { relations: [{ kind: 'see_also', sign: cat }] }))
    const between = await readDrawing()
    const at = ({ nodes }: typeof before, key: string) => nodes.find((node) => node.key === key)
    expect(at(between, `s${lion}`)).toBeDefined()
    if (!between.isLaidOut) expect(at(between, `s${cat}`)).toEqual(at(before, `s${cat}`))
    await network.whenLaidOut()
    expect((await readDrawing()).isLaidOut).toBe(true)
    expect(await layouts()).toHaveLength(2)
  })

  test('reuses a stored layout after a restart [PUB-11]', async () => {
    await someSigns()
    dictionary = await openPublishedDictionary({ database })
    network = open()
    await network.whenLaidOut()
    const first = await readDrawing()
    const stored = await layouts()
    await network.close()

    network = open()
    await network.whenLaidOut()
    expect(await readDrawing()).toEqual(first)
    expect(await layouts()).toEqual(stored)
  })

  test('is laid out only once by two processes, which show the same', async () => {
    await someSigns()
    dictionary = await openPublishedDictionary({ database })
    network = open()
    const other = open()
    await Promise.all([network.whenLaidOut(), other.whenLaidOut()])
    expect((await other.read('pt')).network).toEqual((await network.read('pt')).network)
    expect(await layouts()).toHaveLength(1)
    await other.close()
  })

  test('is laid out by another process when the first one ended during its computation', async () => {
    await someSigns()
    dictionary = await openPublishedDictionary({ database })
    network = open()
    await network.whenLaidOut()
    await network.close()
    const longAgo = new Date(Date.now() - 600_000)
    await db.updateTable('networkLayout').set({ places: null, claimedAt: longAgo }).execute()
    network = open()
    await network.whenLaidOut()
    expect((await readDrawing()).isLaidOut).toBe(true)
  })

  test('needs no new layout for a change that affects no node with links', async () => {
    const { animal } = await someSigns()
    dictionary = await openPublishedDictionary({ database })
    network = open()
    await network.whenLaidOut()
    const stored = await layouts()
    await commit((tx) => publish(tx, 'SOZINHO'))
    await network.whenLaidOut()
    const now = await readDrawing()
    expect(now.isLaidOut).toBe(true)
    expect(namesOf(now)).not.toContain('SOZINHO')
    expect(await layouts()).toEqual(stored)
    expect(now.version).toBe(dictionary.version)
    expect(dictionary.card(animal)?.gloss).toBe('ANIMAL')
  })

  test('contains only fields and related signs of a large dictionary, the others in neighbourhoods [PUB-11]', async () => {
    const { field, animal, cat, dog } = await someSigns()
    const alone = await commit((tx) => publish(tx, 'PEIXE', { values: { semanticField: [field] } }))
    dictionary = await openPublishedDictionary({ database })
    network = openNetwork({ db, dictionary, log, debounceMillis: 0, maxNodes: 5 })
    await network.whenLaidOut()
    const { network: file } = await network.read('pt')
    expect(file.signs.ids).toEqual([animal, cat, dog])
    expect(file.left).toBe(1)
    const around = await network.readNeighbourhood(`f${field}`, 'pt')
    expect(around?.network.signs.ids).toEqual([animal, cat, dog, alone])
    const known = new Map(file.signs.ids.map((id, row) => [id, file.signs.x[row]]))
    expect(around?.network.signs.x.slice(0, 3)).toEqual([animal, cat, dog].map((id) => known.get(id)))
    for (const key of ['s0', 'sx', 'f0', `f${animal + 99_999}`, 'x1', '', `s${field + 99_999}`])
      expect(await network.readNeighbourhood(key, 'pt'), key).toBeUndefined()
  })

  test('is empty for an empty dictionary, and stores nothing', async () => {
    dictionary = await openPublishedDictionary({ database })
    network = open()
    await network.whenLaidOut()
    expect((await readDrawing()).nodes).toEqual([])
    expect(await layouts()).toEqual([])
  })
})
