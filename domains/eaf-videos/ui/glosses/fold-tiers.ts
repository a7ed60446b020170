/** So many tiers without glosses are shown beside those with glosses. */
const maxOthers = 4

/**
 * Divides the tiers of a file with many tiers: those with glosses are shown, others can be unfolded. Files of corpora have up to
 * dozens of tiers, few of them with glosses.
 */
export function foldTiers<Tier>(
  tiers: readonly Tier[],
  hasGlosses: (tier: Tier) => boolean,
): { shown: readonly Tier[]; folded: readonly Tier[] } {
  const others = tiers.filter((tier) => !hasGlosses(tier))
  if (others.length === tiers.length || others.length <= maxOthers) return { shown: tiers, folded: [] }
  return { shown: tiers.filter(hasGlosses), folded: others }
}
