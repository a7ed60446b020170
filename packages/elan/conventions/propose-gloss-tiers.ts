import type { Tier } from '../document.ts'
import { type GlossConventionId, glossConventions } from './conventions.ts'
import type { GlossConvention } from './gloss-convention.ts'

/** A tier that probably has glosses. */
export interface GlossTierProposal {
  tier: string
  hand: 'dominant' | 'nonDominant' | 'both'
  participant: string | null
}

/** The gloss tiers of a file by one convention, from their names. */
export const proposeGlossTiers = (
  tiers: readonly Pick<Tier, 'id' | 'participant'>[],
  convention: GlossConvention,
): GlossTierProposal[] =>
  tiers.flatMap((tier) => {
    for (const hand of ['nonDominant', 'dominant', 'both'] as const)
      for (const pattern of convention[hand]) {
        const match = pattern.exec(tier.id.normalize('NFC').trim())
        if (match)
          return [{ tier: tier.id, hand, participant: tier.participant ?? match.groups?.participant ?? null }]
      }
    return []
  })

/**
 * The convention that the names of the tiers fit best, and its gloss tiers; `plain` if none fits. Of conventions that fit
 * equally, the first one in `glossConventions`.
 */
export function proposeConvention(tiers: readonly Pick<Tier, 'id' | 'participant'>[]): {
  convention: GlossConventionId
  tiers: GlossTierProposal[]
} {
  const proposals = (Object.keys(glossConventions) as GlossConventionId[]).map((convention) => ({
    convention,
    tiers: proposeGlossTiers(tiers, glossConventions[convention]),
  }))
  const best = Math.max(...proposals.map((proposal) => proposal.tiers.length))
  const found = best > 0 ? proposals.find((proposal) => proposal.tiers.length === best) : undefined
  return found ?? { convention: 'plain', tiers: [] }
}
