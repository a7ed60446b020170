import type { PublishedDictionary } from '#domains/publication/published-dictionary.ts'
import type { SearchEntry } from '#domains/search/search-model.ts'
import type { EcvEntry } from '#packages/elan/index.ts'
import { isLocale, type Locale } from '#platform/i18n/locales.ts'
import { textsFor } from '../content-texts.ts'
import { filmPath } from '../film-path.ts'
import { erasedEntry, publishedEntry, withdrawnEntry } from '../vocabulary-entries.ts'
import type { VocabularyLanguage } from '../vocabulary-languages.ts'
import type { VocabularyName } from '../vocabulary-name.ts'
import { membersOf } from './members.ts'
import { listErasedSignIds, listWithdrawnSigns } from './past-entries.queries.ts'
import type { VocabularyContext } from './vocabulary-context.ts'

/**
 * Published signs, then withdrawn and erased ones, each by id: of two equal values ELAN links the first, which stays as it
 * is.
 * @throws AppError `page.notFound` for a value that the list does not have
 */
export async function signEntries(
  context: VocabularyContext,
  name: Exclude<VocabularyName, { kind: 'values' }>,
  languages: readonly VocabularyLanguage[],
): Promise<Iterable<EcvEntry>> {
  const { db, dictionary, origin } = context
  // Signs that are published or withdrawn while this waits must not be in neither list.
  const published = dictionary.byIds(dictionary.ids())
  const { signs, wasMember } = await membersOf(context, name, published)
  const withdrawn = await listWithdrawnSigns(
    db,
    published.map(({ id }) => id),
  )
  const erased = await listErasedSignIds(db)
  const locale = pageLocale(dictionary)
  const options = {
    languages,
    nameOf: (entry: number, language: string) => dictionary.vocabulary.describe(entry, language).text,
    address: ({ id, video }: Pick<SearchEntry, 'id' | 'video'>) => {
      if (name.kind === 'signs' && name.links === 'pages') return `${origin}/${locale}/signs/view/${id}`
      return video === null ? null : `${origin}${filmPath(id)}`
    },
  }
  const isPublished = new Set(published.map(({ id }) => id))
  return (function* () {
    for (const sign of signs) yield publishedEntry(sign, options)
    for (const sign of withdrawn)
      if (wasMember(sign.id))
        yield withdrawnEntry(sign, languages, (code) => textsFor(code)('elanVocabulary:withdrawn'))
    for (const id of erased)
      if (!isPublished.has(id))
        yield erasedEntry(id, languages, (code) => textsFor(code)('elanVocabulary:erased'))
  })()
}

const pageLocale = ({ defaultLanguage }: PublishedDictionary): Locale =>
  isLocale(defaultLanguage) ? defaultLanguage : 'en'
