import { foldWords } from '#platform/text/fold.ts'
import type { SearchEntry, WordQuery } from '../search-model.ts'
import { textRanker } from './ranking.ts'
import { rankOfEarlierGloss } from './result-ranks.ts'

/**
 * The folded earlier glosses by slot. They are few, so that every search reads all of them: an index would take more
 * memory than they do.
 */
export class EarlierGlosses {
  #texts = new Map<number, string[]>()

  add(slot: number, { earlierGlosses }: SearchEntry): void {
    if (earlierGlosses.length > 0) this.#texts.set(slot, earlierGlosses.map(foldWords))
  }

  remove(slot: number): void {
    this.#texts.delete(slot)
  }

  /**
   * Ranks the slots that have no rank yet and an earlier gloss that contains the folded search text.
   * @param isShown whether a slot may be found
   * @returns whether one was found, and whether an earlier gloss of any shown slot equals the search text
   */
  rank(
    part: string,
    { type }: Pick<WordQuery, 'type'>,
    ranks: Uint16Array,
    isShown: (slot: number) => boolean,
  ): { isFound: boolean; isEqual: boolean } {
    const found = { isFound: false, isEqual: false }
    if (this.#texts.size === 0 || type === 'exact') return found
    const ranksOf = textRanker(part, type)
    for (const [slot, texts] of this.#texts) {
      if (!isShown(slot)) continue
      found.isEqual ||= texts.includes(part)
      const textRanks = texts.flatMap((text) => ranksOf(text)?.own ?? [])
      if (ranks[slot] !== 0 || textRanks.length === 0) continue
      ranks[slot] = rankOfEarlierGloss(Math.min(...textRanks))
      found.isFound = true
    }
    return found
  }
}
