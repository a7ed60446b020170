import type { GlossConvention, GlossMark } from './gloss-convention.ts'

/** One value of a gloss tier, by a convention. */
export type SortedGloss = LexicalGloss | MarkedGloss | { kind: 'unmatched' }

/** A lexical sign. */
export interface LexicalGloss {
  kind: 'lexical'
  /** What the id gloss of a dictionary has to be. */
  key: string
  /** The key without the variant, for dictionaries that do not separate variants. */
  base: string
  variant: string | null
  /** Further marks of the value, for example `unsure`. */
  marks: GlossMark[]
}

/** A value that is no single lexical sign. */
export interface MarkedGloss {
  kind: 'marked'
  mark: GlossMark
  /** The keys of the signs of a compound, or of those one of which is meant; otherwise empty. */
  parts: string[]
  marks: GlossMark[]
}

/** Longer values are no glosses. Patterns would take seconds for a value of a million characters. */
const maxLength = 500

/**
 * Sorts a value of a gloss tier: lexical with the key to match, marked, or unmatched if it contains no
 * letter or digit or is longer than any gloss.
 * The value is compared in Unicode's composed form, without spaces around it.
 */
export function sortGloss(value: string, convention: GlossConvention): SortedGloss {
  if (value.length > maxLength) return { kind: 'unmatched' }
  const text = value.normalize('NFC').trim()
  const whole = convention.marked.find(([pattern]) => pattern.test(text))
  if (whole) return { kind: 'marked', mark: whole[1], parts: [], marks: [] }
  const { rest, marks } = takeAnnotations(text, convention)
  // An annotation, such as the question mark of an unsure sign, can hide what follows it.
  const inner = convention.marked.find(([pattern]) => pattern.test(rest))
  if (inner) return { kind: 'marked', mark: inner[1], parts: [], marks }
  if (!/[\p{L}\p{N}]/u.test(rest)) return { kind: 'unmatched' }
  for (const [separator, mark] of convention.separators) {
    const parts = rest.split(separator).filter(Boolean)
    if (parts.length > 1) return { kind: 'marked', mark, parts, marks }
  }
  return { kind: 'lexical', key: rest, ...variantOf(rest, convention), marks }
}

/** Takes away annotations of a sign, in any order and number. */
function takeAnnotations(
  text: string,
  { annotations }: GlossConvention,
): { rest: string; marks: GlossMark[] } {
  const marks: GlossMark[] = []
  let rest = text
  for (;;) {
    const found = annotations.find(([pattern]) => pattern.test(rest))
    if (!found || rest === '') return { rest, marks }
    const [pattern, mark] = found
    rest = rest.replace(pattern, '').trim()
    if (!marks.includes(mark)) marks.push(mark)
  }
}

function variantOf(
  key: string,
  { variant: pattern }: GlossConvention,
): Pick<LexicalGloss, 'base' | 'variant'> {
  const match = pattern?.exec(key)
  const variant = match?.groups?.variant ?? match?.groups?.state ?? null
  if (!match || variant === null || match.index === 0) return { base: key, variant: null }
  return { base: key.slice(0, match.index), variant }
}
