import { proposeGlossTiers } from '#packages/elan/index.ts'
import type { GlossHand } from '../../eaf-video.ts'
import { conventionOf } from '../../gloss-choice.ts'
import type { RecordedTier } from './recording.queries.ts'

/** A tier with glosses. */
export interface GlossTier {
  position: number
  hand: GlossHand
  annotations: number
  /** From the file, else from the name of the tier. */
  participant: string | null
}

/** The gloss tiers of a version. @param hands instead of the stored ones, by the positions of the tiers */
export function glossTiers(
  tiers: readonly RecordedTier[],
  convention: string,
  hands?: ReadonlyMap<number, GlossHand>,
): GlossTier[] {
  const named = proposeGlossTiers(
    tiers.map(({ name, participant }) => ({ id: name, participant })),
    conventionOf(convention),
  )
  const participants = new Map(named.map(({ tier, participant }) => [tier, participant]))
  return tiers.flatMap(({ position, name, annotations, hand: stored, participant }) => {
    const hand = hands ? (hands.get(position) ?? null) : stored
    if (hand === null) return []
    return { position, hand, annotations, participant: participant || (participants.get(name) ?? null) }
  })
}
