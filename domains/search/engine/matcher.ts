import { TypedFastBitSet } from 'typedfastbitset/lib/TypedFastBitSet.js'
import { fold, foldQuery } from '#platform/text/fold.ts'
import type { Match, SearchEntry, SearchQuery } from '../search-model.ts'
import { fieldNumbers, type LanguageFieldNumbers, textsOf } from './entry-texts.ts'
import { ranksOf } from './ranking.ts'
import type { SpellingIndex } from './spelling-index.ts'
import { fieldOf, slotOf, type TextIndex } from './text-index.ts'

/** The signs that match a search text, before filters, letter and page. */
export interface Matches {
  /** The rank of each slot: 1 is the best, 0 means no match. */
  ranks: Uint8Array
  found: boolean
  /** The folded search text, or its corrections when a typing error was forgiven. */
  parts: string[]
  forgiven: boolean
  /** The matching slots as a set, computed at the first call. */
  slots(): TypedFastBitSet
}

type WordQuery = Pick<SearchQuery, 'q' | 'type' | 'language' | 'translationLanguage'>

/** The matches of a search text; null when it contains nothing searchable. */
export function findMatches(
  query: WordQuery,
  index: { texts: TextIndex; words: SpellingIndex; languages: LanguageFieldNumbers; slotCount: number },
): Matches | null {
  const part = foldQuery(query.q)
  if (part === '') return null
  const ranks = new Uint8Array(index.slotCount)
  const ranked: number[] = []
  const rank = (text: string) => rankSlots(text, query, index, { ranks, ranked })
  let parts = [part]
  let found = rank(part)
  let forgiven = false
  if (!found && query.type === 'general') {
    parts = index.words.corrections(part).filter(rank)
    found = forgiven = parts.length > 0
  }
  let set: TypedFastBitSet | undefined
  return { ranks, found, parts, forgiven, slots: () => (set ??= setOf(ranked, ranks.length)) }
}

/** Records the best rank of each slot with a text that contains `part`, and each slot once. Returns whether any matched. */
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
    const textRanks = ranksOf(text, part, type)
    if (textRanks === null) return
    for (const packed of uses) {
      const fieldNumber = fieldOf(packed)
      if (fieldNumber >= fieldNumbers.translation && onlyField !== null && fieldNumber !== onlyField) continue
      const rank =
        fieldNumber === fieldNumbers.gloss
          ? textRanks.gloss
          : fieldNumber < fieldNumbers.translation || fieldNumber === ownField
            ? textRanks.own
            : textRanks.foreign
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

/** The text of the entry that matches one of the parts best; the card highlights it. */
export function bestMatch(entry: SearchEntry, parts: readonly string[], query: WordQuery): Match | null {
  let best: Match | null = null
  let bestRank = Number.POSITIVE_INFINITY
  for (const candidate of textsOf(entry)) {
    const isTranslation = candidate.field === 'translation'
    if (
      isTranslation &&
      query.translationLanguage !== null &&
      candidate.language !== query.translationLanguage
    )
      continue
    const text = fold(candidate.text)
    for (const part of parts) {
      const textRanks = ranksOf(text, part, query.type)
      if (textRanks === null) continue
      const isOwn = !isTranslation || candidate.language === query.language
      const rank = candidate.field === 'gloss' ? textRanks.gloss : isOwn ? textRanks.own : textRanks.foreign
      if (rank > 0 && rank < bestRank) {
        best = candidate
        bestRank = rank
      }
    }
  }
  return best
}
