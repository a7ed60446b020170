import type { Db } from '#platform/db/transaction.ts'
import { foldQuery } from '#platform/text/fold.ts'
import { countMiss } from './search-miss.queries.ts'

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
  await countMiss(db, { language, text: folded, maxMisses })
}
