import type { DidYouMean, SearchEntry } from '../search-model.ts'
import { type LanguageFieldNumbers, numberedTextsOf, textsOf } from './entry-texts.ts'
import type { Correction } from './spelling-index.ts'
import { fieldOf, slotOf, type TextIndex, type TextUse } from './text-index.ts'

const maxDidYouMean = 3

interface Source {
  texts: TextIndex
  entries: readonly (SearchEntry | undefined)[]
  languages: LanguageFieldNumbers
  /** The field number of the visitor's language. */
  ownField: number
  /** Whether the query searches a use of a text. */
  isSearched: (use: TextUse) => boolean
}

/** The first corrections that are equal to a searched text, as that text is spelled. */
export function didYouMean(
  corrections: readonly Correction[],
  { texts, entries, languages, ownField, isSearched }: Source,
): DidYouMean[] {
  /** The visitor's language first, then glosses and lemmas, then other languages: the browser's index has the former. */
  const preference = (field: number) => (field === ownField ? -1 : field)
  const comesBefore = (a: TextUse, b: TextUse) => {
    const [fieldA, fieldB] = [preference(fieldOf(a)), preference(fieldOf(b))]
    return fieldA === fieldB ? idOf(a) < idOf(b) : fieldA < fieldB
  }
  const idOf = (use: TextUse) => entries[slotOf(use)]?.id ?? 0
  const bestUse = (uses: readonly TextUse[]) => {
    let best: TextUse | null = null
    for (const use of uses) if (isSearched(use) && (best === null || comesBefore(use, best))) best = use
    return best
  }
  const offered: DidYouMean[] = []
  for (const { text } of corrections) {
    const best = bestUse(texts.usesOf(text))
    const entry = best === null ? undefined : entries[slotOf(best)]
    if (best === null || !entry) continue
    const at = numberedTextsOf(entry, languages).findIndex(
      ([folded, field]) => folded === text && field === fieldOf(best),
    )
    const spelled = textsOf(entry)[at]
    if (spelled) offered.push({ text: spelled.text, language: spelled.language })
    if (offered.length === maxDidYouMean) break
  }
  return offered
}
