/** Why a value of a gloss tier is no ordinary lexical sign, or what else is written about a sign. */
export const glossMarks = [
  'alternatives',
  'buoy',
  'compound',
  'constructedAction',
  'continued',
  'depicting',
  'deviating',
  'falseStart',
  'fingerspelled',
  'gesture',
  'held',
  'indecipherable',
  'list',
  'mouthing',
  'name',
  'number',
  'other',
  'pointing',
  'repeated',
  'slip',
  'subtype',
  'unsure',
] as const
export type GlossMark = (typeof glossMarks)[number]

/** How a corpus writes its glosses. */
export interface GlossConvention {
  id: string
  /** Names of gloss tiers; the group `participant` is the code of the signer, if the name contains it. */
  dominant: readonly RegExp[]
  nonDominant: readonly RegExp[]
  /** Names of tiers with the glosses of both hands. */
  both: readonly RegExp[]
  /** Values that are no lexical signs: the first pattern that fits. */
  marked: readonly (readonly [pattern: RegExp, mark: GlossMark])[]
  /** What is written about a lexical sign; it is taken away before the gloss is matched. */
  annotations: readonly (readonly [pattern: RegExp, mark: GlossMark])[]
  /** Signs that are named together: of a compound, or one of which is meant. */
  separators: readonly (readonly [separator: string, mark: 'compound' | 'alternatives'])[]
  /** The suffix of a gloss that names its variant, in the group `variant`. */
  variant: RegExp | null
}
