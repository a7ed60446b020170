import { TypedFastBitSet } from 'typedfastbitset/lib/TypedFastBitSet.js'
import { fold, foldQuery, isBlank } from '#platform/text/fold.ts'
import type { DidYouMean, Match, SearchEntry, WordQuery } from '../search-model.ts'
import { didYouMean } from './did-you-mean.ts'
import { fieldNumbers, type LanguageFieldNumbers, textsOf } from './entry-texts.ts'
import { rankLiteralMatches } from './literal-matches.ts'
import {
  characterMatchCount,
  characterMatchRanks,
  isEqualRank,
  isNearRank,
  isWholeWordRank,
  rankBesideCorrections,
  type TextRanks,
  textRanker,
} from './ranking.ts'
import type { SpellingIndex } from './spelling-index.ts'
import { fieldOf, slotOf, type TextIndex, type TextUse } from './text-index.ts'

/** The signs that match a search text, before filters, letter and page. */
export interface Matches {
  /** The rank of each slot: 1 is the best, 0 means no match. */
  ranks: Uint16Array
  found: boolean
  /** The folded search text and its corrections, as far as they match. */
  parts: string[]
  forgiven: boolean
  didYouMean: DidYouMean[]
  /** The matching slots as a set, computed at the first call. */
  slots(): TypedFastBitSet
}

export interface MatchIndex {
  texts: TextIndex
  words: SpellingIndex
  languages: LanguageFieldNumbers
  /** Entries by slot. */
  entries: readonly (SearchEntry | undefined)[]
}

/** With fewer signs whose texts nearly equal the search text, signs for its corrections are found too. */
const fewSigns = 6

/** The matches of a search text; null when it is blank. */
export function findMatches(query: WordQuery, index: MatchIndex): Matches | null {
  if (isBlank(query.q)) return null
  const part = foldQuery(query.q)
  const ranks = new Uint16Array(index.entries.length)
  const found = part === '' ? notCorrected([]) : findWordMatches(part, query, index, ranks)
  if (part === '') rankLiteralMatches(query, index.entries, ranks)
  let set: TypedFastBitSet | undefined
  return { ...found, ranks, found: ranks.some((rank) => rank > 0), slots: () => (set ??= setOf(ranks)) }
}

const notCorrected = (parts: string[]) => ({ parts, forgiven: false, didYouMean: [] })

function findWordMatches(
  part: string,
  query: WordQuery,
  index: MatchIndex,
  ranks: Uint16Array,
): Pick<Matches, 'parts' | 'forgiven' | 'didYouMean'> {
  const best = rankSlots(part, query, index, ranks)
  if (query.type !== 'general' || isEqualRank(best)) return notCorrected([part])
  const corrections = index.words.corrections(part)
  const offered = didYouMean(corrections, {
    ...index,
    ownField: index.languages.field(query.language),
    isSearched: fieldFilter(query, index.languages),
  })
  let near = 0
  if (ranks.some((rank) => rank > 0 && isNearRank(rank) && ++near === fewSigns))
    return { ...notCorrected([part]), didYouMean: offered }

  for (const [slot, rank] of ranks.entries()) if (rank > 0) ranks[slot] = rankBesideCorrections(rank, null)
  const matching = corrections.filter(({ text, unlikeliness }) =>
    Number.isFinite(rankSlots(text, query, index, ranks, unlikeliness)),
  )
  const parts = [...(Number.isFinite(best) ? [part] : []), ...matching.map(({ text }) => text)]
  return { parts, forgiven: matching.length > 0, didYouMean: offered }
}

/** Whether a query searches a field: all but the translations of languages that were not chosen. */
function fieldFilter({ translationLanguage }: WordQuery, languages: LanguageFieldNumbers) {
  const onlyField = translationLanguage === null ? null : languages.field(translationLanguage)
  return (field: number) => field < fieldNumbers.translation || onlyField === null || field === onlyField
}

/**
 * Records the best rank of each slot with a text that contains `part`; a correction must be contained as whole words.
 * @param unlikeliness of `part` when it is a correction; null for the text as typed
 * @returns the best rank of the texts, before corrections are taken into account; infinite without any
 */
function rankSlots(
  part: string,
  query: WordQuery,
  { texts, languages }: Pick<MatchIndex, 'texts' | 'languages'>,
  ranks: Uint16Array,
  unlikeliness: number | null = null,
): number {
  const ownField = languages.field(query.language)
  const isSearched = fieldFilter(query, languages)
  let best = Number.POSITIVE_INFINITY

  const recordUse = (packed: TextUse, textRanks: TextRanks) => {
    const field = fieldOf(packed)
    if (!isSearched(field)) return
    const textRank =
      field === fieldNumbers.gloss
        ? textRanks.gloss
        : field < fieldNumbers.translation || field === ownField
          ? textRanks.own
          : textRanks.foreign
    if (textRank === 0 || (unlikeliness !== null && !isWholeWordRank(textRank))) return
    const rank = unlikeliness === null ? textRank : rankBesideCorrections(textRank, unlikeliness)
    const slot = slotOf(packed)
    const before = ranks[slot] as number
    if (before === 0 || rank < before) ranks[slot] = rank
    if (textRank < best) best = textRank
  }
  const record = (id: number, textRanks: TextRanks | null) => {
    if (textRanks === null) return
    const uses = texts.usesAt(id)
    if (typeof uses === 'number') recordUse(uses, textRanks)
    else for (const packed of uses) recordUse(packed, textRanks)
  }

  if (part.length === 1) {
    const ranksOfMatch = Array.from({ length: characterMatchCount }, (_, match) =>
      characterMatchRanks(match, query.type),
    )
    texts.visitCharacter(part, (id, match) => record(id, ranksOfMatch[match] ?? null))
  } else {
    const ranksOf = textRanker(part, query.type)
    texts.visit(part, (text, id) => record(id, ranksOf(text)))
  }
  return best
}

function setOf(ranks: Uint16Array): TypedFastBitSet {
  const set = new TypedFastBitSet()
  set.resize(ranks.length)
  for (let slot = 0; slot < ranks.length; slot++) if (ranks[slot] !== 0) set.add(slot)
  return set
}

/** The text of the entry that matches one of the parts best; the card highlights it. */
export function bestMatch(entry: SearchEntry, parts: readonly string[], query: WordQuery): Match | null {
  const rankers = parts.map((part) => textRanker(part, query.type))
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
    for (const ranksOf of rankers) {
      const textRanks = ranksOf(text)
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
