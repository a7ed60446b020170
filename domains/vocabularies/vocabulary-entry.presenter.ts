import { type Media, shownMediaUrl } from '#domains/media/media.ts'
import type { Vocabulary, VocabularyEntry } from './vocabulary.ts'

/**
 * One value of a reference list as the API returns it.
 * @param language of the description
 */
export function presentVocabularyEntry(
  entry: VocabularyEntry,
  vocabulary: Vocabulary,
  language: string,
  findMedia: (id: number | null) => Media | undefined,
) {
  const { text, informed } = vocabulary.describe(entry.id, language)
  return {
    id: entry.id,
    value: entry.value,
    description: text,
    informed,
    parent: entry.parentId === null ? null : (vocabulary.entry(entry.parentId)?.value ?? null),
    group: entry.groupId === null ? null : (vocabulary.entry(entry.groupId)?.value ?? null),
    order: entry.position,
    searchable: entry.searchable,
    symbol: entry.symbol,
    features: entry.features,
    picture: shownMediaUrl(findMedia(entry.pictureId)),
  }
}
