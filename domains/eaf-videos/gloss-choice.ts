import {
  type GlossConvention,
  type GlossConventionId,
  type GlossMark,
  glossConventions,
  proposeConvention,
  sortGloss,
} from '#packages/elan/index.ts'
import type { CountingRule, GlossHand } from './eaf-video.ts'

export const conventionIds = Object.keys(glossConventions) as GlossConventionId[]

const isConventionId = (id: string): id is GlossConventionId => Object.hasOwn(glossConventions, id)

/** A stored convention; `plain` for one of a newer version of the program. */
export const conventionIdOf = (id: string): GlossConventionId => (isConventionId(id) ? id : 'plain')

/** A stored convention with its rules. */
export const conventionOf = (id: string): GlossConvention => glossConventions[conventionIdOf(id)]

/** Which tiers have glosses, how these are written, and how uses with both hands are counted. */
export interface GlossChoice {
  convention: GlossConventionId
  counting: CountingRule
  /** By name. */
  tiers: readonly { name: string; hand: GlossHand }[]
}

const handNames = { dominant: 'strong', nonDominant: 'weak', both: 'both' } as const

/** The choice that the names of the tiers suggest. */
export function proposeChoice(tiers: readonly { name: string; participant: string | null }[]): GlossChoice {
  const { convention, tiers: proposed } = proposeConvention(
    tiers.map(({ name, participant }) => ({ id: name, participant })),
  )
  return {
    convention,
    counting: 'notOverlapping',
    tiers: proposed.map(({ tier, hand }) => ({ name: tier, hand: handNames[hand] })),
  }
}

/** The meaning of a value by a convention. */
export interface ConventionExample {
  value: string
  /** What is marked; null for the variant of a sign. */
  mark: GlossMark | null
  base: string
  variant: string | null
}

const maxExamples = 6

/** Examples of a convention: a value for each mark, and one with a variant. */
export function conventionExamples(
  values: readonly string[],
  convention: GlossConvention,
): ConventionExample[] {
  const examples = new Map<GlossMark | null, ConventionExample>()
  for (const value of values) {
    const sorted = sortGloss(value, convention)
    if (sorted.kind === 'unmatched') continue
    const lexical = sorted.kind === 'lexical' ? sorted : null
    if (lexical?.variant != null && !examples.has(null))
      examples.set(null, { value, mark: null, base: lexical.base, variant: lexical.variant })
    const mark = sorted.kind === 'marked' ? sorted.mark : sorted.marks[0]
    if (mark && !examples.has(mark))
      examples.set(mark, { value, mark, base: lexical?.key ?? '', variant: null })
  }
  return [...examples.values()].slice(0, maxExamples)
}
