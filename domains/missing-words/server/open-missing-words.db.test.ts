import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPublishedDictionary } from '#domains/publication/index.ts'
import type { PublishedDictionary } from '#domains/publication/published-dictionary.ts'
import { insertDictionary, publish } from '#domains/publication/server/publish.fixture.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { useDatabase } from '#tests/database.ts'
import { maxNewWordsADay } from '../missing-word.ts'
import { missingWordsRetentionJob } from './missing-words-retention-job.ts'
import { type MissingWords, openMissingWords } from './open-missing-words.ts'

const database = await useDatabase()
const { db } = database
let at: Date
let dictionary: PublishedDictionary
let words: MissingWords

beforeEach(async () => {
  at = new Date('2026-11-27T12:00:00Z')
  await insertDictionary(db)
  await inTransaction(db, (tx) => publish(tx, 'CASA', { translations: { pt: [['casa', 'lar']] } }))
  dictionary = await openPublishedDictionary({ database })
  words = openMissingWords({ db, dictionary, now: () => at })
})
afterEach(async () => {
  await words.close()
  await dictionary.close()
})

const count = (text: string, times = 1, language = 'pt') => {
  for (let time = 0; time < times; time++) words.count({ text, language })
}
const stored = () =>
  db
    .selectFrom('missingWord')
    .select(['language', 'word', 'spelling', 'searches'])
    .orderBy('language')
    .orderBy('word')
    .execute()
const storedWeeks = async () =>
  (
    await db
      .selectFrom('missingWordWeek')
      .select(['word', 'searches', (each) => each.cast<string>('week', 'text').as('week')])
      .orderBy('word')
      .orderBy('week')
      .execute()
  ).map(({ word, week, searches }) => `${word} ${week} ${searches}`)

test('searches that find nothing are counted by folded word, language and week, without anything else [D47]', async () => {
  count(' Xícara ')
  count('XÍCARA', 2)
  count('xicara', 1, 'en')
  await words.store()
  at = new Date('2026-12-01T12:00:00Z')
  count('xícara')
  await words.store()
  expect(await stored()).toEqual([
    { language: 'en', word: 'xicara', spelling: 'xicara', searches: 1 },
    { language: 'pt', word: 'xicara', spelling: 'xícara', searches: 4 },
  ])
  expect(await storedWeeks()).toEqual(
    ['xicara 2026-11-23 3', 'xicara 2026-11-23 1', 'xicara 2026-11-30 1'].toSorted(),
  )
})

test('what the dictionary finds, also in another form or with a typing error, is not counted [D47]', async () => {
  for (const text of ['casa', 'CASAS', 'caza', 'o lar', '12', 'ana@casa.example']) count(text)
  await words.store()
  expect(await stored()).toEqual([])
})

test('nothing is stored while a search is counted, and counts that could not be stored stay in memory', async () => {
  count('zebra', 2)
  expect(await stored()).toEqual([])
  await words.close()
  const warn = vi.fn()
  let isBroken = true
  const breaking = db.withPlugin({
    transformQuery: ({ node }) => {
      if (isBroken) throw new Error('no connection')
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const others = openMissingWords({ db: breaking, dictionary, now: () => at, log: { warn } })
  others.count({ text: 'girafa', language: 'pt' })
  await others.store()
  expect(warn).toHaveBeenCalledOnce()
  isBroken = false
  others.count({ text: 'girafa', language: 'pt' })
  await others.close()
  expect(await stored()).toMatchObject([
    { word: 'girafa', searches: 2 },
    { word: 'zebra', searches: 2 },
  ])
})

test('two processes that count the same words at the same time lose nothing', async () => {
  const others = openMissingWords({ db, dictionary, now: () => at })
  for (const text of ['zebra', 'girafa', 'baleia']) count(text)
  for (const text of ['baleia', 'girafa', 'zebra']) others.count({ text, language: 'pt' })
  await Promise.all([words.store(), others.close()])
  expect((await stored()).map(({ searches }) => searches)).toEqual([2, 2, 2])
})

test('on one day only a limited number of words is new, and known words are still counted', async () => {
  await words.close()
  words = openMissingWords({ db, dictionary, now: () => at, maxWords: 10_000 })
  const letters = (number: number) =>
    `w${[...`${number}`].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`
  count('wwwww', 3)
  for (let number = 0; number < maxNewWordsADay + 20; number++) count(letters(number))
  await words.store()
  expect(await stored()).toHaveLength(maxNewWordsADay)
  count('wwwww')
  count('zebra')
  await words.store()
  expect((await stored()).find(({ word }) => word === 'wwwww')?.searches).toBe(4)
  expect(await stored()).toHaveLength(maxNewWordsADay)
  at = new Date('2026-11-28T00:00:00Z')
  count('zebra')
  await words.store()
  expect(await stored()).toHaveLength(maxNewWordsADay + 1)
})

test('counts are deleted after a year, and a word with its last count', async () => {
  count('zebra')
  count('girafa')
  await words.store()
  at = new Date('2027-03-01T12:00:00Z')
  count('zebra', 2)
  await words.store()
  const run = (now: Date) =>
    missingWordsRetentionJob.run({ db, now: () => now }, {}, new AbortController().signal)
  await run(new Date('2027-11-27T12:00:00Z'))
  expect(await storedWeeks()).toHaveLength(3)
  await run(new Date('2027-12-06T12:00:00Z'))
  expect(await stored()).toEqual([{ language: 'pt', word: 'zebra', spelling: 'zebra', searches: 2 }])
  expect(await storedWeeks()).toEqual(['zebra 2027-03-01 2'])
})
