import type { DidYouMean, SearchEntry } from '../search-model.ts'
import { type LanguageFieldNumbers, numberedTextsOf, textsOf } from './entry-texts.ts'
import type { Correction } from './spelling-index.ts'
import { fieldOf, slotOf, type TextIndex } from './text-index.ts'

const maxDidYouMean = 3

interface Source {
  texts: TextIndex
  entries: readonly (SearchEntry | undefined)[]
  languages: LanguageFieldNumbers
  /** The field number of the visitor's language. */
  ownField: number
  /** Whether the query searches a field. */
  isSearched: (field: number) => boolean
}

/** The first corrections that are equal to a searched text, as that text is spelled. */
export function didYouMean(
  corrections: readonly Correction[],
  { texts, entries, languages, ownField, isSearched }: Source,
): DidYouMean[] {
  /** The visitor's language first, then glosses and lemmas, then other languages: the browser's index has the former. */
  const preference = (field: number) => (field === ownField ? -1 : field)
  const offered: DidYouMean[] = []
  for (const { text } of corrections) {
    const [best] = texts
      .usesOf(text)
      .map((use) => ({ field: fieldOf(use), entry: entries[slotOf(use)] }))
      .filter(({ field }) => isSearched(field))
      .sort((a, b) => preference(a.field) - preference(b.field) || (a.entry?.id ?? 0) - (b.entry?.id ?? 0))
    if (!best?.entry) continue
    const at = numberedTextsOf(best.entry, languages).findIndex(
      ([folded, field]) => folded === text && field === best.field,
    )
    const spelled = textsOf(best.entry)[at]
    if (spelled) offered.push({ text: spelled.text, language: spelled.language })
    if (offered.length === maxDidYouMean) break
  }
  return offered
}
