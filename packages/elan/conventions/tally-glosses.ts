import type { GlossConvention, GlossMark } from './gloss-convention.ts'
import { sortGloss } from './sort-gloss.ts'

/** How many values of gloss tiers are what, so that pointing signs are not taken for missing ones. */
export interface GlossTally {
  total: number
  /** Lexical signs, by whether the dictionary has them. */
  matched: number
  missing: number
  marked: Partial<Record<GlossMark, number>>
  unmatched: number
}

/**
 * Counts values by their classes.
 * @param isKnown whether a dictionary has a gloss; it is asked for the key, then for the key without the variant
 */
export function tallyGlosses(
  values: Iterable<string>,
  convention: GlossConvention,
  isKnown: (gloss: string) => boolean,
): GlossTally {
  const tally: GlossTally = { total: 0, matched: 0, missing: 0, marked: {}, unmatched: 0 }
  for (const value of values) {
    tally.total++
    const sorted = sortGloss(value, convention)
    if (sorted.kind === 'unmatched') tally.unmatched++
    else if (sorted.kind === 'marked') tally.marked[sorted.mark] = (tally.marked[sorted.mark] ?? 0) + 1
    else if (isKnown(sorted.key) || isKnown(sorted.base)) tally.matched++
    else tally.missing++
  }
  return tally
}
