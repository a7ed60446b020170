import type { TypedFastBitSet } from 'typedfastbitset/lib/TypedFastBitSet.js'
import type { SearchEntry, WordQuery } from '../search-model.ts'
import type { EarlierGlosses } from './earlier-glosses.ts'
import { fieldNumbers, type LanguageFieldNumbers } from './entry-texts.ts'
import { idOfEntry, matchOfEntry } from './gram-index.ts'
import {
  gramMatchCount,
  gramMatchRanks,
  isWholeWordRank,
  type TextRanks,
  textRankCount,
  textRanker,
} from './ranking.ts'
import type { SpellingIndex } from './spelling-index.ts'
import { fieldOf, slotOf, type TextIndex, type TextUse } from './text-index.ts'
import type { WordForms } from './word-forms.ts'

export interface MatchIndex {
  texts: TextIndex
  words: SpellingIndex
  /** Inflected forms by content language. */
  forms: ReadonlyMap<string, WordForms>
  languages: LanguageFieldNumbers
  /** Entries by slot. */
  entries: readonly (SearchEntry | undefined)[]
  /** The slots of offensive signs. */
  offensive: TypedFastBitSet
  earlierGlosses: EarlierGlosses
}

/** Where a text is looked for. */
export interface Scan {
  query: WordQuery
  index: MatchIndex
  isSearched: (use: TextUse) => boolean
}

/** What becomes of the texts that are found. */
interface Recorder {
  /** Whether only texts are wanted that contain the search text as whole words. */
  areWords: boolean
  /** Records the rank of a text of a slot; returns false if it is no match. */
  record(slot: number, textRank: number): boolean
}

/** Records the better rank of a slot. */
export function recordBest(
  ranks: Uint16Array,
  toRank: (textRank: number) => number,
  { areWords = false } = {},
): Recorder {
  // Computed once, because a frequent text has thousands of slots.
  const results = Uint16Array.from({ length: textRankCount + 1 }, (_, textRank) =>
    textRank > 0 && (!areWords || isWholeWordRank(textRank)) ? toRank(textRank) : 0,
  )
  const record = (slot: number, textRank: number) => {
    const rank = results[textRank] as number
    if (rank === 0) return false
    const before = ranks[slot] as number
    if (before === 0 || rank < before) ranks[slot] = rank
    return true
  }
  return { areWords, record }
}

/**
 * Passes each slot with a text that contains `part` to a recorder, with the rank of the text.
 * @returns the best rank that is a match; infinite without any
 */
export function rankSlots(
  part: string,
  { query, index, isSearched }: Scan,
  { areWords, record }: Recorder,
): number {
  const { texts, languages } = index
  const ownField = languages.field(query.language)
  let best = Number.POSITIVE_INFINITY

  const recordUse = (packed: TextUse, textRanks: TextRanks) => {
    if (!isSearched(packed)) return
    const field = fieldOf(packed)
    const textRank =
      field === fieldNumbers.gloss
        ? textRanks.gloss
        : field < fieldNumbers.translation || field === ownField
          ? textRanks.own
          : textRanks.foreign
    if (textRank > 0 && record(slotOf(packed), textRank) && textRank < best) best = textRank
  }
  const recordText = (id: number, textRanks: TextRanks | null) => {
    if (textRanks === null || (areWords && !isWholeWordRank(textRanks.own))) return
    const uses = texts.usesAt(id)
    if (typeof uses === 'number') recordUse(uses, textRanks)
    else for (const packed of uses) recordUse(packed, textRanks)
  }

  const entries = texts.entriesOf(part)
  if (entries === null) {
    const ranksOfText = textRanker(part, query.type)
    texts.visit(part, areWords, (text, id) => recordText(id, ranksOfText(text)))
    return best
  }
  const ranksOfMatch = Array.from({ length: gramMatchCount }, (_, match) => gramMatchRanks(match, query.type))
  for (let at = 0; at < entries.length; at++) {
    const entry = entries[at] as number
    recordText(idOfEntry(entry), ranksOfMatch[matchOfEntry(entry)] ?? null)
  }
  return best
}
