import type { EcvEntry } from '#packages/elan/index.ts'
import { textsFor } from '../content-texts.ts'
import { valueEntry } from '../vocabulary-entries.ts'
import type { VocabularyLanguage } from '../vocabulary-languages.ts'
import type { ValueList } from '../vocabulary-name.ts'
import { listPastValues } from './past-entries.queries.ts'
import type { VocabularyContext } from './vocabulary-context.ts'

/**
 * The values of a list in their order, then retired, merged and deleted ones: ELAN removes references to unknown entries, so each
 * keeps its id.
 */
export async function valueEntries(
  { db, dictionary: { vocabulary } }: Pick<VocabularyContext, 'db' | 'dictionary'>,
  list: ValueList,
  languages: readonly VocabularyLanguage[],
): Promise<EcvEntry[]> {
  const nameOf = (id: number, code: string) => vocabulary.describe(id, code).text
  const mark = (code: string) => textsFor(code)('elanVocabulary:retired')
  const entries = vocabulary.list(list)
  const past = await listPastValues(db, list)
  return [
    ...entries
      .filter(({ retired }) => !retired)
      .map((one) => valueEntry(one, languages, { nameOf, mark: null })),
    ...entries.filter(({ retired }) => retired).map((one) => valueEntry(one, languages, { nameOf, mark })),
    ...past.map(({ texts, ...one }) =>
      valueEntry({ list, ...one }, languages, { nameOf: (_, code) => texts[code] ?? '', mark }),
    ),
  ]
}
