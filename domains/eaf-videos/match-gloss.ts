import { type GlossConvention, type SortedGloss, sortGloss } from '#packages/elan/index.ts'
import type { OccurrenceLink } from './eaf-video.ts'
import type { GlossIndex, GlossMatch } from './gloss-index.ts'

/** The mark of a value that a person set aside. The other marks are those of packages/elan. */
export const setAsideMark = 'setAside'

/** A decision about a value: one sign, the signs of a compound in their order, or none. */
export type GlossDecision = { signs: readonly number[] } | { reason: string }

/** One sign that an annotation names, or why it names none. An annotation has at least one; a compound may have several. */
export interface GlossReading {
  sign: number | null
  link: OccurrenceLink | null
  /** Why it is no lexical sign. */
  mark: string | null
  /** Further marks of the gloss. */
  marks: readonly string[]
}

interface Dictionary {
  convention: GlossConvention
  index: GlossIndex
  decisions: ReadonlyMap<string, GlossDecision>
}

/**
 * The sign of an annotation: as a person decided, else the sign that it refers to, else the sign with its
 * gloss. Marked values, such as pointing, name no sign.
 * @param annotation.entry id of the vocabulary entry; `sign-12` is one of our vocabulary
 */
export function matchGloss(
  { value, entry }: { value: string; entry: string | null },
  { convention, index, decisions }: Dictionary,
): GlossReading[] {
  const sorted = sortGloss(value, convention)
  const { mark, marks } = marksOf(sorted)
  const all = mark === null ? marks : [...marks, mark]
  const decision = decisions.get(value)
  if (decision && 'reason' in decision) return [{ sign: null, link: null, mark: setAsideMark, marks: all }]
  if (decision) return decision.signs.map((sign) => ({ sign, link: 'hand', mark: null, marks: all }))
  const reference = signOfEntry(entry)
  if (reference !== null && index.has(reference))
    return [{ sign: reference, link: 'reference', mark: null, marks: all }]
  const match = findSign(value, sorted, index)
  if (match) return [{ ...match, mark: null, marks: all }]
  return [{ sign: null, link: null, mark, marks }]
}

const marksOf = (sorted: SortedGloss): { mark: string | null; marks: readonly string[] } => {
  if (sorted.kind === 'unmatched') return { mark: null, marks: [] }
  return { mark: sorted.kind === 'marked' ? sorted.mark : null, marks: sorted.marks }
}

/** `sign-12` → 12; null for an entry of another vocabulary. */
export const signOfEntry = (entry: string | null): number | null => {
  const id = /^sign-([1-9]\d{0,8})$/.exec(entry ?? '')?.[1]
  return id === undefined ? null : Number(id)
}

function findSign(value: string, sorted: SortedGloss, index: GlossIndex): GlossMatch | null {
  if (sorted.kind === 'marked') {
    // A dictionary may have one sign for a whole compound.
    const whole = sorted.mark === 'compound' ? index.find(value) : null
    return isMatch(whole) && whole.link === 'exact' ? whole : null
  }
  if (sorted.kind === 'unmatched') return null
  const { key, base, variant } = sorted
  const match = index.find(key)
  if (isMatch(match)) return match
  if (match === 'several' || variant === null || index.hasVariantsOf(base)) return null
  const withoutVariant = index.find(base)
  return isMatch(withoutVariant) ? { ...withoutVariant, link: 'variant' } : null
}

const isMatch = (found: ReturnType<GlossIndex['find']>): found is GlossMatch =>
  found !== null && found !== 'several'

/** The gloss of a new sign for a value: without what the convention adds to it, such as the mark of an unsure sign. */
export function glossForSign(value: string, convention: GlossConvention): string {
  const sorted = sortGloss(value, convention)
  return sorted.kind === 'lexical' ? sorted.key : value.normalize('NFC').trim()
}

/** The glosses of the signs of a compound; none for other values. */
export function compoundParts(value: string, convention: GlossConvention): readonly string[] {
  const sorted = sortGloss(value, convention)
  return sorted.kind === 'marked' && sorted.mark === 'compound' ? sorted.parts : []
}
