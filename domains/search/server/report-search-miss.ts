import { sql } from 'kysely'
import type { Db } from '#platform/db/transaction.ts'
import { foldQuery } from '#platform/text/fold.ts'

const maxTextLength = 80
const maxMisses = 10_000

/**
 * Counts a search without a result: its folded text and the visitor's language, without any personal data. The number
 * of different texts is limited. A text that is empty after folding is not counted.
 * @param language a content language or interface locale; the caller checks it
 */
export async function reportSearchMiss(
  { db }: { db: Db },
  { language, text }: { language: string; text: string },
): Promise<void> {
  const folded = foldQuery(text).slice(0, maxTextLength).trim()
  if (folded === '') return
  await sql`
    insert into search_miss as miss (language, text)
    select ${language}, ${folded}
    where (select count(*) from search_miss) < ${maxMisses}
      or exists (select from search_miss where language = ${language} and text = ${folded})
    on conflict (language, text) do update set count = miss.count + 1, last_at = now()
  `.execute(db)
}
