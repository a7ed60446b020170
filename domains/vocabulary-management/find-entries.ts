import { listNames } from '#domains/vocabularies/reference-lists.ts'
import type { Vocabulary, VocabularyEntry } from '#domains/vocabularies/vocabulary.ts'
import type { Actor } from '#platform/actor.ts'
import { authorize } from '#platform/policy.ts'
import { fold, foldQuery } from '#platform/text/fold.ts'
import { maySeeLists } from './entry.policy.ts'

/**
 * Values whose description, value or alias contains all words of a text; those that begin with it come first.
 * @throws AppError the reasons of `maySeeLists`
 */
export function findEntries(
  vocabulary: Vocabulary,
  actor: Actor,
  { text, language, limit }: { text: string; language: string; limit: number },
): VocabularyEntry[] {
  authorize(maySeeLists(actor))
  const wanted = foldQuery(text)
  const words = wanted.split(' ').filter(Boolean)
  if (words.length === 0) return []
  const found = listNames
    .flatMap((list) => vocabulary.list(list))
    .flatMap((entry) => {
      const names = [vocabulary.describe(entry.id, language).text, entry.value, ...entry.aliases].map(fold)
      const matches = names.filter((name) => words.every((word) => name.includes(word)))
      if (matches.length === 0) return []
      return { entry, startsWith: matches.some((name) => name.startsWith(wanted)) }
    })
  return found
    .toSorted((one, other) => Number(other.startsWith) - Number(one.startsWith))
    .slice(0, limit)
    .map(({ entry }) => entry)
}

/** How many descriptions in these languages the values of all lists lack. */
export const countMissingTexts = (vocabulary: Vocabulary, languages: readonly string[]): number =>
  listNames
    .flatMap((list) => vocabulary.list(list))
    .reduce((sum, { texts }) => sum + languages.filter((language) => texts[language] === undefined).length, 0)
