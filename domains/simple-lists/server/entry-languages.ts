import { defaultLanguageCode, translationLanguages } from '#domains/languages/language.ts'
import { listLanguages } from '#domains/languages/server/language.queries.ts'
import type { Db, Tx } from '#platform/db/transaction.ts'
import { interfaceLanguages } from '../interface-languages.ts'
import type { EntryLanguages } from '../kinds/field-kind.ts'
import type { SimpleList } from '../simple-list.ts'

/** The languages that the entries of a list are written in. */
export async function readEntryLanguages(
  db: Db | Tx,
  { isOfInterface }: Pick<SimpleList, 'isOfInterface'>,
): Promise<EntryLanguages> {
  if (isOfInterface) return interfaceLanguages
  const languages = await listLanguages(db)
  const defaultCode = defaultLanguageCode(languages)
  const others = translationLanguages(languages).map(({ code }) => code)
  return { codes: [defaultCode, ...others.filter((code) => code !== defaultCode)], defaultCode }
}
