import type { VocabularyEntry } from './vocabulary.ts'

/** A vocabulary entry for tests: ordered by id, all other properties empty unless given. */
export const aVocabularyEntry = (
  properties: Partial<VocabularyEntry> & Pick<VocabularyEntry, 'id' | 'list' | 'value'>,
): VocabularyEntry => ({
  parentId: null,
  groupId: null,
  position: properties.id,
  searchable: true,
  retired: false,
  symbol: null,
  pictureId: null,
  features: null,
  aliases: [],
  texts: {},
  ...properties,
})
