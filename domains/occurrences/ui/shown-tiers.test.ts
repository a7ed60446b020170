import { expect, test } from 'vitest'
import { shownTiers } from './shown-tiers.ts'

const tier = (position: number, participant: string | null, hand: 'strong' | 'weak' | null) => ({
  position,
  name: `tier ${position}`,
  participant,
  language: null,
  hand,
})
const annotation = (of: number, begin: number) => ({
  tier: of,
  position: begin,
  begin,
  end: begin + 10,
  isInterpolated: false,
  value: 'CASA',
  isSame: false,
})

test('the glosses of the person come first, then those of others, then other tiers; empty ones are left out [ELN-04]', () => {
  const shown = shownTiers({
    participant: 'S2',
    tiers: [
      tier(1, null, null),
      tier(2, 'S1', 'strong'),
      tier(3, 'S2', 'strong'),
      tier(4, 'S2', 'weak'),
      tier(5, 'S2', 'weak'),
    ],
    annotations: [annotation(1, 0), annotation(2, 5), annotation(4, 7), annotation(3, 8), annotation(3, 30)],
  })
  expect(shown.map(({ position, annotations }) => [position, annotations.map(({ begin }) => begin)])).toEqual(
    [
      [3, [8, 30]],
      [4, [7]],
      [2, [5]],
      [1, [0]],
    ],
  )
})
