import { TypedFastBitSet } from 'typedfastbitset/lib/TypedFastBitSet.js'
import { foldQuery, foldWords, isBlank } from '#platform/text/fold.ts'
import {
  type DidYouMean,
  type Match,
  type SearchEntry,
  type SearchStep,
  searchSteps,
  type WordQuery,
} from '../search-model.ts'
import { didYouMean } from './did-you-mean.ts'
import { fieldNumbers, textsOf } from './entry-texts.ts'
import { rankLiteralMatches } from './literal-matches.ts'
import { rankForms, rankPhraseWords } from './phrase-matches.ts'
import { type MatchIndex, rankSlots, recordBest, type Scan } from './rank-slots.ts'
import { isEqualRank, textRanker } from './ranking.ts'
import { groupCount, groupOf, isNearResult, rankAsTyped, rankOfCorrection, stepOf } from './result-ranks.ts'
import { fieldOf, slotOf, type TextUse } from './text-index.ts'

/** The signs that match a search text, before filters, letter and page. */
export interface Matches {
  /** The rank of each slot: 1 is the best, 0 means no match. */
  ranks: Uint16Array
  found: boolean
  /** The folded search text, its inflected forms, corrections and single words, as far as they match. */
  parts: string[]
  steps: SearchStep[]
  didYouMean: DidYouMean[]
  /** The matching slots as a set, computed at the first call. */
  slots(): TypedFastBitSet
}

/** With fewer signs whose texts nearly equal the search text, signs for its corrections are found too. */
const fewSigns = 6

/** The matches of a search text; null when it is blank. */
export function findMatches(query: WordQuery, index: MatchIndex): Matches | null {
  if (isBlank(query.q)) return null
  const part = foldWords(foldQuery(query.q))
  const ranks = new Uint16Array(index.entries.length)
  const found = part === '' ? literally([]) : findWordMatches(part, query, index, ranks)
  if (part === '') rankLiteralMatches(query, index.entries, ranks)
  let set: TypedFastBitSet | undefined
  const steps = stepsOf(ranks)
  return {
    ...found,
    ranks,
    found: steps.length > 0,
    steps,
    slots: () => (set ??= setOf(ranks)),
  }
}

type FoundTexts = Pick<Matches, 'parts' | 'didYouMean'>

const literally = (parts: string[]): FoundTexts => ({ parts, didYouMean: [] })

function findWordMatches(part: string, query: WordQuery, index: MatchIndex, ranks: Uint16Array): FoundTexts {
  const isSearched = isUseSearched(query, index)
  const scan: Scan = { query, index, isSearched }
  const isWord = index.texts.usesOf(part).some(isSearched)
  const best = rankSlots(
    part,
    scan,
    recordBest(ranks, (textRank) => rankAsTyped(textRank, isWord)),
  )
  const isNearMany = query.type === 'general' && !isEqualRank(best) && areManyNear(ranks)
  const earlier = index.earlierGlosses.rank(
    part,
    query,
    ranks,
    (slot) => !query.isSchoolMode || !index.offensive.has(slot),
  )
  if (query.type !== 'general') return literally([part])
  const parts = Number.isFinite(best) || earlier.isFound ? [part] : []
  const forms = rankForms(part, scan, ranks)
  parts.push(...forms.parts)
  if (isEqualRank(best) || earlier.isEqual) return literally(parts)

  const corrections = forms.isEqual ? [] : index.words.corrections(part)
  const offered = didYouMean(corrections, {
    ...index,
    ownField: index.languages.field(query.language),
    isSearched,
  })
  let isAnswered = forms.isEqual
  for (const { text, unlikeliness } of isNearMany ? [] : corrections) {
    const toRank = (textRank: number) => rankOfCorrection(textRank, unlikeliness)
    const rank = rankSlots(text, scan, recordBest(ranks, toRank, { areWords: true }))
    if (Number.isFinite(rank)) parts.push(text)
    if (isEqualRank(rank)) isAnswered = true
  }
  if (!isAnswered) parts.push(...rankPhraseWords(part, scan, ranks))
  return { parts, didYouMean: offered }
}

/**
 * Whether a query searches a use of a text: all but the translations of languages that were not chosen, and in school
 * mode all but the texts of offensive signs.
 */
function isUseSearched(
  { translationLanguage, isSchoolMode }: WordQuery,
  { languages, offensive }: Pick<MatchIndex, 'languages' | 'offensive'>,
): (use: TextUse) => boolean {
  const onlyField = translationLanguage === null ? null : languages.field(translationLanguage)
  const isInField = (use: TextUse) => {
    const field = fieldOf(use)
    return field < fieldNumbers.translation || onlyField === null || field === onlyField
  }
  if (!isSchoolMode || offensive.isEmpty()) return isInField
  return (use) => isInField(use) && !offensive.has(slotOf(use))
}

function areManyNear(ranks: Uint16Array): boolean {
  let near = 0
  for (let slot = 0; slot < ranks.length && near < fewSigns; slot++)
    if (ranks[slot] !== 0 && isNearResult(ranks[slot] as number)) near++
  return near === fewSigns
}

function stepsOf(ranks: Uint16Array): SearchStep[] {
  const hasGroup = new Uint8Array(groupCount)
  for (let slot = 0; slot < ranks.length; slot++)
    if (ranks[slot] !== 0) hasGroup[groupOf(ranks[slot] as number)] = 1
  const steps = new Set(Array.from(hasGroup, (has, group) => (has ? stepOf(group) : null)))
  return searchSteps.filter((step) => steps.has(step))
}

function setOf(ranks: Uint16Array): TypedFastBitSet {
  const set = new TypedFastBitSet()
  set.resize(ranks.length)
  for (let slot = 0; slot < ranks.length; slot++) if (ranks[slot] !== 0) set.add(slot)
  return set
}

type TextRanker = ReturnType<typeof textRanker>

/**
 * Returns a function that finds the text of an entry that matches one of the parts best; the card highlights it.
 * Present texts precede earlier ones.
 */
export function bestMatcher(
  parts: readonly string[],
  query: WordQuery,
): (entry: SearchEntry) => Match | null {
  const rankers = parts.map((part) => textRanker(part, query.type))
  return (entry) => bestPresentMatch(entry, rankers, query) ?? bestEarlierMatch(entry, rankers)
}

function bestEarlierMatch({ earlierGlosses }: SearchEntry, rankers: readonly TextRanker[]): Match | null {
  const ranked = earlierGlosses.map((text) => ({
    text,
    rank: Math.min(...rankers.map((ranksOf) => ranksOf(foldWords(text))?.own || Number.POSITIVE_INFINITY)),
  }))
  const [best] = ranked.filter(({ rank }) => Number.isFinite(rank)).toSorted((a, b) => a.rank - b.rank)
  return best ? { field: 'earlierGloss', language: null, text: best.text } : null
}

function bestPresentMatch(
  entry: SearchEntry,
  rankers: readonly TextRanker[],
  query: WordQuery,
): Match | null {
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
    const text = foldWords(candidate.text)
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
