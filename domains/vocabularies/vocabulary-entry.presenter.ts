import type { Media } from '#domains/media/index.ts'
import { shownFile } from '#domains/media/index.ts'
import type { Vocabulary, VocabularyEntry } from './vocabulary.ts'

/** One value of a reference list as programs read it, described in a language. */
export function presentVocabularyEntry(
  entry: VocabularyEntry,
  vocabulary: Vocabulary,
  language: string,
  media: (id: number | null) => Media | undefined,
) {
  const { text, informed } = vocabulary.describe(entry.id, language)
  const picture = media(entry.pictureId)
  const file = picture && shownFile(picture)
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
    picture: file ? `/media/${file.key}` : null,
  }
}
