import { TypedFastBitSet } from 'typedfastbitset/lib/TypedFastBitSet.js'
import type { Match, SearchEntry, SearchQuery } from './entry.ts'
import { field, type Languages, textsOf } from './entry-texts.ts'
import { fold, foldQuery } from './fold.ts'
import { ranksOf } from './ranking.ts'
import { fieldOf, slotOf, type TextTable } from './text-table.ts'
import type { WordList } from './word-list.ts'

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

type Wanted = Pick<SearchQuery, 'q' | 'type' | 'language' | 'within'>

/** Looks the search text up; null when there is nothing to look for. */
export function findMatches(
  wanted: Wanted,
  index: { texts: TextTable; words: WordList; languages: Languages; slotCount: number },
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
  { type, language, within }: Wanted,
  { texts, languages }: { texts: TextTable; languages: Languages },
  { ranks, ranked }: { ranks: Uint8Array; ranked: number[] },
): boolean {
  const own = languages.field(language)
  const only = within === null ? null : languages.field(within)
  let found = false

  texts.visit(part, (text, uses) => {
    const fit = ranksOf(text, part, type)
    if (fit === null) return
    for (const packed of uses) {
      const where = fieldOf(packed)
      if (where >= field.translation && only !== null && where !== only) continue
      const rank =
        where === field.gloss ? fit.gloss : where < field.translation || where === own ? fit.own : fit.foreign
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
export function bestMatch(entry: SearchEntry, parts: readonly string[], wanted: Wanted): Match | null {
  let best: Match | null = null
  let bestRank = Number.POSITIVE_INFINITY
  for (const candidate of textsOf(entry)) {
    const isTranslation = candidate.field === 'translation'
    if (isTranslation && wanted.within !== null && candidate.language !== wanted.within) continue
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
