import { expect, test } from 'vitest'
import { foldTiers } from './fold-tiers.ts'

const isGloss = (tier: string) => tier.startsWith('gloss')

test('of many tiers those with glosses are shown, and the others can be unfolded [ELN-03]', () => {
  expect(foldTiers(['gloss 1', 'a', 'b', 'gloss 2', 'c', 'd', 'e'], isGloss)).toEqual({
    shown: ['gloss 1', 'gloss 2'],
    folded: ['a', 'b', 'c', 'd', 'e'],
  })
})

test('all tiers of a small file are shown, and all where none is chosen [ELN-03]', () => {
  for (const tiers of [['gloss 1', 'a', 'b', 'c', 'd'], Array.from({ length: 40 }, (_, index) => `${index}`)])
    expect(foldTiers(tiers, isGloss)).toEqual({ shown: tiers, folded: [] })
})
