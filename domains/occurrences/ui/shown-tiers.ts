import type { MomentAnnotation, MomentTier } from '../moment.ts'
import type { MomentWire } from '../moment.wire.ts'

interface ShownTier extends MomentTier {
  /** By time. */
  annotations: MomentAnnotation[]
}

/**
 * The tiers with annotations around a moment: glosses of the same person first, then those of others, then tiers without
 * glosses.
 */
export function shownTiers({
  participant,
  tiers,
  annotations,
}: Pick<MomentWire, 'participant' | 'tiers' | 'annotations'>): ShownTier[] {
  const byTier = Map.groupBy(annotations, (annotation) => annotation.tier)
  const rank = (tier: MomentTier) => (tier.hand === null ? 2 : tier.participant === participant ? 0 : 1)
  return tiers
    .map((tier) => ({ ...tier, annotations: byTier.get(tier.position) ?? [] }))
    .filter((tier) => tier.annotations.length > 0)
    .toSorted((one, other) => rank(one) - rank(other) || one.position - other.position)
}
