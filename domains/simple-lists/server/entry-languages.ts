import { defaultLanguageCode, translationLanguages } from '#domains/languages/language.ts'
import { listLanguages } from '#domains/languages/server/language.queries.ts'
import type { Db, Tx } from '#platform/db/transaction.ts'
import type { EntryLanguages } from '../kinds/field-kind.ts'

/** The languages that entries are written in. */
export async function readEntryLanguages(db: Db | Tx): Promise<EntryLanguages> {
  const languages = await listLanguages(db)
  const defaultCode = defaultLanguageCode(languages)
  const others = translationLanguages(languages).map(({ code }) => code)
  return { codes: [defaultCode, ...others.filter((code) => code !== defaultCode)], defaultCode }
}
