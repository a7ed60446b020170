import { setTimeout as after } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aQuery } from '#domains/search/search-entry.fixture.ts'
import { recordChange } from '#platform/changes/record-change.ts'
import { inTransaction, type Tx } from '#platform/db/transaction.ts'
import { useDatabase } from '#tests/database.ts'
import type { PublishedDictionary } from '../published-dictionary.ts'
import { openPublishedDictionary } from './open-published-dictionary.ts'
import { insertDictionary, publish, withdraw } from './publish.fixture.ts'

const database = await useDatabase()
const { db } = database
const onServer = database.engine === 'server'
const within2Seconds = { timeout: 2_000, interval: 20 }

const opened: PublishedDictionary[] = []
async function open(listen = database.listen) {
  const dictionary = await openPublishedDictionary({ database: { db, listen } })
  opened.push(dictionary)
  return dictionary
}
const commit = <T>(work: (tx: Tx) => Promise<T>) => inTransaction(db, work)
const glosses = (dictionary: PublishedDictionary) =>
  dictionary.search(aQuery({ order: 'alphabetical' })).hits.map(({ id }) => dictionary.card(id)?.gloss)

beforeEach(async () => {
  await insertDictionary(db)
})
afterEach(async () => {
  for (const dictionary of opened.splice(0)) await dictionary.close()
})

describe('the published dictionary', () => {
  test('opens with what is published, and with nothing else', async () => {
    await commit((tx) => publish(tx, 'CASA', { translations: { en: [['house'], ['home']] } }))
    await sql`insert into sign (dictionary_id, gloss) select id, 'PENDENTE' from dictionary`.execute(db)
    const dictionary = await open()
    expect(glosses(dictionary)).toEqual(['CASA'])
    expect(dictionary.search(aQuery({ q: 'HOME' })).total).toBe(1)
    expect(dictionary.dataset.acronym).toBe('BS')
    expect(dictionary.defaultLanguage).toBe('pt')
  })

  test('shows a published sign and drops a withdrawn one at once where it was done', async () => {
    const dictionary = await open()
    const id = await commit((tx) => publish(tx, 'CASA'))
    await dictionary.refresh()
    expect(await dictionary.findSign(id)).toMatchObject({ id, document: { texts: { gloss: 'CASA' } } })
    await commit((tx) => withdraw(tx, id))
    await dictionary.refresh()
    expect(await dictionary.findSign(id)).toBeNull()
    expect(dictionary.card(id)).toBeUndefined()
    expect(dictionary.search(aQuery({ q: 'casa' })).total).toBe(0)
  })

  test('follows what other processes commit within two seconds', async () => {
    const dictionary = await open()
    const id = await commit((tx) => publish(tx, 'CASA'))
    await vi.waitFor(() => expect(glosses(dictionary)).toEqual(['CASA']), within2Seconds)
    await commit((tx) => withdraw(tx, id))
    await vi.waitFor(() => expect(glosses(dictionary)).toEqual([]), within2Seconds)
  })

  test('follows within two seconds also when no notification ever arrives', async () => {
    const dictionary = await open(async () => async () => {})
    await commit((tx) => publish(tx, 'CASA'))
    await vi.waitFor(() => expect(glosses(dictionary)).toEqual(['CASA']), within2Seconds)
  })

  test('a change that is rolled back is no change', async () => {
    const dictionary = await open()
    const before = dictionary.version
    const failing = commit(async (tx) => {
      await publish(tx, 'CASA')
      throw new Error('taken back')
    })
    await expect(failing).rejects.toThrow('taken back')
    await dictionary.refresh()
    expect(dictionary.version).toBe(before)
    expect(dictionary.count).toBe(0)
  })

  test('tells its watchers the number of each change, until they leave', async () => {
    const dictionary = await open()
    const seen: number[] = []
    const leave = dictionary.onChange((version) => seen.push(version))
    await commit((tx) => publish(tx, 'CASA'))
    await dictionary.refresh()
    leave()
    await commit((tx) => publish(tx, 'GATO'))
    await dictionary.refresh()
    expect(seen).toEqual([dictionary.version - 1])
  })

  test('rebuilds when it is too far behind to read the changes one by one', async () => {
    const dictionary = await open()
    await commit((tx) => publish(tx, 'CASA'))
    await sql`delete from public_change`.execute(db)
    await sql`update dictionary_version set version = version + 10001`.execute(db)
    await dictionary.refresh()
    expect(glosses(dictionary)).toEqual(['CASA'])
  })

  test('says relations from both ends, and only between published signs', async () => {
    const animal = await commit((tx) => publish(tx, 'ANIMAL'))
    const dog = await commit((tx) =>
      publish(tx, 'CACHORRO', { relations: [{ kind: 'hypernym', sign: animal }], minimalPairs: [animal] }),
    )
    const dictionary = await open()
    const relationsOf = async (id: number) =>
      (await dictionary.findSign(id))?.relations.map(({ kind, sign }) => [kind, sign.gloss])
    expect(await relationsOf(dog)).toEqual([['hypernym', 'ANIMAL']])
    expect(await relationsOf(animal)).toEqual([['hyponym', 'CACHORRO']])
    expect((await dictionary.findSign(animal))?.minimalPairs.map(({ sign }) => sign.gloss)).toEqual([
      'CACHORRO',
    ])

    await commit((tx) => withdraw(tx, dog))
    await dictionary.refresh()
    expect(await relationsOf(animal)).toEqual([])
  })

  test('finds the signs that examples name, by source id, gloss or id', async () => {
    await commit((tx) => publish(tx, 'ME', { source: 'nzsl', sourceId: '2556' }))
    const examples = [{ texts: { pt: 'Eu moro aqui.' }, signs: '2556 AQUI cl:walk-up' }]
    await commit((tx) => publish(tx, 'AQUI'))
    const id = await commit((tx) => publish(tx, 'MORAR', { source: 'nzsl', sourceId: '7', examples }))
    const dictionary = await open()
    const named = (await dictionary.findSign(id))?.exampleSigns ?? {}
    expect(Object.entries(named).map(([token, { gloss }]) => [token, gloss])).toEqual([
      ['2556', 'ME'],
      ['AQUI', 'AQUI'],
    ])
    expect(dictionary.bySource('2556')?.gloss).toBe('ME')
  })

  test('an empty searchable variant is the same as its fine one', async () => {
    const entries = await db
      .insertInto('vocabularyEntry')
      .values([
        { list: 'handedness-searchable-group', value: 'one' },
        { list: 'handedness-searchable', value: 'one-handed' },
      ])
      .returning('id')
      .execute()
    const [group, value] = entries.map(({ id }) => id) as [number, number]
    await db.updateTable('vocabularyEntry').set({ groupId: group }).where('id', '=', value).execute()
    await commit((tx) => publish(tx, 'CASA', { values: { handedness: [value] } }))
    const dictionary = await open()
    const facets = dictionary.facets(aQuery(), ['handednessSearchable'])
    expect(facets).toEqual({ handednessSearchable: { [value]: 1, [group]: 1 } })
    expect(dictionary.search(aQuery({ filters: { handednessSearchable: [group] } })).total).toBe(1)
  })

  test('shows changed values, languages, contents, videos and appearance', async () => {
    const dictionary = await open()
    const { id } = await db
      .insertInto('vocabularyEntry')
      .values({ list: 'tags', value: 'everyday' })
      .returning('id')
      .executeTakeFirstOrThrow()
    expect(dictionary.vocabulary.entry(id)).toBeUndefined()

    await commit(async (tx) => {
      await tx
        .insertInto('vocabularyText')
        .values({ entryId: id, language: 'pt', description: 'cotidiano' })
        .execute()
      await recordChange(tx, 'entry', [id])
      const content = await tx
        .insertInto('content')
        .values({ slug: 'about' })
        .returning('id')
        .executeTakeFirstOrThrow()
      const text = { contentId: content.id, language: 'pt', title: 'Sobre', body: '<p>a</p>' }
      await tx.insertInto('contentText').values(text).execute()
      await recordChange(tx, 'content', [content.id])
      await tx.insertInto('appearanceColor').values({ name: 'primary', hexCode: '#123456' }).execute()
      await recordChange(tx, 'appearance', [1])
      await tx
        .insertInto('pageVideo')
        .values([
          { slug: 'home', name: 'old', activatedAt: '2026-01-01' },
          { slug: 'home', name: 'new', activatedAt: '2026-02-01' },
          { slug: 'home', name: 'off', activatedAt: '2026-03-01', active: false },
        ])
        .execute()
      await recordChange(tx, 'video', [1])
      await tx.updateTable('dictionary').set({ acronym: 'XX' }).execute()
      await recordChange(tx, 'dictionary', [1])
      await tx.insertInto('language').values({ code: 'hu' }).execute()
      await recordChange(tx, 'language', [1])
    })
    await dictionary.refresh()
    expect(dictionary.vocabulary.describe(id, 'en')).toEqual({
      text: 'cotidiano',
      language: 'pt',
      informed: false,
    })
    expect(dictionary.content('about')?.texts.pt).toEqual({ title: 'Sobre', body: '<p>a</p>', videoId: null })
    expect(dictionary.appearance.colors).toEqual([{ name: 'primary', hexCode: '#123456' }])
    expect(dictionary.pageVideo('home')?.name).toBe('new')
    expect(dictionary.dataset.acronym).toBe('XX')
    expect(dictionary.languages.map(({ code }) => code)).toContain('hu')
  })

  test('gives the browser an index that changes with its content', async () => {
    await commit((tx) => publish(tx, 'CASA', { translations: { en: [['house']] } }))
    const dictionary = await open()
    const before = dictionary.searchIndex('en')
    expect(JSON.parse(before)).toMatchObject({ glosses: ['CASA'], keywords: [['house']], posters: '0' })
    expect(dictionary.searchIndex('en')).toBe(before)
    await commit((tx) => publish(tx, 'GATO'))
    await dictionary.refresh()
    expect(dictionary.searchIndex('en')).not.toBe(before)
  })
})

