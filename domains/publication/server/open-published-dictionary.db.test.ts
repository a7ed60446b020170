import { setTimeout as after } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aQuery } from '#domains/search/search-entry.fixture.ts'
import { refreshFollowers } from '#platform/changes/follow-changes.ts'
import { recordChange } from '#platform/changes/record-change.ts'
import { inTransaction, type Tx } from '#platform/db/transaction.ts'
import { useDatabase } from '#tests/database.ts'
import { eventually } from '#tests/eventually.ts'
import type { PublishedDictionary } from '../published-dictionary.ts'
import { openPublishedDictionary } from './open-published-dictionary.ts'
import { insertDictionary, publish, withdraw } from './publish.fixture.ts'

const database = await useDatabase()
const { db } = database
const onServer = database.engine === 'server'

const opened: PublishedDictionary[] = []
async function open(listen = database.listen) {
  const dictionary = await openPublishedDictionary({ database: { db, listen } })
  opened.push(dictionary)
  return dictionary
}
const commit = <T>(work: (tx: Tx) => Promise<T>) => inTransaction(db, work)
/** Commits as another process would: the dictionaries of this process learn of it only from the database. */
const commitElsewhere = <T>(work: (tx: Tx) => Promise<T>) => inTransaction(db.withTables(), work)
const glosses = (dictionary: PublishedDictionary) =>
  dictionary.search(aQuery({ order: 'alphabetical' })).hits.map(({ id }) => dictionary.card(id)?.gloss)

beforeEach(async () => {
  await insertDictionary(db)
})
afterEach(async () => {
  for (const dictionary of opened.splice(0)) await dictionary.close()
})

