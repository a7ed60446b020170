import type { VocabularyEntry } from './vocabulary.ts'

/** A value of a list for tests, in the order of ids; whatever is not said is empty. */
export const aVocabularyEntry = (
  facts: Partial<VocabularyEntry> & Pick<VocabularyEntry, 'id' | 'list' | 'value'>,
): VocabularyEntry => ({
  parentId: null,
  groupId: null,
  position: facts.id,
  searchable: true,
  retired: false,
  symbol: null,
  pictureId: null,
  features: null,
  aliases: [],
  texts: {},
  ...facts,
})