// Two open transactions need two connections, which the embedded engine does not have.
if (onServer) {
  test('numbers follow commit order: a commit delayed behind another loses nothing', async () => {
    const dictionary = await open()
    const release = Promise.withResolvers<void>()
    const held = Promise.withResolvers<void>()
    const slow = commit(async (tx) => {
      await publish(tx, 'LENTO')
      held.resolve()
      await release.promise
    })
    await held.promise
    let fastIsDone = false
    const fast = commit((tx) => publish(tx, 'RÁPIDO')).then(() => {
      fastIsDone = true
    })
    await after(200)
    await dictionary.refresh()
    expect(fastIsDone).toBe(false)
    expect(dictionary.count).toBe(0)
    release.resolve()
    await Promise.all([slow, fast])
    await vi.waitFor(() => expect(glosses(dictionary)).toEqual(['LENTO', 'RÁPIDO']), within2Seconds)
  })

  test('a dropped LISTEN connection costs two seconds at most', async () => {
    const dictionary = await open()
    const { rows } = await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where query ilike 'listen%' and pid <> pg_backend_pid() and datname = current_database()
    `.execute(db)
    expect(rows.length).toBeGreaterThan(0)
    await commit((tx) => publish(tx, 'CASA'))
    await vi.waitFor(() => expect(glosses(dictionary)).toEqual(['CASA']), within2Seconds)
  })
}