describe('the published dictionary', () => {
  test('opens with all published signs and no others', async () => {
    await commit((tx) => publish(tx, 'CASA', { translations: { en: [['house'], ['home']] } }))
    await sql`insert into sign (dictionary_id, gloss) select id, 'PENDENTE' from dictionary`.execute(db)
    const dictionary = await open()
    expect(glosses(dictionary)).toEqual(['CASA'])
    expect(dictionary.search(aQuery({ q: 'HOME' })).total).toBe(1)
    expect(dictionary.dataset.acronym).toBe('BS')
    expect(dictionary.defaultLanguage).toBe('pt')
  })

  test('shows uploaded pictures of handshapes first as soon as that is set, also in other processes [D39]', async () => {
    const dictionary = await open()
    const { id } = await db
      .insertInto('vocabularyEntry')
      .values({ list: 'handshape-of-hand', value: 'fist', position: 1 })
      .returning('id')
      .executeTakeFirstOrThrow()
    await commit((tx) => recordChange(tx, 'entry', [id]))
    const isPictureFirst = () => dictionary.vocabulary.entry(id)?.isPictureFirst ?? false
    const set = (tx: Tx, uploadedHandsFirst: boolean) =>
      tx
        .updateTable('dictionary')
        .set({ uploadedHandsFirst })
        .execute()
        .then(() => recordChange(tx, 'dictionary', [1]))
    expect(isPictureFirst()).toBe(false)
    await commit((tx) => set(tx, true))
    expect(isPictureFirst()).toBe(true)
    await commitElsewhere((tx) => set(tx, false))
    await eventually(() => expect(isPictureFirst()).toBe(false))
  })

  test('shows a sign as soon as it is published, and no longer once it is withdrawn', async () => {
    const dictionary = await open()
    const id = await commit((tx) => publish(tx, 'CASA'))
    expect(await dictionary.findSign(id)).toMatchObject({ id, document: { texts: { gloss: 'CASA' } } })
    await commit((tx) => withdraw(tx, id))
    expect(await dictionary.findSign(id)).toBeNull()
    expect(dictionary.card(id)).toBeUndefined()
    expect(dictionary.search(aQuery({ q: 'casa' })).total).toBe(0)
  })

  test('follows what other processes commit', async () => {
    const dictionary = await open()
    const id = await commitElsewhere((tx) => publish(tx, 'CASA'))
    await eventually(() => expect(glosses(dictionary)).toEqual(['CASA']))
    await commitElsewhere((tx) => withdraw(tx, id))
    await eventually(() => expect(glosses(dictionary)).toEqual([]))
  })

  test('two dictionaries of one process both show a change as soon as it is committed', async () => {
    const [one, other] = [await open(), await open()]
    await commit((tx) => publish(tx, 'CASA'))
    expect([glosses(one), glosses(other)]).toEqual([['CASA'], ['CASA']])
    expect(one.version).toBe(other.version)
  })

  test('follows also when no notification ever arrives', async () => {
    const dictionary = await open(async () => async () => {})
    await commitElsewhere((tx) => publish(tx, 'CASA'))
    await eventually(() => expect(glosses(dictionary)).toEqual(['CASA']))
  })

  test('a change that is rolled back is not shown', async () => {
    const dictionary = await open()
    const before = dictionary.version
    const failing = commit(async (tx) => {
      await publish(tx, 'CASA')
      throw new Error('failed on purpose')
    })
    await expect(failing).rejects.toThrow('failed on purpose')
    await refreshFollowers(db)
    expect(dictionary.version).toBe(before)
    expect(dictionary.count).toBe(0)
  })

  test('calls its subscribers with the version of each change until they unsubscribe', async () => {
    const dictionary = await open()
    const seen: number[] = []
    const unsubscribe = dictionary.onChange((version) => seen.push(version))
    await commit((tx) => publish(tx, 'CASA'))
    unsubscribe()
    await commit((tx) => publish(tx, 'GATO'))
    expect(seen).toEqual([dictionary.version - 1])
  })

  test('is read again as a whole when it is too far behind to apply the changes one by one', async () => {
    const dictionary = await open(async () => async () => {})
    await commitElsewhere(async (tx) => {
      await publish(tx, 'CASA')
      await sql`delete from public_change`.execute(tx)
      await sql`update dictionary_version set version = version + 10001`.execute(tx)
    })
    await refreshFollowers(db)
    expect(glosses(dictionary)).toEqual(['CASA'])
  })

  test('shows relations on both signs, and only between published signs', async () => {
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
    expect(await relationsOf(animal)).toEqual([])
  })

  test('finds the signs of an example by source id, gloss or id', async () => {
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
    expect(dictionary.bySourceId('2556')?.gloss).toBe('ME')
    expect(dictionary.bySourceId('2556', 'nzsl')?.gloss).toBe('ME')
    expect(dictionary.bySourceId('2556', 'other')).toBeUndefined()
  })

  test('a sign without a searchable value is found by its detailed value', async () => {
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

  test('builds an index for the browser that changes with its content', async () => {
    await commit((tx) => publish(tx, 'CASA', { translations: { en: [['house']] } }))
    const dictionary = await open()
    const before = dictionary.searchIndex('en')
    expect(JSON.parse(before)).toMatchObject({ glosses: ['CASA'], keywords: [['house']], posters: '0' })
    expect(dictionary.searchIndex('en')).toBe(before)
    await commit((tx) => publish(tx, 'GATO'))
    expect(dictionary.searchIndex('en')).not.toBe(before)
  })
})

// Two open transactions need two connections, which the embedded engine does not have.
if (onServer) {
  test('versions follow the order of commits: a change that is committed late is not lost', async () => {
    const dictionary = await open()
    const release = Promise.withResolvers<void>()
    const isPublished = Promise.withResolvers<void>()
    const slow = commit(async (tx) => {
      await publish(tx, 'LENTO')
      isPublished.resolve()
      await release.promise
    })
    await isPublished.promise
    let fastIsDone = false
    const fast = commit((tx) => publish(tx, 'RÁPIDO')).then(() => {
      fastIsDone = true
    })
    await after(200)
    await refreshFollowers(db)
    expect(fastIsDone).toBe(false)
    expect(dictionary.count).toBe(0)
    release.resolve()
    await Promise.all([slow, fast])
    await eventually(() => expect(glosses(dictionary)).toEqual(['LENTO', 'RÁPIDO']))
  })

  test('shows a change also after the LISTEN connection was lost', async () => {
    const dictionary = await open()
    const { rows } = await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where query ilike 'listen%' and pid <> pg_backend_pid() and datname = current_database()
    `.execute(db)
    expect(rows.length).toBeGreaterThan(0)
    await commitElsewhere((tx) => publish(tx, 'CASA'))
    await eventually(() => expect(glosses(dictionary)).toEqual(['CASA']))
  })
}
