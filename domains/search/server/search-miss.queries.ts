import { sql } from 'kysely'
import type { Db } from '#platform/db/transaction.ts'

/** Counts a text without a result, unless the table has too many different texts already. */
export async function countMiss(
  db: Db,
  { language, text, maxMisses }: { language: string; text: string; maxMisses: number },
): Promise<void> {
  await sql`
    insert into search_miss as miss (language, text)
    select ${language}, ${text}
    where (select count(*) from search_miss) < ${maxMisses}
      or exists (select from search_miss where language = ${language} and text = ${text})
    on conflict (language, text) do update set count = miss.count + 1, last_at = now()
  `.execute(db)
}
