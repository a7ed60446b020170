import { afterEach, expect, test } from 'vitest'
import { openPublishedDictionary } from '#domains/publication/index.ts'
import type { PublishedDictionary } from '#domains/publication/published-dictionary.ts'
import { insertDictionary, publish } from '#domains/publication/server/publish.fixture.ts'
import { demoSource, removeDemoSigns } from '#domains/signs/index.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { useDatabase } from '#tests/database.ts'
import type { AppContext } from './app-context.ts'
import { describeDictionary, getDemoShare } from './describe-dictionary.ts'
import { getHomeData } from './public/home-data.ts'

const database = await useDatabase()
const { db } = database
let dictionary: PublishedDictionary
afterEach(() => dictionary.close())

const now = () => new Date('2026-11-22T12:00:00Z')
const describeNow = () =>
  describeDictionary({ dictionary, now, settings: { timeZone: 'UTC' } } as unknown as AppContext, 'en')

test('the home and about pages describe the demonstration, and the own signs once it is removed [PUB-04] [PUB-05]', async () => {
  await insertDictionary(db)
  await db.updateTable('dictionary').set({ signLanguage: 'und', country: 'ZZ' }).execute()
  await db.deleteFrom('dictionaryText').execute()
  await inTransaction(db, (tx) => publish(tx, 'CASA', { source: demoSource, sourceId: '1' }))
  dictionary = await openPublishedDictionary({ database })
  expect(getDemoShare(dictionary, 'en')).toEqual({ hasDemo: true, isDemo: true })
  expect(describeNow().summary.text).toContain('Brazilian Sign Language')

  await inTransaction(db, (tx) => publish(tx, 'MAJA'))
  expect(getDemoShare(dictionary, 'en')).toEqual({ hasDemo: true, isDemo: false })
  expect(JSON.stringify(describeNow())).not.toMatch(/Brazil|demonstration/)
  expect(getHomeData(dictionary, 'en').signOfTheDayCandidates.map(({ gloss }) => gloss)).toEqual(['MAJA'])

  const storage = { delete: async () => {} } as unknown as AppContext['storage']
  await removeDemoSigns({ db, storage, now, requireSignerConsent: false })
  expect(getDemoShare(dictionary, 'en')).toEqual({ hasDemo: false, isDemo: false })
  expect(describeNow().summary.text).toContain('1 sign')
})
