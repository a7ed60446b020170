/** Who sees a recording: administrators only, or everybody (ELN-08). */
export const eafVisibilities = ['restricted', 'public'] as const
export type EafVisibility = (typeof eafVisibilities)[number]

/**
 * How the uses of a sign are counted where both hands have a gloss: each gloss; the weak hand only where it does not overlap
 * the strong one; glosses that overlap by nine tenths as one.
 */
export const countingRules = ['all', 'notOverlapping', 'merged'] as const
export type CountingRule = (typeof countingRules)[number]

/** Whose glosses a tier has. */
export const glossHands = ['strong', 'weak', 'both'] as const
export type GlossHand = (typeof glossHands)[number]

/** The class of an annotation of a gloss tier: a sign of the dictionary, something that is no lexical sign, or not found. */
export const occurrenceClasses = ['lexical', 'marked', 'unmatched'] as const
export type OccurrenceClass = (typeof occurrenceClasses)[number]

/**
 * How the sign of an annotation was found: by its reference to our vocabulary, by an equal gloss, by a gloss that is equal without
 * case and accents, by the gloss without its variant, or by a person.
 */
export const occurrenceLinks = ['reference', 'exact', 'folded', 'variant', 'hand'] as const
export type OccurrenceLink = (typeof occurrenceLinks)[number]

/** How many neighbours an occurrence is stored with, on either side. */
export const maxNeighbours = 5
