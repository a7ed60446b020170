import { sql } from 'kysely'
import type { Db } from '#platform/db/transaction.ts'
import { foldQuery } from '#platform/text/fold.ts'

const maxTextLength = 80
const maxMisses = 10_000

/**
 * Counts a search that ended with nothing: its folded text and the visitor's language, nothing of the person.
 * Only so many different texts are kept; a text in which nothing is left after folding is not counted.
 * @param language one of the content languages or interface locales; the caller checks it
 */
export async function reportSearchMiss(
  db: Db,
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
