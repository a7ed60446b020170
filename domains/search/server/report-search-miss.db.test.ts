import { expect, test } from 'vitest'
import { useDatabase } from '#tests/database.ts'
import { reportSearchMiss } from './report-search-miss.ts'

const { db } = await useDatabase()
const misses = () =>
  db.selectFrom('searchMiss').select(['language', 'text', 'count']).orderBy('text').execute()

test('searches without a result are counted by text and language', async () => {
  await reportSearchMiss({ db }, { language: 'pt', text: ' Xícara ' })
  await reportSearchMiss({ db }, { language: 'pt', text: 'XICARA' })
  await reportSearchMiss({ db }, { language: 'en', text: 'xicara' })
  expect((await misses()).toSorted((a, b) => b.count - a.count)).toEqual([
    { language: 'pt', text: 'xicara', count: 2 },
    { language: 'en', text: 'xicara', count: 1 },
  ])
})

test('a long text is cut, and an empty one is not counted', async () => {
  await reportSearchMiss({ db }, { language: 'pt', text: 'b'.repeat(10_000) })
  await reportSearchMiss({ db }, { language: 'pt', text: '\u0000\u202E ' })
  expect(await misses()).toEqual([{ language: 'pt', text: 'b'.repeat(80), count: 1 }])
})
