import type { SearchEntry, WordQuery } from '../search-model.ts'
import { textsOf } from './entry-texts.ts'

/** Ranks the signs with a text that contains a search text of punctuation, which folding removes. All ranks are equal. */
export function rankLiteralMatches(
  { q, type, translationLanguage, isSchoolMode }: WordQuery,
  entries: readonly (SearchEntry | undefined)[],
  ranks: Uint16Array,
): void {
  const literal = q.trim()
  for (const [slot, entry] of entries.entries()) {
    if (!entry || (isSchoolMode && entry.isOffensive)) continue
    const texts = textsOf(entry).filter(
      ({ field, language }) =>
        field === 'gloss' ||
        (type !== 'exact' &&
          (field !== 'translation' || translationLanguage === null || translationLanguage === language)),
    )
    const isFound = texts.some(({ text }) =>
      type === 'general'
        ? text.includes(literal)
        : type === 'starts'
          ? text.startsWith(literal)
          : text === literal,
    )
    if (isFound) ranks[slot] = 1
  }
}
