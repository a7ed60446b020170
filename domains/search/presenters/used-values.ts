import type { ListName } from '#domains/vocabularies/reference-lists.ts'
import type { Vocabulary, VocabularyEntry } from '#domains/vocabularies/vocabulary.ts'
import { exactEntry } from '../query/filter-value.ts'

/** The filter value of an entry without those grouped under it. */
export const ownFilterValue = ({ isHead }: Pick<Vocabulary, 'isHead'>, id: number): number =>
  isHead(id) ? exactEntry(id) : id

/**
 * The values of a list that published signs have, retired ones included: those that visitors are offered. A head of a
 * group is one only if signs have the head itself.
 * @param counts signs by filter value
 */
export const usedValues = (
  vocabulary: Pick<Vocabulary, 'list' | 'isHead'>,
  list: ListName,
  counts: Readonly<Record<number, number>>,
): VocabularyEntry[] =>
  vocabulary.list(list).filter(({ id }) => (counts[ownFilterValue(vocabulary, id)] ?? 0) > 0)
