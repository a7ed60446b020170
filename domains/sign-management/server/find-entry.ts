import type { Vocabulary, VocabularyEntry } from '#domains/vocabularies/vocabulary.ts'
import type { ValueFilter } from '../sign-list.input.ts'

/** Names come before ids, because a value may have been given another one's id as its name. */
export function findEntry(vocabulary: Vocabulary, { list, value }: ValueFilter): VocabularyEntry | undefined {
  const named = vocabulary.byValue(list, value)
  if (named) return named
  const byId = vocabulary.entry(Number(value))
  return byId?.list === list && String(byId.id) === value ? byId : undefined
}
