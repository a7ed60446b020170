import { sql } from 'kysely'
import { listMissingWords, openMissingWords } from '#domains/missing-words/index.ts'
import { parseMissingWordQuery } from '#domains/missing-words/missing-word-query.input.ts'
import { openPublishedDictionary } from '#domains/publication/index.ts'
import { openDatabase } from '#platform/db/open-database.ts'
import type { Db } from '#platform/db/transaction.ts'
import { anActor } from '#tests/cast.ts'
import { insertGeneratedSigns } from './generated-signs.ts'
import { newDataDir, removeDataDir } from './program.ts'
import { formatTable, percentile, type Row } from './results.ts'
import { fillSeeded } from './seeded-data-dir.ts'

const wordCount = 200_000
const weeksPerWord = 5
const repetitions = 15
const now = () => new Date('2026-11-27T12:00:00Z')
const ana = anActor({ id: 1, isAdmin: true })

const queries = ['', 'page=40', 'state=messages', 'state=aside', 'order=alphabetical', 'language=pt', 'q=ba']

/** Measures the report of missing words with a million rows of weeks, and storing a batch of counts. */
export async function benchMissingWords(): Promise<Row[]> {
  const [dataDir, mediaDir] = [newDataDir(), newDataDir()]
  const database = await openDatabase({ dataDir })
  const { db } = database
  await fillSeeded(database, mediaDir, async () => {
    await insertGeneratedSigns(db, 10_000)
    await insertMissingWords(db)
  })
  const dictionary = await openPublishedDictionary({ database })
  const times: number[] = []
  for (let round = 0; round < repetitions; round++)
    for (const query of queries) {
      const start = performance.now()
      await listMissingWords({ db, dictionary, now }, ana, {
        query: parseMissingWordQuery(new URLSearchParams(query)),
      })
      times.push(performance.now() - start)
    }
  const words = openMissingWords({ db, dictionary, now })
  for (let number = 0; number < 500; number++) words.count({ text: `zq ${wordOf(number)}`, language: 'pt' })
  const start = performance.now()
  await words.close()
  const stored = performance.now() - start
  await dictionary.close()
  await database.close()
  removeDataDir(dataDir)
  removeDataDir(mediaDir)
  return [
    { name: 'missing words, 1,000,000 weeks: report, median', value: percentile(times, 50), unit: 'ms' },
    {
      name: 'missing words, 1,000,000 weeks: report p95',
      value: percentile(times, 95),
      unit: 'ms',
      target: 200,
    },
    { name: 'missing words: 500 counts are stored', value: stored, unit: 'ms' },
  ]
}

/** A word without digits for a number. */
const wordOf = (number: number) => [...`${number}`].map((digit) => 'bcdfghjklm'[Number(digit)]).join('a')

/** Words with 5 weeks each, one in ten of them searched often; some have messages or are set aside. */
async function insertMissingWords(db: Db): Promise<void> {
  const word = sql`translate(n::text, '0123456789', 'qwxzvkjyhg') || 'ba'`
  await sql`
    insert into missing_word (language, word, spelling, searches, first_on)
    select (array['pt', 'en', 'de', 'hu', 'et'])[1 + n % 5], ${word}, ${word},
      case when n % 10 = 0 then 5 + n % 200 else 2 end, date '2026-01-05'
    from generate_series(1, ${wordCount}::integer) as n
  `.execute(db)
  await sql`
    insert into missing_word_week (language, word, week, searches)
    select language, word, date '2026-11-23' - 7 * week, 1
    from missing_word, generate_series(0, ${weeksPerWord - 1}::integer) as week
  `.execute(db)
  await sql`
    update missing_word set set_aside_at = now(), set_aside_reason = 'name' where searches > 200
  `.execute(db)
  await sql`
    insert into contact (kind, word, missed_word, subject, message, sender_name, sender_email, language, delivery)
    select 'missing', word, word, 'missing', '', '', '', language, language || word
    from missing_word where searches = 150
  `.execute(db)
  await sql`analyze`.execute(db)
}

if (import.meta.main) console.log(formatTable(await benchMissingWords()))
