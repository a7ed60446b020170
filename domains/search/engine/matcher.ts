import { TypedFastBitSet } from 'typedfastbitset/lib/TypedFastBitSet.js'
import { fold, foldQuery } from '#platform/text/fold.ts'
import type { Match, SearchEntry, SearchQuery } from '../search-model.ts'
import { fieldNumbers, type LanguageFieldNumbers, textsOf } from './entry-texts.ts'
import { ranksOf } from './ranking.ts'
import type { SpellingIndex } from './spelling-index.ts'
import { fieldOf, slotOf, type TextIndex } from './text-index.ts'

/** The signs that a search text finds, before filters, letter and page. */
export interface Matches {
  /** The rank of each slot, 1 best, 0 none. */
  ranks: Uint8Array
  found: boolean
  /** What was looked for: the search text, or with a forgiven error its corrections. */
  parts: string[]
  forgiven: boolean
  /** The same as a set, made when facets need it. */
  slots(): TypedFastBitSet
}

type WordQuery = Pick<SearchQuery, 'q' | 'type' | 'language' | 'translationLanguage'>

/** Looks the search text up; null when there is nothing to look for. */
export function findMatches(
  wanted: WordQuery,
  index: { texts: TextIndex; words: SpellingIndex; languages: LanguageFieldNumbers; slotCount: number },
): Matches | null {
  const part = foldQuery(wanted.q)
  if (part === '') return null
  const ranks = new Uint8Array(index.slotCount)
  const ranked: number[] = []
  const rank = (text: string) => rankSlots(text, wanted, index, { ranks, ranked })
  let parts = [part]
  let found = rank(part)
  let forgiven = false
  if (!found && wanted.type === 'general') {
    parts = index.words.corrections(part).filter(rank)
    found = forgiven = parts.length > 0
  }
  let set: TypedFastBitSet | undefined
  return { ranks, found, parts, forgiven, slots: () => (set ??= setOf(ranked, ranks.length)) }
}

/** Notes the best rank of each slot that the part is found in, and each slot once; says whether there was any. */
function rankSlots(
  part: string,
  { type, language, translationLanguage }: WordQuery,
  { texts, languages }: { texts: TextIndex; languages: LanguageFieldNumbers },
  { ranks, ranked }: { ranks: Uint8Array; ranked: number[] },
): boolean {
  const ownField = languages.field(language)
  const onlyField = translationLanguage === null ? null : languages.field(translationLanguage)
  let found = false

  texts.visit(part, (text, uses) => {
    const fit = ranksOf(text, part, type)
    if (fit === null) return
    for (const packed of uses) {
      const fieldNumber = fieldOf(packed)
      if (fieldNumber >= fieldNumbers.translation && onlyField !== null && fieldNumber !== onlyField) continue
      const rank =
        fieldNumber === fieldNumbers.gloss
          ? fit.gloss
          : fieldNumber < fieldNumbers.translation || fieldNumber === ownField
            ? fit.own
            : fit.foreign
      if (rank === 0) continue
      const slot = slotOf(packed)
      const before = ranks[slot] as number
      if (before === 0) ranked.push(slot)
      if (before === 0 || rank < before) ranks[slot] = rank
      found = true
    }
  })
  return found
}

function setOf(slots: readonly number[], slotCount: number): TypedFastBitSet {
  const set = new TypedFastBitSet()
  set.resize(slotCount)
  for (const slot of slots) set.add(slot)
  return set
}

/** Where in the entry one of the parts fits best: for the mark on its card. */
export function bestMatch(entry: SearchEntry, parts: readonly string[], wanted: WordQuery): Match | null {
  let best: Match | null = null
  let bestRank = Number.POSITIVE_INFINITY
  for (const candidate of textsOf(entry)) {
    const isTranslation = candidate.field === 'translation'
    if (
      isTranslation &&
      wanted.translationLanguage !== null &&
      candidate.language !== wanted.translationLanguage
    )
      continue
    const text = fold(candidate.text)
    for (const part of parts) {
      const fit = ranksOf(text, part, wanted.type)
      if (fit === null) continue
      const isOwn = !isTranslation || candidate.language === wanted.language
      const rank = candidate.field === 'gloss' ? fit.gloss : isOwn ? fit.own : fit.foreign
      if (rank > 0 && rank < bestRank) {
        best = candidate
        bestRank = rank
      }
    }
  }
  return best
}
