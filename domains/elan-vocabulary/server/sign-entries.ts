import type { PublishedDictionary } from '#domains/publication/published-dictionary.ts'
import type { EcvEntry } from '#packages/elan/index.ts'
import { isLocale, type Locale } from '#platform/i18n/locales.ts'
import { textsFor } from '../content-texts.ts'
import { filmPath } from '../film-path.ts'
import {
  erasedEntry,
  type WithdrawnSign,
  type WrittenSign,
  withdrawnEntry,
  writtenEntry,
} from '../vocabulary-entries.ts'
import type { VocabularyLanguage } from '../vocabulary-languages.ts'
import type { VocabularyName } from '../vocabulary-name.ts'
import { membersOf } from './members.ts'
import { listErasedSignIds, listWithdrawnSigns } from './past-entries.queries.ts'
import { listUnpublishedSigns, type UnpublishedSign } from './unpublished-signs.queries.ts'
import type { VocabularyContext } from './vocabulary-context.ts'

/**
 * Published signs, for a member the pending ones that only members see, then withdrawn and erased ones, each by id: of two equal values ELAN links the first, which stays as it
 * is.
 * @throws AppError `page.notFound` for a value that the list does not have
 */
export async function signEntries(
  context: VocabularyContext,
  name: Exclude<VocabularyName, { kind: 'values' }>,
  languages: readonly VocabularyLanguage[],
): Promise<Iterable<EcvEntry>> {
  const { db, dictionary, origin, secretPath } = context
  // Signs that are published or withdrawn while this waits must not be in neither list.
  const published = dictionary.byIds(dictionary.ids())
  const shown = published.map(({ id }) => id)
  const unpublished = secretPath ? await listUnpublishedSigns(db, secretPath.reader, shown) : []
  const pending = unpublished.filter(({ status }) => status === 'pending')
  const { signs, wasMember } = await membersOf(context, name, [...published, ...pending])
  const withdrawn = withDeletedSigns(
    await listWithdrawnSigns(db, [...shown, ...pending.map(({ id }) => id)]),
    unpublished,
  )
  const erased = await listErasedSignIds(db, { everPublished: !secretPath })
  const locale = pageLocale(dictionary)
  const isPublished = new Set(shown)
  const options = {
    languages,
    nameOf: (entry: number, language: string) => dictionary.vocabulary.describe(entry, language).text,
    address: ({ id, video }: WrittenSign) => {
      if (name.kind === 'signs' && name.links === 'pages')
        return `${origin}/${locale}/${isPublished.has(id) ? '' : 'control-panel/'}signs/view/${id}`
      return video === null ? null : `${origin}${filmPath(id)}`
    },
  }
  return (function* () {
    for (const sign of signs) yield writtenEntry(sign, options)
    for (const sign of withdrawn)
      if (wasMember(sign.id))
        yield withdrawnEntry(sign, languages, (code) => textsFor(code)('elanVocabulary:withdrawn'))
    for (const id of erased)
      if (!isPublished.has(id))
        yield erasedEntry(id, languages, (code) => textsFor(code)('elanVocabulary:erased'))
  })()
}

/** Adds signs that were deleted before they were published, to those that were published once; by id. */
function withDeletedSigns(withdrawn: WithdrawnSign[], unpublished: readonly UnpublishedSign[]) {
  const known = new Set(withdrawn.map(({ id }) => id))
  const deleted = unpublished.filter(({ id, status }) => status === 'deleted' && !known.has(id))
  return [...withdrawn, ...deleted].toSorted((a, b) => a.id - b.id)
}

const pageLocale = ({ defaultLanguage }: PublishedDictionary): Locale =>
  isLocale(defaultLanguage) ? defaultLanguage : 'en'
