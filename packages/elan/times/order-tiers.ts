import type { Tier } from '../document.ts'

/**
 * The indexes of tiers, each after its parent.
 * @param reportCycle called with the index of a tier whose parents lead back to it; it is treated as one without a parent
 */
export function orderTiers(tiers: readonly Tier[], reportCycle: (index: number) => void): number[] {
  const indexes = new Map(tiers.map((tier, index) => [tier.id, index]).reverse() as [string, number][])
  const ordered: number[] = []
  const states = new Map<number, 'open' | 'done'>()
  for (const start of tiers.keys()) {
    const path: number[] = []
    let at: number | undefined = start
    while (at !== undefined && !states.has(at)) {
      states.set(at, 'open')
      path.push(at)
      const parent: string | null = tiers[at]?.parent ?? null
      at = parent === null ? undefined : indexes.get(parent)
    }
    if (at !== undefined && states.get(at) === 'open') reportCycle(at)
    for (const index of path.reverse()) {
      states.set(index, 'done')
      ordered.push(index)
    }
  }
  return ordered
}
